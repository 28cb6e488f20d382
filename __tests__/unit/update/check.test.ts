import { checkOf, newIn } from "../../../src/update/proof/check"

/** @returns what the check of a version says, when it prints this */
const saying = (printed: unknown) =>
  checkOf(
    {
      run: async () => ({ code: 1, stdout: JSON.stringify(printed), said: "" }),
      pictures: async () => undefined,
    },
    "site",
    new AbortController().signal,
  )

const long = { severity: "warning", code: "long-text", message: "This text has 192 characters; about 60 fit." }

const former = {
  problems: [
    { ...long, message: "This text is long.", file: "data/books.json", path: "books[0].title" },
    { ...long, message: "This text is long.", file: "data/pages/home.json", path: "hero.actions[1].label" },
  ],
}

const present = {
  diagnostics: [
    { ...long, file: "data/books.json", path: [0, "title"] },
    { ...long, file: "data/pages/home.json", path: ["hero", "actions", 1, "label"] },
    { ...long, file: "data/books.json", path: [1, "title"] },
  ],
}

test("what the check said before 1.0.0 about the same place is not new", async () => {
  const [before = [], after = []] = [await saying(former), await saying(present)]
  expect(newIn(before, after).map(({ file, where }) => `${file} ${where}`)).toEqual(["data/books.json 1.title"])
})

test("a check that does not run says nothing", async () => {
  const failed = { code: 1, stdout: "Cannot find module", said: "" }
  const tools = { run: async () => failed, pictures: async () => undefined }
  expect(await checkOf(tools, "site", new AbortController().signal)).toBeUndefined()
})
