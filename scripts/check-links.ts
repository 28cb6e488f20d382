import { lostLinks } from "./support/outbound-links"

/** Says, in Markdown, which of the built site's links to other sites lead nowhere. It ends with 1 if there are some. */
async function main() {
  const lost = await lostLinks("public")
  const lines = lost.map(({ address, answer, files }) => `- <${address}> ${answer}. On: ${files.join(", ")}`)
  process.stdout.write(
    lost.length > 0 ? `These links are broken:\n\n${lines.join("\n")}\n` : "All links to other sites work.\n",
  )
  if (lost.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 2
})
