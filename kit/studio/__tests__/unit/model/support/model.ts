import type { ContentLocation } from "../../../../client/content/location"
import type { FileWrite } from "../../../../server/content/disk"
import { type Doing, flushTasks, Tab, World } from "./world"

const people = "testimonials.json"
const page = "pages/privacy.md"

interface Person {
  readonly quote: string
  readonly name: string
  readonly title: string
  /** Nobody changes it: by it the model knows who is who. */
  readonly company: string
}

/** Something that people or programs do; the numbers choose among what there is then. */
export interface Action {
  readonly kind: string
  readonly tab?: number
  readonly choice?: number
  readonly to?: number
  readonly isWrong?: boolean
}

/** A text that was typed. */
interface Typed {
  readonly token: string
  readonly tab: string
  /** The company of the entry, or the file of the text. */
  readonly at: string
  /** What stood there, as whoever typed saw it. */
  readonly seen: Set<string>
  /** It was typed over, given up, or its entry was removed by whoever typed it. */
  isOver: boolean
}

/** What people do with the studio and beside it, and what must hold whatever they do. */
export class Model {
  private readonly typed = new Map<string, Typed>()
  private readonly written = new Set<string>()
  /** Who has written each file last. */
  private readonly writer = new Map<string, "studio" | "outside">()
  /** What each tab meant to remove, and what it saw of it. */
  private readonly removals = new Map<string, Set<string>>()
  private readonly wrong: string[] = []
  /** The text that was clicked in each tab's page, as it was then. */
  private readonly clicked = new Map<
    Tab,
    { readonly location: ContentLocation; readonly at: string; readonly from: string }
  >()
  private readonly watched = new Set<Tab["store"]>()
  private count = 0

  /** @param lineBreak of the files; whoever else writes them keeps it, and so does the studio */
  constructor(
    readonly world: World,
    private readonly lineBreak: string,
  ) {
    world.onWrite = (swaps, doing) => this.checkWrite(swaps, doing)
  }

  /** Does something, if it can be done now. */
  async dispatch(action: Action): Promise<void> {
    const { world } = this
    const tab = world.tabs[action.tab ?? 0]
    const choice = action.choice ?? 0
    switch (action.kind) {
      case "turn":
        return void (await world.step(choice))
      case "kill":
        return world.content ? world.kill() : undefined
      case "start":
        return world.content ? undefined : world.start()
      case "full":
      case "room":
        world.isFull = action.kind === "full"
        return
      case "publish":
        return this.publish()
    }
    if (action.kind.startsWith("outside")) {
      this.outside(action.kind, choice, action.to ?? 0)
      return
    }
    if (tab) await this.inTab(tab, action, choice)
    await flushTasks()
  }

  private async inTab(tab: Tab, action: Action, choice: number): Promise<void> {
    const { store } = tab
    if (action.kind === "reload") return tab.reload()
    if (action.kind === "offline") {
      tab.isOnline = false
      return tab.cut()
    }
    if (action.kind === "online") {
      tab.isOnline = true
      return
    }
    const content = store.snapshot()
    if (!content) return
    const list: ContentLocation = { file: people, path: [] }
    const ids = store.entries(list)
    const id = ids[choice % Math.max(1, ids.length)]
    const shown = store.stored(list)
    const isShown = Array.isArray(shown) && shown.length === ids.length
    const at = (entry: typeof id, key?: string): ContentLocation => ({
      file: people,
      path: [...(entry === undefined ? [] : [entry]), ...(key === undefined ? [] : [key])],
    })
    const companyOf = (entry: typeof id) => String(store.stored(at(entry, "company")))
    const unsaved = [...content.unsaved.values()]
    const chosen = unsaved[choice % Math.max(1, unsaved.length)]
    switch (action.kind) {
      case "type":
        if (id !== undefined && isShown) this.type(tab, at(id, "quote"), companyOf(id), action.isWrong ?? false)
        return
      case "click": {
        const location = at(id, "quote")
        if (id !== undefined && isShown)
          this.clicked.set(tab, { location, at: companyOf(id), from: String(store.value(location)) })
        return
      }
      case "type-in-page": {
        const clicked = this.clicked.get(tab)
        if (clicked && store.positionOf(clicked.location))
          this.type(tab, clicked.location, clicked.at, false, clicked.from)
        return
      }
      case "write":
        return this.type(tab, { file: page, path: [] }, page, false)
      case "remove":
        if (id === undefined || !isShown || ids.length < 2) return
        this.removals.set(`${tab.name} ${companyOf(id)}`, new Set([String(store.stored(at(id, "quote")))]))
        for (const typed of this.typed.values())
          if (typed.tab === tab.name && typed.at === companyOf(id)) typed.isOver = true
        return void store.perform({ kind: "remove", location: at(id) }, "removed")
      case "move": {
        if (id === undefined || !isShown) return
        const behind = ids.filter((other) => other !== id)[(action.to ?? 0) % ids.length]
        return void store.perform({ kind: "move", location: at(id), behind }, "moved")
      }
      case "add": {
        if (!isShown) return
        const name = `p${this.number()}`
        const to = { quote: `quote of ${name}`, name, title: "Founder", company: name }
        return void store.perform({ kind: "insert", location: list, behind: id, to }, "added")
      }
      case "undo":
        this.noticeDiscards(store)
        return void store.undo()
      case "redo":
        return void store.redo()
      case "give-up":
        this.noticeDiscards(store)
        return chosen && store.giveUp(chosen)
      case "keep-mine": {
        if (chosen?.state.kind !== "conflict") return
        this.typed.get(String(chosen.value))?.seen.add(String(store.stored(chosen)).trimEnd())
        return void store.keepMine(chosen)
      }
    }
  }

