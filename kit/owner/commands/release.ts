import { print, runAsCommand } from "../../content/files/terminal"
import { release } from "../update/release/release"

runAsCommand(async () => {
  print(await release(process.cwd(), process.argv[2], { today: new Date() }))
  return 0
})
