import { join } from "node:path"
import { runInTerminal } from "../../../../../owner/command-line"
import { studioCommand } from "../../../../server/start/command"

const [data = "", file = "", way = "", fake = ""] = process.argv.slice(2)

/** The studio as a command, with a preview for tests: fake-studio.ts <data> <file> <way> <preview>. */
runInTerminal((_args, { signal }) =>
  studioCommand(
    {
      data,
      project: data,
      note: join(data, ".running.json"),
      page: async () => new Map(),
      preview: (port) => [fake, String(port), file, way],
      onOpen: () => undefined,
      onReady: (address) => process.stdout.write(`${address}\n`),
    },
    signal,
  ),
)
