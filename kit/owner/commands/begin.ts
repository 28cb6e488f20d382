import "./support/need-all-packages"
import { begin } from "../begin/command"
import { runInTerminal } from "../command-line"

runInTerminal((args, io) => begin(args, { ...io, today: new Date() }))
