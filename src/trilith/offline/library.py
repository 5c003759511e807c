"""The Python half of the folder: the standard library without what nobody needs, and our modules.

Both are compiled by the browser's own Python, packed, and compressed as a whole.
"""

from __future__ import annotations

import gzip
import io
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib import metadata, resources
from pathlib import Path
from typing import Final

import trilith
from trilith import games
from trilith.engine.errors import BadInput
from trilith.server import client_build
from trilith.text import LANGUAGES

PACKAGE: Final = Path(trilith.__file__).parent
WHOLE: Final = ("engine", "games", "bots")
"""Parts that go along as they are; of the others, only the modules that are loaded."""
READ: Final = ("coach", "puzzles")
"""Parts whose modules read files that lie beside them."""
ENTRANCES: Final = ("door", "puzzles", "coaching")
"""What the page's workers load, at once or when it is asked for."""
TEXTS: Final = ("rules-text.toml", "explain.toml")
LEFT_OUT: Final = (*TEXTS, "rules-sections.toml")
"""Words are worked out beforehand: see `answers`."""
WORDS: Final = "trilith.server.copy_words"
"""What rebuilds them for a copy with other numbers: see `words`."""
FOREIGN: Final = ("attr", "babel", "fluent", "pytz", "typing_extensions")
"""What that needs of others,"""
ALSO_NEEDED: Final = frozenset({"platform"})
"""and of the standard library beside what is always there (`NEEDED`)."""
DATA: Final = (".toml", ".json", ".jsonl")
WITHOUT_DOCS: Final = 2
"""Python's name for compiling without docstrings and assertions."""
EARLIER: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file, so that the same files make the same archive."""

PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"

NEEDED: Final = frozenset(
    {
        *("__future__", "_collections_abc", "_colorize", "_compat_pickle", "_opcode_metadata"),
        *("_py_warnings", "_pyodide", "_sitebuiltins", "_ssl", "_strptime", "_weakrefset", "abc"),
        *("annotationlib", "ast", "asyncio", "base64", "bisect", "bz2", "calendar", "codecs"),
        *("codeop", "collections", "compression", "concurrent", "contextlib", "contextvars"),
        *("copy", "copyreg", "dataclasses", "datetime", "decimal", "difflib", "dis", "encodings"),
        *("enum",),
        *("fnmatch", "fractions", "functools", "genericpath", "glob", "gzip", "hashlib", "heapq"),
        *("hmac", "importlib", "inspect", "io", "ipaddress", "json", "keyword", "linecache"),
        *("locale", "logging", "lzma", "ntpath", "numbers", "opcode", "operator", "os"),
        *("pathlib", "pickle", "pkgutil", "posixpath", "pyodide", "queue", "random", "re"),
        *("reprlib", "secrets", "selectors", "shutil", "signal", "site", "socket", "ssl", "stat"),
        *("statistics", "string", "struct", "subprocess", "sysconfig", "tempfile", "textwrap"),
        *("threading", "token", "tokenize", "tomllib", "traceback", "types", "typing", "urllib"),
        *("uuid", "warnings", "weakref", "zipfile", "zipimport"),
    }
)
"""What Python's start and the games load of the standard library, errors and all."""
ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "idna")


def standard_library(source: Path) -> bytes:
    """The standard library of the browser's Python."""
    return packed(compiled(source, _standard(source, NEEDED), WITHOUT_DOCS))


def _standard(source: Path, wanted: frozenset[str]) -> dict[str, bytes]:
    """These modules of it, with the few encodings that matter."""
    with zipfile.ZipFile(source / "node_modules" / "pyodide" / "python_stdlib.zip") as whole:
        return {
            name: whole.read(name)
            for name in whole.namelist()
            if not name.endswith("/") and _is_of(name, wanted)
        }


def _is_of(name: str, wanted: frozenset[str]) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return first in wanted and rest.removesuffix(".py") in ENCODINGS
    return first.removesuffix(".py") in wanted


def our_modules(source: Path) -> bytes:
    """Engine, games, bots, and the table code with all that it loads."""
    files = {f"trilith/{name}": (PACKAGE / name).read_bytes() for name in our_files()}
    return packed(compiled(source, files | _wheel(source)))


def our_files() -> Iterator[str]:
    """By their paths in the package."""
    for part in (*WHOLE, *READ):
        for path in sorted((PACKAGE / part).rglob("*")):
            is_data = path.suffix in DATA and path.name not in LEFT_OUT
            if is_data or (path.suffix == ".py" and part in WHOLE):
                yield path.relative_to(PACKAGE).as_posix()
    for name in loaded_modules():
        path = PACKAGE / name.partition(".")[2].replace(".", "/")
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        found = path.relative_to(PACKAGE).as_posix()
        if found.partition("/")[0] not in WHOLE:
            yield found


def loaded_modules(*more: str) -> dict[str, Path]:
    """What the browser side loads from this package, and where that lies; it knows of nothing
    else."""
    found = all_loaded(*(f"trilith.offline.{name}" for name in ENTRANCES), *more)
    return {name: path for name, path in found.items() if name.partition(".")[0] == "trilith"}


