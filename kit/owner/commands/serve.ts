import { once } from "node:events"
import { join } from "node:path"
import { languageOfOwner } from "../../content/check/check-data"
import { print } from "../../content/files/terminal"
import { speak, told } from "../../content/sentences/sentences"
import { guardServers } from "../../guard/guard"
import { serveSite } from "../browser/serve-site"
import { commandLine, runCommand, runInTerminal } from "../command-line"

const project = join(__dirname, "../../..")

const command = commandLine("serve", "Shows the built site, as a host does. Ctrl-C ends it.")
  .option("--port <number>", "Where it is shown.", Number, 9000)
  .addHelpText("after", "\nnpm run serve -- --port 9001")

runInTerminal((args, io) =>
  runCommand(command, args, io, async ({ port }) => {
    speak(await languageOfOwner(join(project, "data")))
    guardServers()
    const prefix = (process.env.PATH_PREFIX ?? "").replace(/\/+$/, "")
    const site = await serveSite(join(project, "public"), { port, prefix })
    print(`${told("command.serve.open", { address: `${site.origin}${prefix}/` })}\n`)
    if (!io.signal.aborted) await once(io.signal, "abort")
    site.close()
    return 0
  }),
)
