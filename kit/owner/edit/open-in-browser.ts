import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { escapeAttribute } from "../../language/html"

/**
 * Opens an address with a secret in it. Every account on a computer can read a program's arguments, so the browser is given a file that only this account can
 * read, and that redirects to the address (as jupyter_server does).
 *
 * @param address with the secret
 * @param folder for the file, emptied first, and removed when this process ends
 * @param opener opens the file's address
 */
export async function openInBrowser(
  address: string,
  folder: string,
  opener: (file: string) => Promise<unknown> = openWithSystem,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, "open.html")
  const page = `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="${escapeAttribute(`0; url=${address}`)}">`
  writeFileSync(file, page, { mode: 0o600, flag: "wx" })
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  await opener(pathToFileURL(file).href)
}

/** The program that opens a page in the default browser, by system; on others it is xdg-open. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
}

async function openWithSystem(file: string): Promise<void> {
  const [program = "xdg-open", ...args] = openers[process.platform] ?? []
  const child = spawn(program, [...args, file], { stdio: "ignore", detached: true })
  child.unref()
  await once(child, "spawn")
}
