"""Documents are read by readers that were made when their module was imported, and by no others."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct, ValidationError

from trilith.server import decoding
from trilith.server.decoding import converter, decoder

SERVER = Path(decoding.__file__).parent


class Seat(Struct):
    name: str
    bot: bool = False


def test_a_decoder_reads_json_as_its_type_and_nothing_else() -> None:
    read = decoder(Seat)
    assert read(b'{"name": "Ada"}') == Seat("Ada")
    with pytest.raises(ValidationError, match=r"\$\.name"):
        read('{"name": 1}')


def test_a_converter_does_the_same_with_what_is_read_already() -> None:
    read = converter(Seat)
    assert read({"name": "Ada", "bot": True}) == Seat("Ada", True)
    with pytest.raises(ValidationError, match=r"\$\.bot"):
        read({"name": "Ada", "bot": "yes"})


# ------------------------------------------------------------------ why they are made early

CROWD = """
from __future__ import annotations
import sys, threading, types
from trilith.server.decoding import converter
sys.setswitchinterval(1e-6)
SHAPES = '''
from __future__ import annotations
from msgspec import Struct
class Piece(Struct):
    number: int
    where: dict[str, list[int | str]]
class Seat(Struct):
    piece: Piece
    pieces: list[Piece] | None = None
class Table(Struct):
    seat: Seat
    piece: Piece
    seats: list[Seat]
'''
piece = {"number": 1, "where": {"a": [1, "2"]}}
seat = {"piece": piece, "pieces": [piece]}
doc = {"seat": seat, "piece": piece, "seats": [seat, seat]}
for number in range(60):
    module = types.ModuleType(f"shapes{number}")
    sys.modules[module.__name__] = module
    exec(SHAPES, module.__dict__)
    read, line = converter(module.Table), threading.Barrier(4)
    def go() -> None:
        line.wait()
        read(doc)
    threads = [threading.Thread(target=go) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("all read")
"""


def test_threads_that_read_a_type_for_the_first_time_together_do_not_crash() -> None:
    """With `msgspec.convert` in its place this process ends by a segmentation fault."""
    done = subprocess.run([sys.executable, "-c", CROWD], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "all read\n"), done.stderr


def calls(tree: ast.AST, in_function: bool = False) -> Iterator[tuple[ast.Call, bool]]:
    """Every call, and whether it is made inside a function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield node, in_function
        is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        yield from calls(node, in_function or is_function)


def found_late(call: ast.Call, in_function: bool) -> bool:
    """Whether a call makes msgspec find out about a type when somebody asks for something."""
    name = ast.unparse(call.func)
    if name == "msgspec.json.decode":
        return any(keyword.arg == "type" for keyword in call.keywords)
    if name in ("msgspec.convert", "msgspec.json.Decoder"):
        return True
    return in_function and name in ("decoder", "converter")


def test_nothing_in_the_server_finds_out_about_a_type_later() -> None:
    late = [
        f"{path.relative_to(SERVER)}:{call.lineno} {ast.unparse(call)}"
        for path in sorted(SERVER.rglob("*.py"))
        if path.name != "decoding.py"
        for call, in_function in calls(ast.parse(path.read_text("utf-8")))
        if found_late(call, in_function)
    ]
    assert late == []


@pytest.mark.parametrize(
    "line",
    [
        "def f(x): return msgspec.json.decode(x, type=Summary)",
        "def f(x): return msgspec.convert(x, Summary)",
        "READ = msgspec.json.Decoder(Summary).decode",
        "def f(x): return decoder(Summary)(x)",
    ],
)
def test_that_would_be_found(line: str) -> None:
    assert any(found_late(call, within) for call, within in calls(ast.parse(line)))
