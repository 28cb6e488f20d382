import { benchOptions, scaleOptions } from "../../../bench/support/options"
import { routesOf } from "../../../scripts/support/site-files"

test("without options the bench builds, and measures everything five times", () => {
  expect(benchOptions([])).toEqual({
    build: true,
    runs: 5,
    routes: undefined,
    parts: ["speed", "navigation", "pictures"],
  })
  expect(scaleOptions([])).toEqual({ sizes: [1, 10, 100], pictureWidth: 480 })
})

test("a shorter run is asked for by options", () => {
  expect(benchOptions(["--no-build", "--runs", "1", "--routes", "/, /blog/", "--only", "pictures"])).toEqual({
    build: false,
    runs: 1,
    routes: ["/", "/blog/"],
    parts: ["pictures"],
  })
  expect(scaleOptions(["--sizes", "1,10", "--picture-width", "1600"])).toEqual({
    sizes: [1, 10],
    pictureWidth: 1600,
  })
})

test("an option that the bench does not know is refused, and so is a number that is none", () => {
  expect(() => benchOptions(["--run", "3"])).toThrow("--run")
  expect(() => benchOptions(["--runs", "0"])).toThrow('--runs takes whole numbers above 0, not "0".')
  expect(() => benchOptions(["--only", "sped"])).toThrow("--only takes speed, navigation, pictures")
  expect(() => scaleOptions(["--sizes", "1,ten"])).toThrow('not "ten"')
})

test("a site's pages are found in its files, home first, and the page for lost visitors is none of them", () => {
  const paths = ["404.html", "404/index.html", "blog/a/index.html", "index.html", "books/index.html", "a.js"]
  expect(routesOf(new Map(paths.map((path) => [path, Buffer.of()])))).toEqual(["/", "/books/", "/blog/a/"])
})
