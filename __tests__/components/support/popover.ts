/**
 * The part of the popover API that jsdom lacks and the header uses: a button with `popovertarget` toggles its element, Escape is left to the browser tests.
 * Opening and closing both fire `beforetoggle`, as the HTML standard says.
 */
const open = new WeakSet<Element>()

function set(element: HTMLElement, shown: boolean) {
  if (open.has(element) === shown) return
  element.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState: shown ? "open" : "closed" }))
  if (shown) open.add(element)
  else open.delete(element)
}

HTMLElement.prototype.hidePopover = function hidePopover() {
  set(this, false)
}

document.addEventListener("click", ({ target }) => {
  const id = target instanceof Element && target.closest("[popovertarget]")?.getAttribute("popovertarget")
  const element = id && document.getElementById(id)
  if (element) set(element, !open.has(element))
})

/** Keeps its names local: without an export, TypeScript treats the file as a script. */
export {}
