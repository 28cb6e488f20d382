import { act } from "@testing-library/react"

type Watcher = (entries: ReadonlyArray<{ target: Element; isIntersecting: boolean }>) => void

const watchers = new Map<Element, Watcher>()

/** jsdom has no window that anything could come into: the tests say what does. */
class IntersectionObserver {
  constructor(private readonly tell: Watcher) {}

  observe(target: Element) {
    watchers.set(target, this.tell)
  }
}

Object.assign(window, { IntersectionObserver })

/** Has an element come into the visitor's window, or leave it. */
export function moveInWindow(target: Element, isIntersecting: boolean): void {
  act(() => watchers.get(target)?.([{ target, isIntersecting }]))
}
