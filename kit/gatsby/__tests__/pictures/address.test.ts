import { fileName, partsOf } from "../../../content/pictures/slots"
import { pictureNamePrefix } from "../../pictures/address"

const photo = { absolutePath: "/data/images/Ada on stage.JPG", digest: "d1" }

test("a file is named after its picture", () => {
  expect(fileName(pictureNamePrefix(photo, [3, 2]), 730, "avif")).toMatch(/^ada-on-stage-[0-9a-f]{10}-730\.avif$/)
})

test.each([
  ["content", { ...photo, digest: "d2" }, [3, 2]],
  ["shape", photo, undefined],
] as const)("another %s has another address", (_what, original, shape) => {
  expect(pictureNamePrefix(original, shape)).not.toBe(pictureNamePrefix(photo, [3, 2]))
})

test("a name in letters that an address cannot have is left out", () => {
  expect(pictureNamePrefix({ ...photo, absolutePath: "/data/images/写真.jpg" }, [3, 2])).toMatch(/^[0-9a-f]{10}$/)
})

test.each([
  [
    "ada-on-stage-0123456789-730.avif",
    { start: "ada-on-stage-0123456789", name: "ada-on-stage", width: 730, format: "avif" },
  ],
  ["0123456789-730.png", { start: "0123456789", name: "", width: 730, format: "png" }],
  ["ada.png", undefined],
  ["../0123456789-730.png", undefined],
])("%s is taken apart", (name, parts) => {
  expect(partsOf(name)).toEqual(parts)
})