  /** What somebody discards, or undoes before it is saved, is over. */
  private noticeDiscards(store: Tab["store"]): void {
    if (this.watched.has(store)) return
    this.watched.add(store)
    const giveUp = store.giveUp.bind(store)
    store.giveUp = (location) => {
      const typed = this.typed.get(String(store.unsavedAt(location)?.value))
      if (typed) typed.isOver = true
      giveUp(location)
    }
  }

  private lines(text: string): string {
    return text.replaceAll("\n", this.lineBreak)
  }

  private number(): number {
    this.count += 1
    return this.count
  }

  private type(
    tab: Tab,
    location: ContentLocation,
    at: string,
    isWrong: boolean,
    from = String(tab.store.stored(location)),
  ): void {
    const { store } = tab
    const token = `${isWrong ? "wrong " : ""}t${this.number()} by ${tab.name}`
    const before = [...this.typed.values()].filter((each) => each.tab === tab.name && each.at === at)
    const pending = store.unsavedAt(location)
    const seen = new Set([from.trimEnd(), ...before.map((each) => each.token)])
    // Who types on in a field where something waits goes on from what was seen then.
    if (pending) {
      seen.delete(from.trimEnd())
      for (const each of before) for (const value of each.seen) seen.add(value)
    }
    for (const each of before) each.isOver = true
    this.typed.set(token, { token, tab: tab.name, at, seen, isOver: isWrong })
    store.type(location, token, { seen: from })
  }

  private outside(kind: string, choice: number, to: number): unknown {
    const { world } = this
    const text = String(world.files.get(people))
    const save = (file: string, changed: string) => {
      this.writer.set(file, "outside")
      world.outside(file, changed)
    }
    const all = peopleIn(text)
    if (!all) return save(people, text.replace(/^broken/, ""))
    const token = `o${this.number()}`
    const index = choice % Math.max(1, all.length)
    const person = all[index]
    const put = (changed: readonly Person[]) => save(people, this.lines(listText(changed)))
    const edit = (value: Partial<Person>) => put(all.map((each, at) => (at === index ? { ...each, ...value } : each)))
    switch (kind) {
      case "outside-text":
        return choice % 3 === 0 ? save(page, this.lines(`${token}\n`)) : edit({ quote: token })
      case "outside-rename":
        return edit({ name: token })
      case "outside-error":
        return edit({ quote: "wrong" })
      case "outside-remove":
        return put(all.filter((_each, at) => at !== index || all.length < 2))
      case "outside-add":
        return put(
          all.toSpliced(to % (all.length + 1), 0, { quote: `q ${token}`, name: token, title: "CTO", company: token }),
        )
      case "outside-move":
        return person && put(all.toSpliced(index, 1).toSpliced(to % all.length, 0, person))
      case "outside-break":
        return save(people, `broken${text}`)
    }
  }

  /** What is committed was checked, though it takes a while to read it all. */
  private publish(): void {
    const { content } = this.world
    void content?.runExclusively(async () => {
      const before = new Map(this.world.files)
      await this.world.later()
      for (const [file, bytes] of this.world.files)
        if (this.writer.get(file) !== "outside" && !before.get(file)?.equals(bytes))
          this.wrong.push(`${file} was written while it was published`)
    })
  }

  /** Checks a write of the studio, before it happens. */
  private checkWrite(swaps: readonly FileWrite[], doing: Doing | undefined): void {
    for (const { file, before, after } of swaps) {
      const [old, now] = [String(before ?? ""), String(after ?? "")]
      if (now !== this.lines(now.replaceAll("\r", ""))) this.wrong.push(`${file} has other line breaks`)
      if (doing?.kind !== "edit") {
        if (this.writer.get(file) === "outside") this.wrong.push(`${doing?.kind} takes back what another program wrote`)
      } else if (file === people) this.judgePeople(old, now, doing.tab)
      else this.judgeText(file, old.trimEnd(), now.trimEnd(), doing.tab)
      this.writer.set(file, "studio")
      for (const token of this.typed.keys())
        if (now.includes(JSON.stringify(token)) || now.trimEnd() === token) this.written.add(token)
    }
  }

