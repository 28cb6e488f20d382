import { print, writeError } from "../content/files/terminal"
import { findBrokenLinks } from "./support/outbound-links"

/** Prints the built site's broken links to other sites, in Markdown. Exits with 1 if there are any. */
async function main() {
  const lost = await findBrokenLinks("public")
  const lines = lost.map(({ address, answer, files }) => `- <${address}> ${answer}. On: ${files.join(", ")}`)
  print(lost.length > 0 ? `These links are broken:\n\n${lines.join("\n")}\n` : "All links to other sites work.\n")
  if (lost.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  writeError(`${String(error)}\n`)
  process.exitCode = 2
})
