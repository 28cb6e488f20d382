import { commitSubject, partsOf, plainParts, secondsOf } from "../report/summary"

const proof = {
  tree: "",
  migrated: [],
  warnings: [],
  pages: { went: [], came: [], texts: [], both: 2, weights: [] },
  looks: { changes: [], pictures: 4 },
  needsPackages: false,
}
const outcome = { from: "1.0.0", to: "1.1.0", decided: [], stayDeleted: [], proof, seconds: [] }

test("where nothing changes, it says so", () => {
  const said = plainParts(partsOf(outcome))
  expect(said).toContain("The addresses and the words of all 2 pages are the same.")
  expect(said).toContain("All 4 pictures of pages are the same.")
})

test("a picture that differs a little is told as well", () => {
  const change = (address: string, share: number) => ({ address, width: 390, share, before: "", after: "" })
  const looks = { changes: [change("/", 0.25), change("/books/", 0.000001)], pictures: 4 }
  const said = plainParts(partsOf({ ...outcome, proof: { ...proof, looks } }))
  expect(said).toContain(
    "2 of 4 pictures of pages differ:\n- / at 390 px: 25.00 % of it\n- /books/ at 390 px: under 0.01 % of it",
  )
})

test("what could not be compared is told, with the reason", () => {
  const said = plainParts(partsOf({ ...outcome, proof: { ...proof, pages: undefined, looks: "there is no browser" } }))
  expect(said).toContain("The pages are not compared: your version could not be built.")
  expect(said).toContain("The look is not compared: there is no browser.")
})

test("long lists are cut, and long texts", () => {
  const words = Array.from({ length: 22 }, (_each, index) => ({ went: `${index} `.repeat(60), came: "" }))
  const pages = { ...proof.pages, texts: [{ address: "/", words }] }
  const lines = plainParts(partsOf({ ...outcome, proof: { ...proof, pages } })).split("\n")
  expect(lines).toContain("- and 2 more")
  expect(lines.every((line) => line.length < 120)).toBe(true)
})

test("the parts that took a while are told", () => {
  const seconds = [
    { name: "Merge", seconds: 0.2 },
    { name: "Check", seconds: 3.4 },
  ]
  expect(secondsOf({ seconds })).toBe("4 seconds: Check 3.")
})

test("the commit says from where to where", () => {
  expect(commitSubject(outcome)).toBe("Update the site kit from 1.0.0 to 1.1.0")
  expect(commitSubject({ from: undefined, to: "1.1.0" })).toBe("Update the site kit to 1.1.0")
})
