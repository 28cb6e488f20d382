import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { removeFormerFonts } from "../../fonts/build"

test("fonts that no page names any more are removed, and nothing else", async () => {
  const site = scratchFolder()
  mkdirSync(join(site, "static"))
  for (const file of ["besley-1.woff2", "besley-2.woff2", "public-sans-further-1.woff2", "photo-1.avif"])
    writeFileSync(join(site, "static", file), "")
  writeFileSync(join(site, "index.html"), '<style>@font-face{src:url("/team/static/besley-2.woff2")}</style>')

  await removeFormerFonts(site)
  expect(readdirSync(join(site, "static")).sort()).toEqual(["besley-2.woff2", "photo-1.avif"])
})
