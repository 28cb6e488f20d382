import { print, printColoured } from "../../content/files/terminal"
import { check } from "../check/command"
import { runInTerminal } from "../command-line"

const color = process.stdout.isTTY === true && process.stdout.hasColors()

runInTerminal((args, io) => check(args, { ...io, color, write: color ? printColoured : print }))
