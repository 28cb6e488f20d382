import "./support/need-all-packages"
import { runInTerminal } from "../command-line"
import { runProgram } from "../run-program"
import { update } from "../update/command"

runInTerminal((args, io) => update(args, { ...io, run: runProgram }))
