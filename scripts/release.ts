import { print, runAsCommand } from "../src/content/terminal"
import { release } from "../src/update/release/release"

runAsCommand(async () => {
  print(await release(process.cwd(), process.argv[2], { today: new Date() }))
  return 0
})
