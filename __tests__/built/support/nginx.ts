import { spawn } from "node:child_process"
import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { findNginx, howToInstall, nginx as requirement } from "../../../kit/dev/support/requirements"
import { scratchFolder } from "../../support/scratch-folder"

/**
 * Serves a folder with the real nginx and the settings that the project ships, as an owner would.
 *
 * @param root the folder
 * @returns the socket on which it answers, and how to end it
 * @throws an Error if there is no nginx, or with nginx's own words if it does not take the settings
 */
export async function serveWithNginx(root: string): Promise<{ socket: string; stop(): Promise<void> }> {
  const program = findNginx()
  if (program === undefined) throw new Error(howToInstall([requirement]))
  const folder = scratchFolder("file")
  const own = (name: string) => join(folder, name)
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${own(name)};`)
    .join(" ")
  const config = `
    daemon off; worker_processes 1; pid ${own("pid")}; error_log stderr notice;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http {
      include /etc/nginx/mime.types; access_log off; ${temporary}
      server { listen unix:${own("socket")}; root ${root}; include ${resolve("hosting/nginx.conf")}; include ${join(root, "_redirects.nginx*")}; }
    }`
  writeFileSync(own("nginx.conf"), config)
  const nginx = spawn(program, ["-p", folder, "-e", "stderr", "-c", own("nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  })
  const ended = once(nginx, "exit")
  await started(nginx.stderr)
  nginx.stderr.resume()
  return {
    socket: own("socket"),
    async stop() {
      nginx.kill()
      await ended
    },
  }
}

/** Reads what nginx says until its worker has started: it listens then. */
async function started(said: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface(said)) {
    if (line.includes("start worker process ")) return
    lines.push(line)
  }
  throw new Error(`nginx does not take the settings:\n${lines.join("\n")}`)
}
