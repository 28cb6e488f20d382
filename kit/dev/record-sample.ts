import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { hashOfContent, sampleHashFile } from "../owner/begin/sample"

/** For maintainers of the kit: records the current `data/` as the sample, so that the tests about the sample run on it. */
writeFileSync(sampleHashFile, `${hashOfContent(join(__dirname, "../../data"))}\n`)
