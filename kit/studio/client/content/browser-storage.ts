import type { KeptTab, TabStorage } from "./kept-edits"

/** The browser's storage; `session` holds this tab's name, and `locks` tell which tabs are open. */
export interface Browser {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">
  readonly session: Pick<Storage, "getItem" | "setItem">
  readonly locks: Pick<LockManager, "request" | "query">
}

const prefix = "studio edits"

/**
 * Keeps unsaved edits in the browser, by project, since all projects share a port, and by tab. The next tab takes over those of closed tabs.
 *
 * @param browser storage and locks
 * @param newName returns a name for a new tab
 * @returns this tab's storage
 */
export async function browserStorage({ storage, session, locks }: Browser, newName: () => string): Promise<TabStorage> {
  let release = () => {}
  const hold = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
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
  // A duplicated tab has the name of its original.
  const tab = former !== null && (await hold(former)) ? former : newName()
  if (tab !== former) await hold(tab)
  session.setItem(prefix, tab)

  const read = (key: string): readonly KeptTab[] => {
    try {
      const found: unknown = JSON.parse(storage.getItem(key) ?? "[]")
      return Array.isArray(found) ? (found as readonly KeptTab[]) : []
    } catch {
      // Not written by the studio: nothing to restore.
      return []
    }
  }
  const put = (project: string, kept: readonly KeptTab[]) => {
    if (kept.length > 0) storage.setItem(keyOf(project, tab), JSON.stringify(kept))
    else storage.removeItem(keyOf(project, tab))
  }
  const takeOver = async (project: string): Promise<readonly KeptTab[]> => {
    const held = new Set((await locks.query()).held?.map(({ name }) => name))
    const keys = Array.from({ length: storage.length }, (_each, index) => storage.key(index) ?? "")
    const left = keys.filter((key) => {
      const [start, name = ""] = key.split(`${project} `)
      return start === `${prefix} ` && name !== tab && !held.has(lockOf(name))
    })
    const all = [...read(keyOf(project, tab)), ...left.flatMap(read)]
    try {
      // Written before it is removed, so that it is never lost.
      if (left.length > 0) put(project, all)
      for (const key of left) storage.removeItem(key)
    } catch {
      // Storage is full: the closed tabs' edits stay where they are, and may be taken over again.
    }
    return all
  }
  return {
    // Under a lock: only one tab takes over a closed tab's edits.
    load: (project) => locks.request(`${prefix} ${project}`, () => takeOver(project)),
    save: (project, kept) => {
      try {
        put(project, kept)
      } catch {
        // Storage is disabled or full: unsaved edits do not survive a reload then.
      }
    },
    release: () => release(),
  }
}

const lockOf = (tab: string): string => `${prefix} ${tab}`

const keyOf = (project: string, tab: string): string => `${prefix} ${project} ${tab}`
