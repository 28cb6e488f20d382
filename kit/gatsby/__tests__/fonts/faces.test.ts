import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { featuresFor, weights } from "../../fonts/faces"

const css = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css") && !path.endsWith("fallbacks.css"))
  .map((path) => readFileSync(join("src", path), "utf8"))
  .join("\n")

test("the styles use no weight that is cut off", () => {
  const asked = [...css.matchAll(/font(?:-weight)?:\s*(?:italic |normal )*(\d{3})\b/g)].map(([, weight]) =>
    Number(weight),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(weights.min)
  expect(Math.max(...asked)).toBeLessThanOrEqual(weights.max)
})

test("the styles use no feature that is cut off", () => {
  const asked = [...css.matchAll(/font-(?:variant|feature)[a-z-]*:\s*([^;]+);/g)].map(([, value]) => value)
  expect(asked).toContain("tabular-nums")
  expect(asked.filter((value) => value !== "tabular-nums" && value !== "normal")).toEqual([])
})

test("fractions are kept where there is a fraction", () => {
  expect(featuresFor([0x31])).not.toContain("frac")
  expect(featuresFor([0x31, 0x2044])).toContain("frac")
})
