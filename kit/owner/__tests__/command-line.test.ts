import { Argument, Option } from "@commander-js/extra-typings"
import { speak, spokenLanguage } from "../../content/sentences/sentences"
import { type CommandIo, commandLine, contentFlag, runCommand } from "../command-line"

const command = () =>
  commandLine("tidy", "Tidies a folder.")
    .argument("[folder]", "Which one.", "data")
    .option("--to <place>", "Where it goes.")
    .option("--fix", "Mend it.")
    .option("--yes", "Without asking.")
    .addOption(new Option("--format <format>", "How.").choices(["human", "json"]))
    .addOption(contentFlag("name", "<text>", "A name."))
    .addOption(contentFlag("topic", "<text>", "A topic.", true))

/** @returns what the command is called with, or what it writes */
async function run(args: readonly string[], environment = {}, more: Pick<CommandIo, "language"> = {}) {
  const written: unknown[] = []
  const write = (text: string) => written.push(text)
  const code = await runCommand(
    command(),
    args,
    { write, writeError: write, environment, ...more },
    async (flags, ...words) => {
      written.push(flags, ...words)
      return 0
    },
  )
  return [code, ...written]
}

test("flags, their values and words are told apart", async () => {
  expect(await run(["--to", "my place", "--fix", "mine", "--format=json", "--topic", "a", "--topic=--b"])).toEqual([
    0,
    { to: "my place", fix: true, format: "json", topic: ["a", "--b"] },
    "mine",
  ])
})

test("a flag for content may be empty", async () => {
  expect(await run(["--name="])).toEqual([0, { name: [""] }, "data"])
})

test.each(["--help", "-h"])("%s shows what there is, and does no more", async (flag) => {
  const [code, help, ...more] = await run([flag])
  expect([code, more]).toEqual([0, []])
  expect(help).toMatch(/^Usage: npm run tidy -- \[flags\] \[folder\]\n\nTidies a folder\./)
  expect(help).toMatch(/Flags:\n {2}--to <place> +Where it goes\.\n/)
})

const needsValue = '--to needs a value. Write --to "…", or --to="…" if it begins with --.'
const allFlags = "The flags are --to, --fix, --yes, --format, --name, --topic, --help."

test.each([
  [["--fixx"], 'npm run tidy has no flag --fixx. Did you mean "--fix"?'],
  [["--quietly"], `npm run tidy has no flag --quietly. ${allFlags}`],
  [["-x"], `npm run tidy has no flag -x. ${allFlags}`],
  [["--fix=yes"], "--fix takes no value. Write it alone."],
  [["--to"], needsValue],
  [["--to="], needsValue],
  [["--to", "--fix"], needsValue],
  [["--to", "a", "--to", "b"], "--to is given twice."],
  [["--name", "a", "--name", "b"], "--name is given twice."],
  [["--format", "xml"], '--format cannot be "xml". Write one of human, json.'],
  [
    ["mine", "two", "words"],
    '"two words" does not belong to a flag. Flags need -- before them: npm run tidy -- --to "…". A text with spaces needs quotes.',
  ],
])("%j is refused in words that say what to write", async (args, message) => {
  expect(await run(args)).toEqual([2, `${message}\n`])
})

test("a German site refuses flags in German", async () => {
  const before = spokenLanguage()
  expect(await run(["--fixx"], {}, { language: async () => "de" })).toEqual([
    2,
    "npm run tidy hat keinen Schalter --fixx. Ist „--fix“ gemeint?\n",
  ])
  speak(before)
})

test("a word that is none of an argument's choices is refused with these", async () => {
  const subject = new Argument("<subject>", "What.").choices(["pages", "the owner's"])
  const bench = commandLine("kit bench", "Measures.").addArgument(subject)
  const written: string[] = []
  const write = (text: string) => written.push(text)
  const code = await runCommand(bench, ["it's"], { write, writeError: write }, async (_flags, word) => word.length)
  expect([code, ...written]).toEqual([2, "subject cannot be \"it's\". Write one of pages, the owner's.\n"])
})

test("a flag that npm keeps for itself is understood", async () => {
  const environment = { npm_config_fix: "true", npm_config_to: "place", npm_config_format: "" }
  expect(await run([], environment)).toEqual([0, { fix: true, to: "place" }, "data"])
})

test("where npm keeps a flag and leaves its value, the sentence says what to write", async () => {
  expect(await run(["place"], { npm_config_to: "true" })).toEqual([
    2,
    'npm kept --to for itself. Flags need -- before them: npm run tidy -- --to "…". A text with spaces needs quotes.\n',
  ])
})

test("npm's own settings are no consent", async () => {
  expect(await run([], { npm_config_yes: "true" })).toEqual([0, {}, "data"])
})
