import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { hashOfContent, sampleHashFile } from "./support/sample"

/** For those who maintain the kit: takes `data/` as it is for the sample, so that the tests about the sample run on it. */
writeFileSync(sampleHashFile, `${hashOfContent(join(__dirname, "../data"))}\n`)
