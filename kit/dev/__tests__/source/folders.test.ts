import { posix } from "node:path"
import { importedModules, modules } from "./source-files"

const houses = {
  "kit/content": (path: string) => path.split("/").slice(0, 3).join("/"),
  "kit/studio/client": posix.dirname,
}

// Biome refuses files that import each other in a circle; of folders it knows nothing.
test.each(Object.entries(houses))(
  "the folders of %s import in one direction, on at most 9 floors",
  (house, folderOf) => {
    const paths = [...modules.keys()].filter((path) => path.startsWith(`${house}/`) && !path.includes("__tests__"))
    const floorOf = (folder: string, above: readonly string[] = []): number => {
      if (above.includes(folder)) throw new Error(`In a circle: ${[...above, folder].join(" imports ")}`)
      const imported = paths
        .filter((path) => folderOf(path) === folder)
        .flatMap((path) => importedModules(path, true).filter((other) => other.startsWith(`${house}/`)))
      const below = new Set(imported.map(folderOf))
      below.delete(folder)
      return 1 + Math.max(0, ...[...below].map((other) => floorOf(other, [...above, folder])))
    }
    const floors = [...new Set(paths.map(folderOf))].map((folder) => floorOf(folder))
    expect(Math.max(...floors)).toBeLessThanOrEqual(9)
  },
)
