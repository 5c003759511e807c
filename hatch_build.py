"""Compile `trilith.engine`, `trilith.games` and `trilith.bots` into the wheel, from the files that
run uncompiled; build the client for the browser into it; and add the documentation if it is built.

`TRILITH_COMPILE` says what is wanted: `auto` (the default) compiles where a C compiler works, and
ships plain Python with a warning where none does; `1` compiles or fails; `0` never compiles.
`TRILITH_WEB` says the same of the client, which needs packages of Node's registry, but no Node.
`TRILITH_OPTIMIZE` is how much the C compiler optimises: 3, or less for a build that is only tested.
An editable install is never compiled, so that debugger and coverage see the source.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension
    from setuptools.command.build_ext import build_ext

COMPILE = "TRILITH_COMPILE"
CLIENT = "TRILITH_WEB"
OPTIMIZE = "TRILITH_OPTIMIZE"
MODES = ("0", "1", "auto")
LEVELS = ("0", "1", "2", "3")
COMPILED_PACKAGES = ("trilith/engine", "trilith/games", "trilith/bots")
# mypyc lives in mypy; its next major version may translate differently, so it is tried first.
COMPILER_NEEDS = ["mypy[mypyc]>=2.4,<3", "setuptools>=77"]
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CannotCompile(Exception):
    """Compiling is not possible here; the text says why, in one line."""


class WheelHook(BuildHookInterface[Any]):
    """Add to the wheel the extension modules, all of them or none, and the built client."""

    workshop: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Ask for the tools' packages only when something may be made with them."""
        compiler = [] if wanted_mode(COMPILE) == "0" else COMPILER_NEEDS
        return compiler if wanted_mode(CLIENT) == "0" else [*compiler, *client_build().NEEDS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if wanted_mode(COMPILE) != "0":
            self.compile(build_data)
        if wanted_mode(CLIENT) != "0":
            self.build_client(build_data)
        self.add_site(build_data)

    def add_site(self, build_data: dict[str, Any]) -> None:
        """The documentation, if `make docs` has built it: its tools are too many to ask for here."""
        site = Path(self.root, "src", "trilith", "site")
        if (site / "index.html").is_file():
            build_data["force_include"][str(site)] = "trilith/site"
        else:
            self.app.display_warning("trilith has no documentation at /docs: `make docs` builds it")

    def compile(self, build_data: dict[str, Any]) -> None:
        try:
            self.add_extensions(build_data)
        except CannotCompile as reason:
            self.clear_up()
            if wanted_mode(COMPILE) == "1":
                raise
            self.app.display_warning(f"trilith is not compiled, and so runs slower: {reason}")

    def build_client(self, build_data: dict[str, Any]) -> None:
        builder = client_build()
        try:
            built = builder.ensure(Path(self.root))
            if built is None:
                raise builder.CannotBuild("expected its sources in web, found none")
        except builder.CannotBuild as reason:
            if wanted_mode(CLIENT) == "1":
                raise
            self.app.display_warning(f"trilith has no client for the browser: {reason}")
            return
        build_data["force_include"][str(built)] = "trilith/web"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up only now: the wheel is written after `initialize`, from the workshop's files."""
        self.clear_up()

    def clear_up(self) -> None:
        if self.workshop is not None:
            self.workshop.cleanup()

    def add_extensions(self, build_data: dict[str, Any]) -> None:
        self.workshop = TemporaryDirectory(prefix="trilith-build-")
        library = compile_packages(Path(self.root, "src"), Path(self.workshop.name))
        for file in library.rglob("*.*"):
            build_data["force_include"][str(file)] = file.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted_mode(variable: str) -> str:
    mode = os.environ.get(variable, "auto")
    if mode not in MODES:
        raise ValueError(f"{variable}: expected one of {', '.join(MODES)}, found {mode!r}")
    return mode


def wanted_level() -> str:
    level = os.environ.get(OPTIMIZE, LEVELS[-1])
    if level not in LEVELS:
        raise ValueError(f"{OPTIMIZE}: expected one of {', '.join(LEVELS)}, found {level!r}")
    return level


def client_build() -> ModuleType:
    """Load the module by its file: its package may need what is not installed yet."""
    file = Path(__file__).parent / "src" / "trilith" / "server" / "client_build.py"
    spec = importlib.util.spec_from_file_location("trilith_client_build", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_packages(source: Path, workshop: Path) -> Path:
    """Compile outside the source tree; return a directory laid out like the wheel."""
    try:
        require_compiler(workshop)
        return build(translate(source, workshop), workshop / "wheel")
    except CannotCompile:
        raise
    except SystemExit as error:  # how mypyc leaves, its errors printed, when it finds any
        raise CannotCompile("mypyc refuses the modules; it printed why") from error
    # Tools fail in ways of their own; `TRILITH_COMPILE` alone says what follows from it.
    except Exception as error:
        raise CannotCompile(f"{type(error).__name__}: {error}") from error


def require_compiler(workshop: Path) -> None:
    """Build a module of one line: a compiler without Python's headers is common, and no use."""
    if sys.implementation.name != "cpython":
        raise CannotCompile(f"expected CPython, found {sys.implementation.name}")
    from setuptools import Extension

    source = workshop / "probe.c"
    source.write_text(PROBE, encoding="utf-8")
    try:
        build([Extension("probe", [str(source)])], workshop / "probe")
    except Exception as error:
        raise CannotCompile(f"no working C compiler with Python's headers ({error})") from error


def translate(source: Path, workshop: Path) -> list[Extension]:
    """Turn every module into C, one file each, which compiles in a third of the time of one."""
    from mypyc.build import mypycify

    with chdir(source):  # mypy names the modules from here
        extensions = mypycify(
            [*mypy_options(workshop), *modules(Path())],
            opt_level=wanted_level(),
            debug_level="0",
            multi_file=True,
            group_name="trilith",
            target_dir=str(workshop / "c"),
        )
    return cast("list[Extension]", extensions)


def mypy_options(workshop: Path) -> list[str]:
    """Leave strictness to the checks of the project: a user's build needs the types alone."""
    return ["--config-file=", f"--cache-dir={workshop / 'mypy'}"]


def modules(source: Path) -> list[str]:
    """List all modules of the compiled packages: calls to plain ones would be slow."""
    found = [path for name in COMPILED_PACKAGES for path in (source / name).rglob("*.py")]
    if not found:
        raise CannotCompile(f"expected modules in {' and '.join(COMPILED_PACKAGES)}, found none")
    return sorted(path.as_posix() for path in found)


def build(extensions: list[Extension], target: Path) -> Path:
    from setuptools import Distribution

    settings = {"ext_modules": extensions, "cmdclass": {"build_ext": parallel_build_ext()}}
    command = Distribution(settings).get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = f"{target}-objects"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return target


def parallel_build_ext() -> type[build_ext]:
    """Define the command late: setuptools is here only once `dependencies` was asked."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuildExt(build_ext):
        """Share the C files of one extension between the cores; setuptools does so for none."""

        def build_extension(self, ext: Extension) -> None:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: self.compile_one(ext, source), ext.sources)
                ext.extra_objects = [*ext.extra_objects, *objects]
            ext.sources = []
            super().build_extension(ext)

        def compile_one(self, ext: Extension, source: str) -> str:
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
            return objects[0]

    return ParallelBuildExt
