/**
 * Compile a folder of Python modules for the browser's Python, with that Python itself:
 *
 *     node compile.mjs FROM TO OPTIMISE
 *
 * TO gets a .pyc for each .py, and every other file as it is. What was compiled once is not
 * compiled again at every start of a game.
 */
import { loadPyodide } from "pyodide";

const [from, to, optimise] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/from", from);
python.mountNodeFS("/to", to);
const compiled = python.runPython(`
import pathlib, py_compile, shutil

count = 0
for path in sorted(pathlib.Path("/from").rglob("*")):
    target = pathlib.Path("/to") / path.relative_to("/from")
    if path.is_dir():
        target.mkdir(parents=True, exist_ok=True)
    elif path.suffix == ".py":
        name = str(path.relative_to("/from"))
        how = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(path, target.with_suffix(".pyc"), name, doraise=True, optimize=${Number(optimise)}, invalidation_mode=how)
        count += 1
    else:
        shutil.copyfile(path, target)
count
`);
if (!compiled) throw new Error(`no modules in ${from}`);
process.exit(0);