  private judgePeople(old: string, now: string, tab: string): void {
    const [before, after] = [peopleIn(old), peopleIn(now)]
    if (!before || !after) return void this.wrong.push("a broken file was edited")
    const gone = before.filter(({ company }) => !after.some((each) => each.company === company))
    for (const { company, quote } of gone) {
      const seen = this.removals.get(`${tab} ${company}`)
      if (!seen) this.wrong.push(`${company} was removed, which nobody wanted`)
      else if (!seen.has(quote) && this.typed.get(quote)?.tab !== tab)
        this.wrong.push(`${company} was removed with ${quote}, which nobody had seen`)
    }
    for (const person of after) {
      const same = before.find(({ company }) => company === person.company)
      if (!same) continue
      if (same.name !== person.name) this.wrong.push(`${person.company} has another name`)
      if (same.quote !== person.quote) this.judgeText(person.company, same.quote, person.quote, tab)
    }
    // What the edit is not about stays as it was written.
    const kept = after.filter((each) => before.some((other) => JSON.stringify(other) === JSON.stringify(each)))
    for (const each of kept.map((person) => this.lines(entryText(person))))
      if (old.includes(each) && !now.includes(each)) this.wrong.push("an entry was written anew")
  }

  private judgeText(at: string, old: string, now: string, tab: string): void {
    if (old === now) return
    const typed = this.typed.get(now)
    if (!typed || typed.at !== at || typed.tab !== tab) this.wrong.push(`${now} stands at ${at}, where nobody typed it`)
    else if (!typed.seen.has(old)) this.wrong.push(`${old} was written over by ${now}, which nobody had seen`)
  }

  /** What holds at any moment. */
  look(): void {
    for (const tab of this.world.tabs) {
      const { store, name } = tab
      for (const file of tab.older()) this.wrong.push(`${name} shows an older state of ${file} than before`)
      for (const each of store.snapshot()?.unsaved.values() ?? []) {
        const company = store.stored({ file: each.file, path: [...each.path.slice(0, -1), "company"] })
        const typed = this.typed.get(String(each.value))
        if (each.file === people && company !== undefined && company !== typed?.at)
          this.wrong.push(`${name} shows ${String(each.value)} at ${String(company)}`)
      }
    }
    this.wrong.push(...this.world.faults)
    if (this.wrong.length > 0) throw new Error(this.wrong.join("\n"))
  }

  /** All goes well at last: what must hold then. */
  async end(): Promise<void> {
    const { world } = this
    world.isFull = false
    if (!world.content) world.start()
    for (const tab of world.tabs) tab.isOnline = true
    if (!peopleIn(String(world.files.get(people)))) this.outside("outside-break", 0, 0)
    if (!(await world.rest())) throw new Error("It never comes to rest.")
    this.look()
    for (const tab of world.tabs) this.judgeTab(tab)
    const kept = JSON.stringify([...world.storage.values()])
    for (const { token, isOver } of this.typed.values())
      if (!isOver && !this.written.has(token) && !kept.includes(token)) throw new Error(`${token} is lost`)
  }

  private judgeTab({ store, name }: Tab): void {
    const content = store.snapshot()
    if (!content) throw new Error(`${name} has no content`)
    for (const [file, bytes] of this.world.files)
      if (content.docs.get(file)?.text !== String(bytes)) throw new Error(`${name} has an old ${file}`)
    for (const each of content.unsaved.values())
      if (!["refused", "conflict", "gone"].includes(each.state.kind))
        throw new Error(`${String(each.value)} is ${each.state.kind} for ever`)
  }
}

/** Each as somebody writes by hand: no tool would. */
const entryText = ({ quote, name, title, company }: Person): string =>
  `{ "quote":  ${JSON.stringify(quote)},\n   "name": ${JSON.stringify(name)}, "title": ${JSON.stringify(title)},  "company": ${JSON.stringify(company)} }`

const listText = (all: readonly Person[]): string => `[\n ${all.map(entryText).join(",\n ")}\n]\n`

function peopleIn(text: string): readonly Person[] | undefined {
  try {
    return JSON.parse(text) as readonly Person[]
  } catch {
    return undefined
  }
}

/**
 * @param lineBreak of the files
 * @returns a studio with two tabs, in which everything has been read
 */
export async function modelOf(lineBreak: string): Promise<Model> {
  const world = new World()
  const all = ["Ada", "Ben", "Cleo", "Dora"].map((name, index) => ({
    quote: `What ${name} says of it, number ${index}.`,
    name,
    title: "Founder and CEO",
    company: `c${index}`,
  }))
  for (const [file, text] of [
    [people, listText(all)],
    [page, "The text.\n"],
  ] as const)
    world.put(file, Buffer.from(text.replaceAll("\n", lineBreak)))
  world.start()
  for (const name of ["one", "two"]) new Tab(world, name)
  await world.rest()
  return new Model(world, lineBreak)
}
