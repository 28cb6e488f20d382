import type { KeptTab, TabStorage } from "./unsaved"

/** The browser's storage, its locks, by which a tab is known to be open, and what this tab calls itself. */
export interface Browser {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">
  readonly session: Pick<Storage, "getItem" | "setItem">
  readonly locks: Pick<LockManager, "request" | "query"> | undefined
}

const prefix = "studio unsaved"

/**
 * Keeps what is not saved in the browser: by project, for all of them share a port, and by tab. What a closed tab has left is taken over by the next.
 *
 * @param browser storage and locks
 * @param newName for a tab
 * @returns where this tab keeps things
 */
export async function browserStorage({ storage, session, locks }: Browser, newName: () => string): Promise<TabStorage> {
  let release = () => {}
  const hold = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (!locks) return resolve(true)
      locks
        .request(lockOf(name), { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock
            ? new Promise<void>((done) => {
                release = done
              })
            : undefined
        })
        .catch(() => resolve(true))
    })
  const former = session.getItem(prefix)
  // A tab that was duplicated has its original's name.
  const tab = former !== null && (await hold(former)) ? former : newName()
  if (tab !== former) await hold(tab)
  session.setItem(prefix, tab)

  const read = (key: string): readonly KeptTab[] => {
    try {
      const found: unknown = JSON.parse(storage.getItem(key) ?? "[]")
      return Array.isArray(found) ? (found as readonly KeptTab[]) : []
    } catch {
      // Something else has been written there: there is nothing to go on with.
      return []
    }
  }
  const put = (project: string, kept: readonly KeptTab[]) => {
    if (kept.length > 0) storage.setItem(keyOf(project, tab), JSON.stringify(kept))
    else storage.removeItem(keyOf(project, tab))
  }
  const takeOver = async (project: string): Promise<readonly KeptTab[]> => {
    const held = new Set((await locks?.query())?.held?.map(({ name }) => name))
    const keys = Array.from({ length: storage.length }, (_each, index) => storage.key(index) ?? "")
    const left = keys.filter((key) => {
      const [start, name = ""] = key.split(`${project} `)
      return start === `${prefix} ` && name !== tab && locks !== undefined && !held.has(lockOf(name))
    })
    const all = [...read(keyOf(project, tab)), ...left.flatMap(read)]
    try {
      // First this, then that: whatever happens in between, it is somewhere.
      if (left.length > 0) put(project, all)
      for (const key of left) storage.removeItem(key)
    } catch {
      // Storage is full: it stays where it is, and may be taken over once more.
    }
    return all
  }
  return {
    // One tab after the other: what a closed one has left goes to one of them.
    load: async (project) =>
      (await locks?.request(`${prefix} ${project}`, () => takeOver(project))) ?? (await takeOver(project)),
    save: (project, kept) => {
      try {
        put(project, kept)
      } catch {
        // Storage is closed or full: the studio goes on, and what is typed lives as long as its page.
      }
    },
    release: () => release(),
  }
}

const lockOf = (tab: string): string => `${prefix} ${tab}`

const keyOf = (project: string, tab: string): string => `${prefix} ${project} ${tab}`
