import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { all, type Change, edit, withChange } from "../../../content/__tests__/support/changed-data"
import { gatsby } from "../../../content/__tests__/support/gatsby"

const withoutFirstPost: Change = async (root) => {
  const path = join(root, "posts.json")
  await writeFile(path, JSON.stringify(JSON.parse(await readFile(path, "utf8")).slice(1)))
}

test("a file's nodes are there before anything else can happen: a query that runs without them would miss them", async () => {
  const { nodes, read } = gatsby()
  await withChange(all(), async (root) => {
    const books = JSON.parse(await readFile(join(root, "books.json"), "utf8"))
    const whole = read(root, "books")
    await Promise.race([whole, new Promise(setImmediate)])
    expect(books.length).toBeGreaterThan(1)
    expect(nodes.size).toBe(books.length)
    await whole
  })
})

test("an entry has its own id beside Gatsby's, and its index in the file", async () => {
  const { nodes, read } = gatsby()
  await withChange(all(), async (root) => {
    const services: { id: string }[] = JSON.parse(await readFile(join(root, "services.json"), "utf8"))
    await read(root, "services")
    const wanted = services.map(({ id }, index) => ({ jsonId: id, index, internal: { type: "ServicesJson" } }))
    expect([...nodes.values()]).toMatchObject(wanted)
  })
})

test("nodes are not linked to their file: Gatsby would delete them with it", async () => {
  const { nodes, linked, read } = gatsby()
  await withChange(all(), (root) => read(root, "books"))
  expect(nodes.size).toBeGreaterThan(0)
  expect(linked).toEqual([])
})

test("while a file has an error its nodes are those of its last good state", async () => {
  const { nodes, read } = gatsby()
  await withChange(all(), (root) => read(root, "site"))
  const before = [...nodes.values()]
  await withChange(edit("site.json", '"role": "Fractional CTO"', '"role": 7'), (root) => read(root, "site"))
  expect([...nodes.values()]).toEqual(before)
})

test("an entry that leaves a file loses its node, and the others keep theirs", async () => {
  const { nodes, read } = gatsby()
  await withChange(all(), (root) => read(root, "posts"))
  const [first, ...others] = [...nodes.keys()]
  await withChange(withoutFirstPost, (root) => read(root, "posts"))
  expect(others).not.toEqual([])
  expect([...nodes.keys()]).toEqual(others)
  expect(nodes.has(String(first))).toBe(false)
})

test("a file that has been deleted meanwhile makes no nodes", async () => {
  const { nodes, read } = gatsby()
  await read("no-such-folder", "site")
  expect(nodes.size).toBe(0)
})
