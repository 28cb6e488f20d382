import { print, runAsCommand } from "../../content/files/terminal"
import { release } from "./release"

runAsCommand(async () => {
  print(await release(process.cwd(), process.argv[2], { today: new Date() }))
  return 0
})
