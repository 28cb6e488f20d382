import type { Reporter } from "gatsby"
import { checkData } from "../content/check/check-data"
import { countDiagnostics, formatHuman } from "../content/check/format-human"
import { memoOfData } from "../content/files/memo"
import { print } from "../content/files/terminal"

/**
 * Checks the content before Gatsby writes anything. Errors end the build, warnings are only shown.
 *
 * @param reporter Gatsby's, which ends the process on panic
 */
export async function checkBeforeBuild(reporter: Reporter): Promise<void> {
  const diagnostics = await checkData("data", { memo: memoOfData })
  // Not through the reporter: it breaks lines, which would misplace the carets.
  if (diagnostics.length > 0) print(`\n${formatHuman(diagnostics, { color: false })}\n`)
  if (diagnostics.some(({ severity }) => severity === "error"))
    reporter.panic(
      `The site was not built, and public/ is unchanged. The content in data/ has ${countDiagnostics(diagnostics)}`,
    )
}
