import { act } from "@testing-library/react"

type Watcher = (entries: ReadonlyArray<{ target: Element; isIntersecting: boolean }>) => void

const watchers = new Map<Element, Watcher>()

/** jsdom has no viewport: the tests say what comes into view. */
class IntersectionObserver {
  constructor(private readonly tell: Watcher) {}

  observe(target: Element) {
    watchers.set(target, this.tell)
  }
}

Object.assign(window, { IntersectionObserver })

/** Makes an element come into view, or leave it. */
export function moveInWindow(target: Element, isIntersecting: boolean): void {
  act(() => watchers.get(target)?.([{ target, isIntersecting }]))
}
