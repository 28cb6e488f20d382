import "./support/need-all-packages"
import { runInTerminal } from "../command-line"
import { update } from "../update/command"
import { picturesOfPages } from "../update/pictures-of-pages"
import { runProgram } from "../update/proof/tools"

runInTerminal((args, io) => update(args, { ...io, tools: { run: runProgram, pictures: picturesOfPages } }))
