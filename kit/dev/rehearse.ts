import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { Argument, Option } from "@commander-js/extra-typings"
import { commandLine, runCommand, runInTerminal } from "../owner/command-line"
import { owners } from "./rehearsal/former-content"
import { baseCommits, origins, rehearse } from "./rehearsal/rehearse"

/** For all owners, but without packages, builds and pictures, there is `npm run kit -- test:updates`. */
const commandOfRehearse = commandLine(
  "rehearse",
  "Rehearses an update as an owner would run it, with packages, builds and pictures.",
)
  .addArgument(new Argument("[owner]", "Whose site it is.").choices(owners).default("polish"))
  .argument("[commit]", "The state of the kit that the site is made from.", baseCommits.at(-1) ?? "")
  .addOption(
    new Option("--origin <origin>", "How its owner came to the kit's files.")
      .choices(origins)
      .default("clone" as const),
  )

const project = join(__dirname, "../..")

/** Runs one of the owner's commands as npm does, but with nobody to answer questions. */
const runCommandOfOwner = (name: string, args: readonly string[], output: "inherit" | "pipe") =>
  spawnSync(process.execPath, ["--import", "tsx", `kit/owner/commands/${name}.ts`, ...args], {
    cwd: project,
    encoding: "utf8",
    stdio: ["ignore", output, "inherit"],
  })

runInTerminal((args, io) =>
  runCommand(commandOfRehearse, args, io, async ({ origin }, owner, commit) => {
    const place = join(project, ".owners/rehearsal")
    rmSync(place, { recursive: true, force: true })
    const wrong = await rehearse(
      { owner, commit, origin },
      {
        place,
        update: async (args) => runCommandOfOwner("update", args, "inherit").status ?? 1,
        migrate: async (data) => JSON.parse(runCommandOfOwner("migrate", [data], "pipe").stdout),
      },
    )
    io.write(
      wrong.length > 0
        ? `${wrong.join("\n")}\n`
        : "The check has no error, every change of the owner's stayed, and the undo brought every byte back.\n",
    )
    return wrong.length > 0 ? 1 : 0
  }),
)
