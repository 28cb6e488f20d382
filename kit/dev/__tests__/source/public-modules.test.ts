import { readFileSync } from "node:fs"
import { importedModules, modules } from "./source-files"

/** How many modules of a part others may import. Where a border is crossed in more places, it is in the wrong place. */
const limits = { language: 12, cost: 1, guard: 1, content: 53, gatsby: 12, owner: 12, studio: 13, dev: 12 }

test.each(Object.entries(limits))(
  "what others import of %s is what its README names, at most %i modules",
  (part, limit) => {
    const own = `kit/${part}/`
    const others = [...modules.keys()].filter((path) => !path.startsWith(own) && !path.includes("__tests__"))
    const imported = others.flatMap((path) => importedModules(path, true)).filter((path) => path.startsWith(own))
    const [, section = ""] = readFileSync(`${own}README.md`, "utf8").split("## Public modules\n")
    const named = [...section.matchAll(/^\| `([^`]+\.tsx?)`/gm)].map(([, name]) => own + name)
    expect(named.sort()).toEqual([...new Set(imported)].sort())
    expect(named.length).toBeLessThanOrEqual(limit)
  },
)
