import { join } from "node:path"
import { studioCommand } from "../../../../../studio/server/start/command"

const [data = "", file = "", way = ""] = process.argv.slice(2)

/** The studio as a command, with a preview for tests: tsx fake-studio.ts <data> <file> <way>. */
studioCommand({
  data,
  project: data,
  page: async () => new Map(),
  preview: (port) => [join(__dirname, "fake-preview.cjs"), String(port), file, way],
  tools: { run: async () => ({ code: 1, stdout: "", said: "" }), pictures: async () => undefined },
  onOpen: () => undefined,
  onReady: (address) => process.stdout.write(`${address}\n`),
})
