import { Refusal } from "../files/errors"
import { erase, print, printColoured, runAsCommand, sanitizeOutput, writeError } from "../files/terminal"

/** What was written to a stream meanwhile. */
async function written(stream: "stdout" | "stderr", task: () => unknown): Promise<string> {
  let text = ""
  jest.spyOn(process[stream], "write").mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  await task()
  return text
}

const clipboard = "\u001b]52;c;cm0gLXJmIH4=\u0007"

test("what a terminal would obey is not written, on either stream", async () => {
  const hostile = `a${clipboard}b\u001b[2Jc\u009b1md\re\u007f\n\tf\u202eg\u2066h`
  for (const [stream, write] of [
    ["stdout", print],
    ["stderr", writeError],
  ] as const)
    expect(await written(stream, () => write(hostile))).toBe("a]52;c;cm0gLXJmIH4=b[2Jc1mde\n\tfgh")
})

test("a command's own colours are written, and nothing else that a terminal would obey", async () => {
  expect(await written("stdout", () => printColoured("\u001b[31mwrong\u001b[39m\u001b[8mhidden\u001b[2J"))).toBe(
    "\u001b[31mwrong\u001b[39m[8mhidden[2J",
  )
})

test("a line is written over only by what begins with it", async () => {
  expect(await written("stdout", () => print(`${erase}a${erase}b`))).toBe(`${erase}a[2Kb`)
})

test("letters of every script, emoji and joiners stay", () => {
  const text = "Zażółć العربية 日本語 👩‍💻 नमस्ते"
  expect(sanitizeOutput(text)).toBe(text)
})

test("an error of the system ends a command with a sentence, and a refusal with its own", async () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", path: "data/a" })
  const failing = (error: Error) => written("stderr", () => runAsCommand(() => Promise.reject(error)))
  expect(await failing(full)).toBe("data/a: The disk is full. Free some space, then try again.\n")
  expect(process.exitCode).toBe(1)
  expect(await failing(new Refusal("Not so.", 2))).toBe("Not so.\n")
  expect(process.exitCode).toBe(2)
  process.exitCode = 0
})

test("a reader that has seen enough ends no command", async () => {
  await runAsCommand(async () => {
    process.stdout.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }))
    return 0
  })
  expect(process.exitCode).toBe(0)
})
