import { runProgram } from "../../run-program"

/** Installs packages in a folder, in a process of its own that tests kill: `npm-run.ts <folder>`. */
runProgram("npm", ["ci"], process.argv[2] ?? "", new AbortController().signal)
