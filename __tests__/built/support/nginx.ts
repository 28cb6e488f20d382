import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { findProgram } from "../../../scripts/support/find-browser"

/** @returns the path of nginx; an Error of one line that says how to get it is thrown if there is none */
function findNginx(): string {
  const found = findProgram(["nginx"], ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"])
  if (found) return found
  throw new Error(
    "The test of the nginx settings needs nginx: install it, or, on Debian as root, npm run install:browsers.",
  )
}

/**
 * Serves a folder with the real nginx and the settings that the project ships, as an owner would.
 *
 * @param root the folder
 * @param port where
 * @returns how to end it
 */
export async function serveWithNginx(root: string, port: number): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"))
  const own = (name: string) => join(folder, name)
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${own(name)};`)
    .join(" ")
  const config = `
    daemon off; worker_processes 1; pid ${own("pid")}; error_log ${own("error.log")};
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http {
      include /etc/nginx/mime.types; access_log off; ${temporary}
      server { listen 127.0.0.1:${port}; root ${root}; include ${resolve("hosting/nginx.conf")}; include ${join(root, "_redirects.nginx*")}; }
    }`
  writeFileSync(own("nginx.conf"), config)
  const nginx = spawn(findNginx(), ["-p", folder, "-e", own("error.log"), "-c", own("nginx.conf")], {
    stdio: "inherit",
  })
  const ended = once(nginx, "exit")
  const failed = ended.then(([code]) =>
    Promise.reject(new Error(`nginx does not take the settings: it ended with ${code}.`)),
  )
  // Later, when the test ends it, that is no failure.
  failed.catch(() => {})
  await Promise.race([answering(port), failed])
  return async () => {
    nginx.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
}

/** Waits until something listens. */
async function answering(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1")
    const listens = await once(socket, "connect").then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (listens) return
  }
}
