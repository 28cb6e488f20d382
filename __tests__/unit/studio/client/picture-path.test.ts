import fc from "fast-check"
import { pathFrom, pathWithin } from "../../../../studio/client/fields/controls/picture-path"

test.each([
  ["books.json", "images/a.png", "images/a.png"],
  ["pages/home.json", "../images/a.png", "images/a.png"],
  ["posts/a.md", "./a.png", "posts/a.png"],
  ["pages/own/case.md", "../../images/b/a.png", "images/b/a.png"],
])("in %s, %s is %s", (file, written, path) => {
  expect(pathWithin(file, written)).toBe(path)
})

test("a picture that any file names is found by the path that is written there", () => {
  const steps = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(steps, steps, (file, picture) => {
      const path = picture.join("/")
      expect(pathWithin(file.join("/"), pathFrom(file.join("/"), path))).toBe(path)
    }),
  )
})
