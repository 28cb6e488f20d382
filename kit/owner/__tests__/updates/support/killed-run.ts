import { update } from "../../../update/command"
import { fakeRun } from "./fake-run"

/** Updates a site in a process of its own, which ends itself at a step, as a power cut would: `killed-run.ts <site> <kit> <step>`. */
const [site = "", kit = "", step = ""] = process.argv.slice(2)

const kill = () => process.kill(process.pid, "SIGKILL")

update(["--site", site, "--from", kit], {
  signal: new AbortController().signal,
  run: async (program, args, folder, signal) => {
    const ran = await fakeRun(program, args, folder, signal)
    if ([program, ...args].join(" ").includes(step)) kill()
    return ran
  },
  write: (text) => {
    if (text.includes(step)) kill()
  },
  writeError: (text) => process.stderr.write(text),
})
