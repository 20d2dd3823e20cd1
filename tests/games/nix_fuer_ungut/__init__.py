"""The tests of Nix für Ungut!."""
