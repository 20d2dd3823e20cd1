"""Whatever is sent to the JSON interface, it answers as its description says; Schemathesis makes up what is sent."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from schadenfreude.server.api import OPERATIONS
from schadenfreude.server.openapi import describe
from tests.server.visiting import Program, Server

EXAMPLES = 6
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
description = schemathesis.openapi.from_dict(describe(OPERATIONS))


@pytest.fixture(scope="module")
def robot(server: Server) -> Program:
    return Program(server, "Robot")


@pytest.fixture(scope="module")
def table(robot: Program) -> str:
    """A table that has not started, so that most things can be done there."""
    return str(robot.post("/tables", game="pechvogel", seats=[None, None, None])["id"])


@description.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)
def test_every_answer_is_as_described(case: Any, server: Server, robot: Program, table: str) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    headers = {"authorization": robot.client.headers["authorization"]}
    case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS)
