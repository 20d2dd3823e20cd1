"""The two carriers of one rules source: plain Python, and its compiled twin.

An algorithm written once (a playout, a search) calls the functions of `core/contract.py`. A carrier binds it to a
game: each function, and each function it calls, is made anew from its code with a fresh globals dictionary in which the
contract's names mean that game's functions. The plain carrier stops there; the compiled one gives every such function
to Numba, so that a whole playout runs inside compiled code. Never step compiled rules one move at a time from Python.

Numba's own disk cache does not notice an edit in another module, so the cache lies in a folder named by the hash of
all sources that can take part.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

from schadenfreude.core import contract
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.state import State, record_type, visible_bytes

if TYPE_CHECKING:
    import numpy as np

CACHE_LINE = 128  # bytes; two lines, as processors fetch them in pairs
SMALL = 400  # bytes of bytecode up to which a function is always inlined; Numba's own guess leaves speed behind
PARTS = ("rules", "easy", "laws", "guide")  # the modules of a game that hold functions of the contract
OWN_PARTS = ("core", "players", "lab")  # the folders of this package whose functions can take part


class Carrier:
    """Binds algorithms to a game. `tell` says what the rules' events become: "tell", "count" or "silent"."""

    def __init__(self, game: Game, algorithm: str, tell: str) -> None:
        self.game = game
        self.algorithm = algorithm
        self._made: dict[FunctionType, Any] = {}
        self._meaning: dict[FunctionType, FunctionType] = self.own_functions()
        for name, stub in vars(contract).items():
            for module in PARTS:
                found = vars(game.module(module)).get(name) if game.has_module(module) else None
                if isinstance(stub, FunctionType) and isinstance(found, FunctionType) and found is not stub:
                    self._meaning[stub] = found
        self._meaning[contract.tell] = getattr(contract, tell)  # type: ignore[index]

    def own_functions(self) -> dict[Any, Any]:
        """The functions of the contract that the carrier supplies itself."""
        raise NotImplementedError

    def bind(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """`function` with the contract's names bound to the game, and everything it calls likewise."""
        assert isinstance(function, FunctionType)
        function = self._meaning.get(function, function)
        if function not in self._made:
            fresh: dict[str, Any] = {"__builtins__": function.__globals__["__builtins__"]}
            made = FunctionType(function.__code__, fresh, function.__name__, function.__defaults__)
            made.__qualname__ = f"{self.game.name}.{self.algorithm}.{function.__qualname__}"
            made.__module__ = function.__module__
            self._made[function] = self.finish(made)
            for name in _names(function.__code__):
                if name in function.__globals__:
                    fresh[name] = self.translate(function.__globals__[name])
        bound: Callable[..., Any] = self._made[function]
        return bound

    def translate(self, value: Any) -> Any:
        """What a global name of a bound function means in the carrier."""
        if isinstance(value, FunctionType):
            return self.bind(value)
        return value

    def finish(self, function: FunctionType) -> Any:
        """The bound function as it will be called."""
        return function

    def desk(self, start: State) -> tuple[Any, Any]:
        """A state to play on, and the working memory `desk` for one thread, its first position being `start`."""
        raise NotImplementedError

    def tally(self, s: Any) -> Any:
        """How often each event was told on the state of a desk."""
        return s.tally

    def position(self, s: Any) -> State:
        """The position of a desk's state, to read and not to change."""
        raise NotImplementedError

    def words(self, count: int) -> Any:
        """An array of `count` integers (zeros): a stream, a list of moves."""
        raise NotImplementedError

    def rows(self, count: int, width: int) -> Any:
        """A table of integers (zeros)."""
        raise NotImplementedError


class Plain(Carrier):
    """The carrier that runs the rules as they are: states are `State` objects."""

    def own_functions(self) -> dict[Any, Any]:
        """`look` makes a masked state; `restart` copies."""
        return {contract.look: _look_plain, contract.restart: _restart_plain}

    def desk(self, start: State) -> tuple[Any, Any]:
        """A copy of `start`, and `start` itself."""
        s = start.copy()
        s.tally = [0] * len(self.game.events)
        return s, start

    def position(self, s: Any) -> State:
        """The state itself."""
        return s  # type: ignore[no-any-return]

    def words(self, count: int) -> Any:
        """A list of zeros."""
        return [0] * count

    def rows(self, count: int, width: int) -> Any:
        """A list of lists of zeros."""
        return [[0] * width for _ in range(count)]


def _look_plain(s: State, desk: Any, seat: int) -> State:  # noqa: ARG001
    return s.masked(seat)


def _restart_plain(s: State, desk: Any) -> None:
    s.become(desk)


class Compiled(Carrier):
    """The carrier that compiles: states are entries of a NumPy record array. Needs the extra `fast`.

    Raises BadInput if Numba is not installed.
    """

    def __init__(self, game: Game, algorithm: str, tell: str) -> None:
        super().__init__(game, algorithm, tell)
        try:
            import numba
        except ImportError:
            raise BadInput("error-no-numba") from None
        self._numba: Any = numba
        self.record = record_type(game.fields, len(game.events))
        self._masks: np.ndarray[Any, Any] | None = None
        self._folder = str(cache_folder(game))

    def own_functions(self) -> dict[Any, Any]:
        """`look` and `restart` copy bytes."""
        return {contract.look: _look_compiled, contract.restart: _restart_compiled}

    def translate(self, value: Any) -> Any:
        """As for any carrier; and tables, tuples in the source, become constant arrays (look-ups cost a tenth)."""
        if isinstance(value, tuple):
            import numpy as np

            return np.array(value)
        return super().translate(value)

    def finish(self, function: FunctionType) -> Any:
        """The function as Numba's dispatcher, compiled when first called, cached on disk."""
        before = self._numba.config.CACHE_DIR
        self._numba.config.CACHE_DIR = self._folder
        small = len(function.__code__.co_code) < SMALL
        # No function makes an array: counting references to them (`_nrt`) would only cost time, up to a twentieth.
        options = {"nogil": True, "error_model": "numpy", "forceinline": small, "_nrt": False}
        try:
            made = self._numba.njit(cache=True, **options)(function)
        finally:
            self._numba.config.CACHE_DIR = before
        compile_for = made.get_call_template
        made.get_call_template = lambda args, kws: compile_for([self._widest(arg) for arg in args], kws)
        return made

    def _widest(self, kind: Any) -> Any:
        """The type by which a call passes a number: one for all signed integers, whether constants or fields.

        Else Numba compiles a function anew for every constant and every width; that doubles the time.
        """
        kind = self._numba.types.unliteral(kind)
        is_signed = isinstance(kind, self._numba.types.Integer) and kind.signed
        return self._numba.types.int64 if is_signed else kind

    def states(self, count: int) -> np.ndarray[Any, Any]:
        """A record array of `count` states (all zero) that shares no cache line with anything else."""
        import numpy as np

        size = count * self.record.itemsize
        buffer = np.zeros(size + 2 * CACHE_LINE, np.uint8)
        start = -buffer.ctypes.data % CACHE_LINE
        return buffer[start : start + size].view(self.record)

    def put(self, states: np.ndarray[Any, Any], place: int, s: State) -> None:
        """Write a plain state into a record array; its tally starts at zero."""
        import numpy as np

        raw = states.view(np.uint8).reshape(len(states), -1)
        data = np.frombuffer(s.to_bytes(), np.uint8)
        raw[place, : len(data)] = data
        raw[place, len(data) :] = 0

    def get(self, states: np.ndarray[Any, Any], place: int) -> State:
        """The plain form of a state in a record array."""
        return self.game.state_class.from_bytes(states[place].tobytes())

    def masks(self) -> np.ndarray[Any, Any]:
        """For each seat, 1 for each byte of a state it may see, else 0 (seats x bytes); the last row a spectator's."""
        if self._masks is None:
            import numpy as np

            _, most = self.game.players
            masks = np.array([visible_bytes(self.game.fields, seat) for seat in (*range(most), None)], np.uint8)
            self._masks = masks
        return self._masks

    def desk(self, start: State) -> tuple[Any, Any]:
        """Three records: the state to play on, what a seat sees of it, the first position; their bytes; the masks."""
        import numpy as np

        states = self.states(3)
        self.put(states, 2, start)
        states[0] = states[2]
        return states[0], (states, states.view(np.uint8).reshape(3, -1), self.masks())

    def tally(self, s: Any) -> Any:
        """A view of the record's tally."""
        return s["tally"]

    def position(self, s: Any) -> State:
        """The record as a state of its own."""
        return self.game.state_class.from_bytes(s.tobytes())

    def words(self, count: int) -> Any:
        """An array of 64-bit integers on cache lines of its own."""
        import numpy as np

        buffer = np.zeros(count + 2 * CACHE_LINE // 8, np.int64)
        start = (-buffer.ctypes.data % CACHE_LINE) // 8
        return buffer[start : start + count]

    def rows(self, count: int, width: int) -> Any:
        """A table of 64-bit integers."""
        import numpy as np

        return np.zeros((count, width), np.int64)


def _look_compiled(s: Any, desk: Any, seat: int) -> Any:  # noqa: ARG001
    states, raw, masks = desk
    for j in range(masks.shape[1]):
        raw[1, j] = raw[0, j] * masks[seat, j]
    return states[1]


def _restart_compiled(s: Any, desk: Any) -> None:  # noqa: ARG001
    raw, masks = desk[1], desk[2]
    for j in range(masks.shape[1]):
        raw[0, j] = raw[2, j]


def has_numba() -> bool:
    """Is the extra `fast` installed?"""
    from importlib.util import find_spec

    return find_spec("numba") is not None


def _names(code: CodeType) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names


def cache_folder(game: Game) -> Path:
    """The folder of a game's compiled code, made if need be.

    Its name holds the hash of all sources that can take part. Where nothing can be written, a private temporary folder.
    """
    root = os.environ.get("SCHADENFREUDE_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    folder = Path(root).expanduser() / "schadenfreude" / f"{game.name}-{_source_hash(game)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return _temporary_folder()


@cache
def _temporary_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="schadenfreude-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def _source_hash(game: Game) -> str:
    import numba
    import numpy as np

    own = Path(__file__).parent.parent
    folders = [own / part for part in OWN_PARTS] + [Path(str(game.module("rules").__file__)).parent]
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]
