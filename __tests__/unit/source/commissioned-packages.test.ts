import { readFileSync } from "node:fs"
import config from "../../../gatsby-config"
import { importsOf, modules } from "./source-files"

/** The packages that this site was commissioned with. */
const commissioned = [
  "gatsby",
  "gatsby-plugin-image",
  "gatsby-source-filesystem",
  "gatsby-transformer-json",
  "gatsby-plugin-typescript",
  "gatsby-plugin-react-helmet",
  "react-helmet",
  "react",
  "react-dom",
  "jest",
  "@testing-library/react",
]

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8"))

/** What the modules import, not types alone. */
const imported = [...modules.keys()].flatMap((path) => importsOf(path))

const plugins = (config.plugins ?? []).map((plugin) => (typeof plugin === "object" && plugin ? plugin.resolve : plugin))

const commands = Object.values<string>(scripts).map((script) => script.split(" ")[0])

test.each(commissioned)("%s is a package of the project", (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
})

test.each(commissioned)("%s is imported, or named as a plugin of Gatsby's, or as a command", (name) => {
  const isImported = imported.some((module) => module === name || module.startsWith(`${name}/`))
  expect(isImported || plugins.includes(name) || commands.includes(name)).toBe(true)
})
