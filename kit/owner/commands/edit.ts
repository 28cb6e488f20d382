import "./support/need-all-packages"
import "./edit/need-studio"
import { join } from "node:path"
import open from "open"
import { Refusal } from "../../content/files/errors"
import { print, writeError } from "../../content/files/terminal"
import { studioPage } from "../../studio/server/page"
import { studioCommand } from "../../studio/server/start/command"
import { words } from "../../studio/words"
import { runProgram, type Tools } from "../update/proof/tools"
import { help, readEditFlags } from "./edit/edit-flags"
import { showSample } from "./edit/show-sample"

const project = join(__dirname, "../../..")

function welcome(address: string): void {
  print(`\n${words.terminal.open(address)}\n\n`)
  // Over a network, in a test or in a script nobody is at a browser.
  if (!process.stdout.isTTY || process.env.CI || process.env.BROWSER === "none") return
  // If no browser can be opened, the address has been printed anyway.
  open(address).catch(() => undefined)
}

/** Loaded when pages are compared: it would make each start longer. */
const pictures: Tools["pictures"] = async (...sites) =>
  (await import("../update/pictures-of-pages")).picturesOfPages(...sites)

function edit(): void {
  const flags = readEditFlags(process.argv.slice(2))
  if (flags.help) print(help)
  else if (flags.sample) showSample(project)
  else
    studioCommand({
      data: join(project, "data"),
      project,
      page: studioPage,
      preview: (port) => [require.resolve("gatsby/cli.js"), "develop", "--host", "127.0.0.1", "--port", String(port)],
      tools: { run: runProgram, pictures },
      onOpen: welcome,
      onReady: () => print(`${words.terminal.ready}\n`),
    })
}

try {
  edit()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  writeError(`${error.message}\n`)
  process.exitCode = error.exitCode
}
