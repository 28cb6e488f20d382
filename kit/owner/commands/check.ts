import { isColorSupported } from "picocolors"
import { print, printColoured } from "../../content/files/terminal"
import { check } from "../check/command"
import { runInTerminal } from "../command-line"

const color = isColorSupported && process.stdout.isTTY === true && !process.env.NO_COLOR

runInTerminal((args, io) => check(args, { ...io, color, write: color ? printColoured : print }))
