import { execFileSync, fork } from "node:child_process"
import { once } from "node:events"
import { cpSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import type { FileEdit } from "../../../studio/server/content/edits/apply-edit"
import { reportProgress } from "../../support/report-progress"
import { figure, table } from "../../support/table"
import type { ServerState } from "./day-server"
import { firstEvents, leaveStreams } from "./leave-streams"

/** The amount of work. */
export interface Day {
  readonly edits: number
  /** How often a client connects to every stream, and disconnects. */
  readonly visits: number
}

/** The part of the server's response to an edit used here. */
interface EditResponse {
  readonly kind: string
  readonly file?: { readonly revision: string }
}

/** The number of warm-up edits. */
const firstEdits = 100

const text = "posts/a-database-that-does-not-need-splitting-yet.md"

/** A paragraph of Markdown, repeated up to 20 kB; the number makes each text different. */
const longText = (nth: number): string =>
  `State ${nth} of this text.\n${"\n## A heading\n\nSome **bold words** and a [link](/services/) in a sentence that goes on for a while, as sentences do.\n\n- a point\n- another *point*\n".repeat(139)}`

/** The edits, in turn. */
const changes: ReadonlyArray<readonly [file: string, change: (nth: number) => FileEdit]> = [
  [
    "pages/home.json",
    (nth) => ({ kind: "set", path: ["hero", "intro"], to: `What I do, in the ${nth}th words of the day` }),
  ],
  [text, (nth) => ({ kind: "text", to: longText(nth) })],
  ["books.json", (nth) => ({ kind: "set", path: [0, "title"], to: `A book, the ${nth}th time` })],
  ["site.json", (nth) => ({ kind: "set", path: ["name"], to: `Robin the ${nth}th` })],
]

/**
 * Performs eight hours' worth of editing, and records the memory of the studio's server.
 *
 * @param data a folder, which gets the sample's content and a repository of its own
 * @param sample the sample's `data/`
 * @param day the amount of work
 * @returns a table in Markdown
 */
export async function studioDay(data: string, sample: string, { edits, visits }: Day): Promise<string> {
  cpSync(sample, data, { recursive: true })
  writeFileSync(join(data, text), longText(0))
  commit(data)
  const preview = await streamingPreview()
  const studio = await startServer(data, preview.port)
  try {
    const send = sender(studio.origin, studio.token)
    const revisions = await revisionsOf(studio.origin, studio.token)
    const rows: Array<readonly [string, ServerState, number]> = []
    const note = async (name: string) => {
      const state = await studio.state()
      rows.push([name, state, await preview.connections()])
      reportProgress(`${name}: ${figure(state.rss / 1e6)} MB`)
    }
    const edit = (nth: number) => {
      const [file, change] = changes[Math.abs(nth) % changes.length] ?? ["", () => ({ kind: "text", to: "" })]
      return write(send, revisions, file, change(nth))
    }
    await edit(0)
    await note("after the first edit")
    // The first edits compile code and read everything once; V8 sizes the heap for that work.
    for (let nth = 1; nth <= firstEdits; nth += 1) await edit(-nth)
    await note("at the start")
    const between = Math.max(1, Math.floor(edits / visits))
    for (let nth = 1; nth <= edits; nth += 1) {
      await edit(nth)
      if (nth % between === 0) await leaveStreams(studio.origin, studio.token)
      if (nth % 1000 === 0 || nth === edits) await note(`after ${figure(nth)} edits`)
    }
    return table(
      ["When", "Memory", "Heap in use", "Bytes of files", "Connections of the server", "Of the preview"],
      rows.map(([name, { rss, heapUsed, external, connections }, ofPreview]) => [
        name,
        `${figure(rss / 1e6)} MB`,
        `${figure(heapUsed / 1e6)} MB`,
        `${figure(external / 1e6)} MB`,
        String(connections),
        String(ofPreview),
      ]),
    )
  } finally {
    await studio.stop()
    await preview.close()
  }
}

function commit(data: string): void {
  const git = (...args: string[]) => execFileSync("git", ["-C", data, ...args], { stdio: "ignore" })
  git("init", "--quiet")
  git("add", ".")
  git("-c", "user.name=Bench", "-c", "user.email=bench@bench.example", "commit", "--no-gpg-sign", "-m", "Content")
}

/** A preview that answers every request with an endless stream. */
async function streamingPreview() {
  const server = createServer((_asked, answer) => answer.writeHead(200).write("data: one\n\n"))
  server.on("upgrade", (_asked, socket) => {
    socket.on("error", () => socket.destroy())
    socket.on("end", () => socket.end())
    socket.resume().write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n")
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    port: (server.address() as AddressInfo).port,
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The studio's server in a process of its own, so that its memory can be measured separately. */
async function startServer(data: string, preview: number) {
  const port = await freePort()
  const child = fork(join(__dirname, "day-server.ts"), [data, String(preview), String(port)], {
    execArgv: ["--expose-gc", "--import", "tsx"],
  })
  const [{ token }] = (await once(child, "message")) as [{ readonly token: string }]
  return {
    token,
    origin: `http://127.0.0.1:${port}`,
    async state(): Promise<ServerState> {
      child.send("state")
      const [state] = (await once(child, "message")) as [ServerState]
      return state
    },
    async stop() {
      child.disconnect()
      await once(child, "exit")
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

type Send = (file: string, revision: string, edit: FileEdit) => Promise<EditResponse>

const sender =
  (origin: string, token: string): Send =>
  async (file, revision, edit) => {
    const answer = await fetch(`${origin}/__studio/api/edit`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-studio-token": token },
      body: JSON.stringify({ file, revision, edit }),
    })
    return (await answer.json()) as EditResponse
  }

async function revisionsOf(origin: string, token: string): Promise<Map<string, string>> {
  const all = await firstEvents(origin, token)
  return new Map(all.files.map(({ file, revision }) => [file, revision]))
}

async function write(send: Send, revisions: Map<string, string>, file: string, change: FileEdit): Promise<void> {
  const answer = await send(file, revisions.get(file) ?? "", change)
  if (answer.kind !== "written" || answer.file === undefined)
    throw new Error(`An edit of ${file} was not written: ${JSON.stringify(answer).slice(0, 1000)}`)
  revisions.set(file, answer.file.revision)
}
