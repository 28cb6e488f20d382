import type { PageSources, SourceRun } from "../../content/location/source-tags"

/**
 * Takes the tags (kit/content/location/source-tags.ts) out of the page before it is painted, and remembers them. Runs in the browser, serialized as text: it can
 * use nothing from outside itself.
 */
export function readSources(): void {
  const tag = /\uf8f0([\ue000-\ue0ff]*)\uf8f1|\uf8f2/g
  const hasTag = /[\uf8f0-\uf8f2]/
  const known: PageSources = { texts: new WeakMap(), elements: new WeakMap(), attributes: new WeakMap() }
  Object.assign(window, { contentSources: known })
  const decode = (code: string) => [...code].map((each) => String.fromCharCode(each.charCodeAt(0) - 0xe000)).join("")
  const readText = (node: Text) => {
    if (!hasTag.test(node.data)) return
    const found = [...node.data.matchAll(tag)]
    const runs: SourceRun[] = []
    let stack: readonly string[] = []
    let removed = 0
    for (const { index, 0: whole, 1: code } of found) {
      const end = index - removed
      removed += whole.length
      if (end > (runs.at(-1)?.end ?? 0)) runs.push({ end, sources: stack })
      stack = code === undefined ? stack.slice(1) : [decode(code), ...stack]
    }
    const opened = found.find(([, code]) => code !== undefined)?.[1]
    // Not as a whole: a caret in it would go to its start.
    for (const { index, 0: whole } of found.reverse()) node.deleteData(index, whole.length)
    if (node.length > (runs.at(-1)?.end ?? 0)) runs.push({ end: node.length, sources: stack })
    known.texts.set(node, { runs, open: stack })
    if (node.length === 0 && opened !== undefined && node.parentElement)
      known.elements.set(node.parentElement, decode(opened))
  }
  const readAttributes = (element: Element) => {
    for (const { name, value } of [...element.attributes]) {
      if (!hasTag.test(value)) continue
      const [, code] = /\uf8f0([\ue000-\ue0ff]*)\uf8f1/.exec(value) ?? []
      element.setAttribute(name, value.replace(tag, ""))
      if (code !== undefined) known.attributes.set(element, { ...known.attributes.get(element), [name]: decode(code) })
    }
  }
  const read = (root: Node) => {
    if (root instanceof Text) return readText(root)
    if (!(root instanceof Element || root instanceof Document)) return
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) readText(node)
      else if (node instanceof Element) readAttributes(node)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      if (type === "childList") for (const node of addedNodes) read(node)
      else if (target instanceof Element) readAttributes(target)
      else read(target)
    }
    // These were its own.
    observer.takeRecords()
  })
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  read(document)
  observer.takeRecords()
}
