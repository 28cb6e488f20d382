import "./support/need-all-packages"
import { runInTerminal } from "../command-line"
import { importSources } from "../import/command"

runInTerminal((args, io) => importSources(args, io))
