import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { changedRedirects } from "../../../studio/references/redirects"
import type { Diagnostic } from "../../diagnostic/diagnostic"
import { applyFixEdit } from "../../fix/apply-fix-edit"
import type { Check } from "./changed-data"

/**
 * Applies every fix, one after the other, each time with all the errors as they were.
 *
 * @param root the folder of the content
 * @param before what the check says of it
 * @param check checks it again
 * @returns the fixes that leave their diagnostic, or that bring an error which was not there
 */
export async function badFixes(root: string, before: readonly Diagnostic[], check: Check): Promise<string[]> {
  const bad: string[] = []
  for (const diagnostic of before.filter(({ fix }) => fix)) {
    const file = diagnostic.fix?.edit.kind === "redirect" ? join(root, "redirects.json") : diagnostic.file
    const text = await readFile(file, "utf8").catch(() => undefined)
    await writeFile(file, fixed(text, diagnostic))
    const after = await check()
    if (text === undefined) await rm(file)
    else await writeFile(file, text)
    const name = `${diagnostic.code} ${diagnostic.path.join(".")}: ${diagnostic.fix?.title}`
    if (timesIn(after, diagnostic) >= timesIn(before, diagnostic)) bad.push(`${name} leaves it`)
    const more = after.filter((each) => each.severity === "error" && timesIn(after, each) > timesIn(before, each))
    // Whether a post has a text is asked only once its slug is one: the studio moves the text with it.
    const worse = more.find(({ code }) => !["text-missing", "unknown-file"].includes(code))
    if (worse) bad.push(`${name} brings: ${worse.path.join(".")} ${worse.message}`)
  }
  return bad
}

function fixed(given: string | undefined, { file, fix }: Diagnostic): string {
  const text = given ?? ""
  if (!fix) return text
  const { edit } = fix
  if (edit.kind === "redirect") return changedRedirects(given, { added: [edit], inUse: [] }, "").text ?? ""
  return applyFixEdit(file, text, edit)
}

/** How often the same is said, wherever: what stands behind something that was taken out moves up. */
const timesIn = (diagnostics: readonly Diagnostic[], { code, file, message }: Diagnostic): number =>
  diagnostics.filter((each) => each.code === code && each.file === file && each.message === message).length