def all_loaded(*modules: str) -> dict[str, Path]:
    """The modules that these load, themselves among them, and where they lie."""
    asked = (
        f"import sys, {', '.join(modules)}\n"
        "for name, module in sorted(sys.modules.items()):\n"
        "    if getattr(module, '__file__', None): print(name, module.__file__, sep='\\t')"
    )
    answer = subprocess.run(
        [sys.executable, "-P", "-c", asked], capture_output=True, text=True, check=True
    )
    return {name: Path(path) for name, path in map(_in_two, answer.stdout.splitlines())}


def _in_two(line: str) -> tuple[str, str]:
    name, _, path = line.partition("\t")
    return name, path


# ------------------------------------------------------------------ the words of a copy


def words(source: Path) -> bytes:
    """What makes the words of a copy: fetched when a table that plays with one is first opened."""
    files = {name: path.read_bytes() for name, path in word_files()}
    return packed(compiled(source, files | _standard(source, ALSO_NEEDED)))


def word_files() -> Iterator[tuple[str, Path]]:
    """By their paths in the archive."""
    known = set(loaded_modules())
    for name, path in loaded_modules(WORDS).items():
        if name not in known and name.split(".")[1] not in WHOLE:
            yield f"trilith/{path.relative_to(PACKAGE).as_posix()}", path
    for path in sorted(PACKAGE.glob("games/*/*.toml")):
        if path.name in TEXTS:
            yield f"trilith/{path.relative_to(PACKAGE).as_posix()}", path
    for language in LANGUAGES:
        for name in ("common", *(f"{key}{end}" for key in games.keys() for end in ("", "-learn"))):
            path = PACKAGE / "text" / language / f"{name}.ftl"
            if path.is_file():
                yield f"trilith/{path.relative_to(PACKAGE).as_posix()}", path
    yield from _foreign_files()


def _foreign_files() -> Iterator[tuple[str, Path]]:
    """Third-party modules that are loaded, and what babel knows about our languages."""
    for name, path in all_loaded(WORDS).items():
        if name.partition(".")[0] in FOREIGN:
            suffix = "/__init__.py" if path.name == "__init__.py" else ".py"
            yield name.replace(".", "/") + suffix, path
    babel = Path(str(resources.files("babel")))
    yield "babel/global.dat", babel / "global.dat"
    for language in ("root", *LANGUAGES):
        yield f"babel/locale-data/{language}.dat", babel / "locale-data" / f"{language}.dat"


def _wheel(source: Path) -> dict[str, bytes]:
    """The files of the one third-party package, fetched once and checked by its digest."""
    folder = source / "node_modules" / "wheels"
    wheels = list(folder.glob("*.whl"))
    if not wheels:
        _fetch_wheel(source, folder)
        wheels = list(folder.glob("*.whl"))
    with zipfile.ZipFile(wheels[0]) as wheel:
        names = [name for name in wheel.namelist() if name.endswith((".py", ".so", "/LICENSE"))]
        return {name: wheel.read(name) for name in names}


def _fetch_wheel(source: Path, folder: Path) -> None:
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--no-deps", "--require-hashes", "--only-binary", ":all:"),
        *("--platform", PLATFORM, "--python-version", PYTHON, "--dest", str(folder)),
        *("--requirement", str(source / "requirements.txt")),
    ]
    try:
        subprocess.run(command, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BadInput("offline", f"cannot fetch msgspec for the browser: {error}") from error


# ------------------------------------------------------------------ compiling and packing


def compiled(source: Path, files: dict[str, bytes], how: int = 0) -> dict[str, bytes]:
    """The same files with compiled modules in place of their texts."""
    with tempfile.TemporaryDirectory() as folder:
        texts, made = Path(folder, "from"), Path(folder, "to")
        for name, content in files.items():
            path = texts / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        made.mkdir()
        client_build.run(source, "node", "compile.mjs", str(texts), str(made), str(how))
        paths = sorted(path for path in made.rglob("*") if path.is_file())
        return {path.relative_to(made).as_posix(): path.read_bytes() for path in paths}


def packed(files: dict[str, bytes]) -> bytes:
    """An archive without compression: it is compressed as a whole, which is shorter."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, EARLIER), content)
    return target.getvalue()


def pressed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def pyodide(source: Path, name: str) -> bytes:
    return (source / "node_modules" / "pyodide" / name).read_bytes()


def copy_licences(source: Path, target: Path) -> None:
    """What the authors of free software ask for: their licences."""
    shutil.copy(source / "node_modules" / "pyodide" / "README.md", target / "pyodide.md")
    for name, text in _wheel(source).items():
        if name.endswith("/LICENSE"):
            (target / "msgspec.txt").write_bytes(text)
    for name in ("attrs", "Babel", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions"):
        (target / f"{name}.txt").write_text(_licence(name), "utf-8")


def _licence(name: str) -> str:
    """What a package says about its licence: its own file, or the name of the licence."""
    about = metadata.distribution(name)
    files = [one for one in about.files or () if one.name.upper().startswith("LICENSE")]
    if files:
        return files[0].read_text()
    fields = about.metadata
    named = [name for name in ("License-Expression", "License") if name in fields]
    return f"{fields['Name']}: {fields[named[0]] if named else 'see its home page'}\n"
