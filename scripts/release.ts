import { Refusal } from "../src/content/new/refusal"
import { release } from "../src/update/release/release"

async function main() {
  try {
    process.stdout.write(await release(process.cwd(), process.argv[2], { today: new Date() }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error.exitCode
  }
}

main()
