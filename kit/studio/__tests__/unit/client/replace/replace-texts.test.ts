import { type Api, RequestFailure } from "../../../../client/content/api"
import { ContentStore } from "../../../../client/content/content-store"
import type { TextPart } from "../../../../client/content/replace-texts"
import { started } from "../../../../model/start-state"
import type { TypedOutcome } from "../../../../server/content/edits/save-typed"
import type { Replacement, ReplaceOutcome } from "../../../../server/content/replace"
import type { Revision } from "../../../../server/content/revision"
import { fakeApi } from "../../support/fake-api"

const name = { file: "site.json", path: ["name"] }
const role = { file: "site.json", path: ["role"] }

const part = (location: TextPart["location"], was: string): TextPart => ({
  location,
  was,
  spans: [{ start: 0, end: was.length, to: "New" }],
})

/** A studio with one file, whose server answers as asked. */
async function openStore(
  save: (to: unknown) => TypedOutcome["kind"],
  answer: () => ReplaceOutcome = () => ({ kind: "written" }),
) {
  const asked: string[] = []
  const file: Revision = { file: "site.json", text: '{ "name": "Ada", "role": "CTO" }', revision: "1", seq: 1 }
  const replacements: Replacement[] = []
  const listen: Api["listen"] = (hear) => {
    hear({ kind: "hello", project: "project", start: started })
    hear({ kind: "all", epoch: "1", files: [file], contract: {} })
    return () => {}
  }
  const api = fakeApi(listen, {
    "POST check": async () => [],
    "POST save": async ({ edits: [edit] }) => {
      const to = edit && "to" in edit ? edit.to : undefined
      asked.push(`save ${String(to)}`)
      const isWritten = save(to) === "written"
      const text = file.text.replace('"Ada"', JSON.stringify(to))
      return {
        kind: "saved",
        file: isWritten ? { ...file, text, revision: "2", seq: 2 } : file,
        outcomes: [isWritten ? { kind: "written" } : { kind: "refused", diagnostics: [] }],
      }
    },
    "POST replace": async ({ replacements: given }) => {
      asked.push("replace")
      replacements.push(...given)
      return answer()
    },
  })
  const store = new ContentStore({
    api,
    tab: "one",
    timer: () => () => {},
    show: () => {},
    tabStorage: { load: async () => [], save: () => {}, release: () => {} },
  })
  store.connect()
  await Promise.resolve()
  return { store, asked, replacements }
}

test("what is typed is saved first, and then words are replaced", async () => {
  const { store, asked, replacements } = await openStore(() => "written")
  store.type(name, "Ida")
  expect(await store.replace([part(role, "CTO")], "Done")).toEqual({ kind: "done" })
  expect(asked).toEqual(["save Ida", "replace"])
  expect(replacements).toEqual([{ file: "site.json", path: ["role"], was: "CTO", spans: part(role, "CTO").spans }])
  expect(store.snapshot()?.notice).toEqual({ words: "Done", canUndo: true })
})

test("a text that cannot be saved is not replaced: it is named, and what was typed stays", async () => {
  const { store, asked } = await openStore(() => "refused")
  store.type(name, "Ida")
  expect(await store.replace([part(name, "Ada"), part(role, "CTO")], "Done")).toEqual({
    kind: "unsaved",
    locations: [name],
  })
  expect(asked).toEqual(["save Ida"])
  expect(store.unsavedAt(name)?.value).toBe("Ida")
})

test("a text that is another by now is named by its place", async () => {
  const { store } = await openStore(
    () => "written",
    () => ({ kind: "changed", texts: [{ file: "site.json", path: ["role"] }] }),
  )
  expect(await store.replace([part(role, "CTO")], "Done")).toEqual({ kind: "changed", locations: [role] })
})

test("if the server does not answer, nothing is done, and the reason is told", async () => {
  const { store } = await openStore(
    () => "written",
    () => {
      throw new RequestFailure("The disk is full.")
    },
  )
  expect(await store.replace([part(role, "CTO")], "Done")).toEqual({ kind: "failed", message: "The disk is full." })
})

test("what a text was before its first change in this tab is remembered until it is forgotten", async () => {
  const { store } = await openStore(() => "written")
  store.type(name, "Ida")
  store.type(name, "Idas")
  expect(store.snapshot()?.former).toEqual(new Map([["site.json#name", ["Ada"]]]))
  store.addFormer(name, "Ida")
  expect(store.snapshot()?.former.get("site.json#name")).toEqual(["Ada", "Ida"])
  store.forgetFormer(name)
  expect(store.snapshot()?.former.size).toBe(0)
})
