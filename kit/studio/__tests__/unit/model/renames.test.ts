import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import type { ContentLocation } from "../../../client/content/location"
import { flushTasks, Tab, World } from "./support/world"

jest.setTimeout(120_000)

const files = {
  "site.json": '{ "siteUrl": "https://ada.example" }\n',
  "services.json": '[\n  { "id": "audits", "title": "Audits" }\n]\n',
  "posts.json": '[\n  { "slug": "on-nights", "title": "On nights" }\n]\n',
  "posts/on-nights.md": "Ask for [audits](/services/#audits).\n",
}

const text: ContentLocation = { file: "posts/on-nights.md", path: [] }
const moved: ContentLocation = { file: "posts/on-days.md", path: [] }
const typed = "wrong, but [audits](/services/#audits)"

/** Actions come one after the other in any order that they can; then all that is left. */
async function turns(world: World, choices: readonly number[]): Promise<void> {
  await flushTasks()
  for (const choice of choices) await world.step(choice)
  expect(await world.rest()).toBe(true)
  await flushTasks()
}

/** Two tabs; in both of them a text is typed that would break the site, and so is not saved. */
async function withUnsaved(choices: readonly number[]) {
  const world = new World()
  for (const [file, content] of Object.entries(files)) world.put(file, Buffer.from(content))
  world.start()
  const tabs = [new Tab(world, "one"), new Tab(world, "two")] as const
  await turns(world, [])
  for (const { store } of tabs) store.type(text, typed)
  await turns(world, choices)
  const [{ store }] = tabs
  const nameOf = (file: string, key: string) => {
    const [id] = store.entries({ file, path: [] })
    if (id === undefined) throw new Error(`${file} has no entry.`)
    return { file, path: [id, key] }
  }
  const rename = async (file: string, key: string, to: string) => {
    store.type(nameOf(file, key), to, { isHeld: true })
    const done = store.commit(nameOf(file, key))
    await turns(world, choices)
    await done
  }
  return { world, store, other: tabs[1].store, rename }
}

const anyTurns = fc.array(fc.nat(9), { maxLength: 40 })

test("what is typed stays in its field when a rename changes the text below it, and its owner is asked", async () => {
  await fc.assert(
    fc.asyncProperty(anyTurns, async (choices) => {
      const { world, store, rename } = await withUnsaved(choices)
      await rename("services.json", "id", "reviews")
      expect(String(world.files.get("posts/on-nights.md"))).toBe("Ask for [audits](/services/#reviews).\n")
      expect(store.unsavedAt(text)).toMatchObject({
        value: typed,
        state: { kind: "conflict" },
      })
    }),
    { numRuns: runs(20) },
  )
})

test("a text that is not saved goes with its post to another slug, in every tab, and back with an undo", async () => {
  await fc.assert(
    fc.asyncProperty(anyTurns, async (choices) => {
      const { world, store, other, rename } = await withUnsaved(choices)
      await rename("posts.json", "slug", "on-days")
      expect([...world.files.keys()]).toContain("posts/on-days.md")
      expect([...world.files.keys()]).not.toContain("posts/on-nights.md")
      for (const each of [store, other]) {
        expect(each.unsavedAt(text)).toBeUndefined()
        expect(each.unsavedAt(moved)).toMatchObject({ value: typed, state: { kind: "refused" } })
      }
      const undone = store.undo()
      await turns(world, choices)
      await undone
      for (const each of [store, other])
        expect(each.unsavedAt(text)).toMatchObject({ value: typed, state: { kind: "refused" } })
    }),
    { numRuns: runs(20) },
  )
})
