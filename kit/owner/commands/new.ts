import "./support/need-all-packages"
import { runInTerminal } from "../command-line"
import { newEntry } from "../new/command"

runInTerminal(newEntry)
