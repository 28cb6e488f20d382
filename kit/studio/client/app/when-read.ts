/** How long a message must be visible before somebody who goes on counts as having read it, and how long it is shown at most, in milliseconds. */
const [readMs, shownMs] = [
  { done: 3_000, wrong: 8_000 },
  { done: 10_000, wrong: 30_000 },
] as const

/**
 * @param kind of the message: about a success, or about a failure
 * @param isIn whether an element belongs to the message
 * @param onRead called once, when it has been shown long enough, or when somebody who has had time to read it goes on with something else
 * @returns a function that stops waiting
 */
export function whenRead(kind: "done" | "wrong", isIn: (element: Node) => boolean, onRead: () => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const end = () => {
    listeners.abort()
    clearTimeout(read)
    clearTimeout(shown)
  }
  const finish = () => {
    end()
    onRead()
  }
  const goOn = ({ target }: Event) => {
    if (!(target instanceof Node && isIn(target))) finish()
  }
  const read = setTimeout(() => {
    for (const event of ["pointerdown", "keydown"]) addEventListener(event, goOn, { capture: true, signal })
  }, readMs[kind])
  const shown = setTimeout(finish, shownMs[kind])
  return end
}
