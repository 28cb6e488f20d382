import { print, runAsCommand } from "../content/files/terminal"
import { sentencesWithoutGerman } from "../content/sentences/sentences"
import { writeGeneratedFiles } from "./support/written-files"

runAsCommand(async () => {
  for (const path of await writeGeneratedFiles()) print(`wrote ${path}\n`)
  // The studio reads its language when its modules load.
  process.env.STUDIO_LANGUAGE = "en"
  const { untranslated } = await import("../studio/server/content/untranslated")
  for (const field of untranslated())
    print(`not in German yet (kit/content/sentences/names-de.json, help-de.json): ${field}\n`)
  for (const sentence of sentencesWithoutGerman()) print(`not in German yet (kit/content/sentences): ${sentence}\n`)
  return 0
})
