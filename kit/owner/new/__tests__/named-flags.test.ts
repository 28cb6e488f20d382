import { readNamedFlags } from "../named-flags"

const read = (...args: string[]) => readNamedFlags(args, { withValue: ["data", "format"], switches: ["fix", "help"] })

test("flags, their values and the words between them are told apart", () => {
  const { given, words } = read("first", "--data", "my folder", "--fix", "second", "--format=--json")
  expect([...given]).toEqual([
    ["data", "my folder"],
    ["fix", ""],
    ["format", "--json"],
  ])
  expect(words).toEqual(["first", "second"])
})

test("-h is --help", () => {
  expect([...read("-h").given.keys()]).toEqual(["help"])
})

test.each([
  [["--fixx"], 'There is no flag --fixx. Did you mean "--fix"?'],
  [["--quietly"], "There is no flag --quietly. The flags are --data, --format, --fix, --help."],
  [["-x"], "There is no flag -x. The flags are --data, --format, --fix, --help."],
  [["--fix", "--fix"], "--fix is given twice."],
  [["--fix=yes"], "--fix takes no value. Write it alone."],
  [["--data"], '--data needs a value. Write --data "…", or --data="…" if it begins with --.'],
  [["--data="], '--data needs a value. Write --data "…", or --data="…" if it begins with --.'],
  [["--data", "--fix"], '--data needs a value. Write --data "…", or --data="…" if it begins with --.'],
])("%j is refused in words that say what to write", (args, message) => {
  expect(() => read(...args)).toThrow(expect.objectContaining({ message, exitCode: 2 }))
})

test("a value may be empty where the command says so", () => {
  expect([...readNamedFlags(["--name="], { withValue: ["name"], switches: [], mayBeEmpty: true }).given]).toEqual([
    ["name", ""],
  ])
})
