/**
 * Notes in the browser that the hint was read, by project, since all projects share a port.
 *
 * @param storage of the browser
 * @param project of the content
 */
export function hintNote(storage: Pick<Storage, "getItem" | "setItem">, project: string) {
  const key = `studio hint ${project}`
  return {
    isRead(): boolean {
      try {
        return storage.getItem(key) !== null
      } catch {
        // Storage is disabled: the hint is shown once for each opened page.
        return false
      }
    },
    read(): void {
      try {
        storage.setItem(key, "read")
      } catch {
        // Disabled or full: the hint comes back with the next page.
      }
    },
  }
}
