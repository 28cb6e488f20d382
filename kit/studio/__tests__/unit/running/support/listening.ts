import { once } from "node:events"
import type { Server } from "node:net"

const begun: Server[] = []
afterEach(() => Promise.all(begun.splice(0).map((server) => new Promise((done) => server.close(done)))))

/** @returns a server on a port of this machine, which ends with the test */
export async function listening<Kind extends Server>(server: Kind): Promise<Kind> {
  await once(server.listen(0, "127.0.0.1"), "listening")
  begun.push(server)
  return server
}
