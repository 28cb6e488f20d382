import "./support/need-all-packages"
import "../edit/need-studio"
import { join } from "node:path"
import { print } from "../../content/files/terminal"
import { sentenceLanguage, speak } from "../../content/sentences/sentences"
import { bundleStudioPage } from "../../studio/server/page"
import { studioCommand } from "../../studio/server/start/command"
import { defaultPort } from "../../studio/server/start/port"
import { noteFile } from "../../studio/server/start/running-note"
import { words } from "../../studio/words/words"
import { commandLine, runCommand, runInTerminal } from "../command-line"
import { openInBrowser } from "../edit/open-in-browser"
import { showSample } from "../edit/show-sample"

const project = join(__dirname, "../../..")

const commandOfEdit = commandLine(
  "edit",
  "Opens the studio: your site, to be changed where you see it. Ctrl-C ends it.",
)
  .option("--sample", "Show the kit’s sample, to look at, beside your own site.")
  .addHelpText(
    "after",
    `
PORT=8002 npm run edit           on another port than ${defaultPort}
BROWSER=none npm run edit        without opening a browser
STUDIO_LANGUAGE=de npm run edit  in this language, not your browser’s`,
  )

function welcome(address: string, fromFile: string): void {
  print(`\n${words.terminal.open(address)}\n\n`)
  // In a script, a test or CI, nobody is there to use a browser.
  if (!process.stdout.isTTY || process.env.CI || process.env.BROWSER === "none") return
  // If no browser can be opened, the owner still has the printed address.
  openInBrowser(fromFile, join(project, "node_modules/.cache/studio")).catch(() => undefined)
}

function openStudio(leave: AbortSignal): Promise<never> {
  speak(sentenceLanguage(words.language))
  return studioCommand(
    {
      data: join(project, "data"),
      project,
      note: noteFile(project),
      page: bundleStudioPage,
      preview: (port) => [join(__dirname, "gatsby.cjs"), "develop", "--host", "127.0.0.1", "--port", String(port)],
      onOpen: welcome,
      onReady: () => print(`${words.terminal.ready}\n`),
    },
    leave,
  )
}

runInTerminal((args, io) =>
  runCommand(commandOfEdit, args, io, ({ sample }) =>
    sample ? showSample(project, io.signal) : openStudio(io.signal),
  ),
)
