import { runInTerminal } from "../../../../../owner/command-line"
import { studioCommand } from "../../../../server/start/command"

const [data = "", file = "", way = "", fake = ""] = process.argv.slice(2)

/** The studio as a command, with a preview for tests: fake-studio.ts <data> <file> <way> <preview>. */
runInTerminal((_args, { signal }) =>
  studioCommand(
    {
      data,
      project: data,
      page: async () => new Map(),
      preview: (port) => [fake, String(port), file, way],
      tools: {
        run: async () => ({ code: 1, stdout: "", said: "" }),
        pictures: async () => ({ changes: [], pictures: 0 }),
      },
      onOpen: () => undefined,
      onReady: (address) => process.stdout.write(`${address}\n`),
    },
    signal,
  ),
)
