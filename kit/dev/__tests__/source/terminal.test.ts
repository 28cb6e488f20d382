import { modules } from "./source-files"

/** Where something writes to the terminal, or asks in it, by itself. */
const byItself =
  /process\.std(?:out|err)\.write|\bconsole\.(?:log|warn|error|info)\(|from "@inquirer\/prompts"|from "node:readline/

test("one module writes to the terminal, and one asks in it: what others say can do nothing there", () => {
  const commands = [...modules].filter(
    ([path]) => /^(?:src|kit)\/(?!studio\/client|dev\/bench)|^gatsby-/.test(path) && !path.includes("__tests__"),
  )
  const found = commands.filter(([, text]) => byItself.test(text)).map(([path]) => path)
  expect(found).toEqual(["kit/content/files/terminal.ts", "kit/owner/prompts.ts"])
})
