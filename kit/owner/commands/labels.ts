import { runInTerminal } from "../command-line"
import { changeLabels } from "../label-sets/command"

runInTerminal(changeLabels)
