let leading = false
let wanted = ""
const asked = new Set<string>()

/** @returns whether the current click on a link of the page is the studio's own */
export const isLeading = (): boolean => leading

/** @returns whether the studio itself has moved the page to an address; true only once per move */
export const wasAsked = (address: string): boolean => asked.delete(address)

/**
 * Moves the frame to another page: by clicking a link on the current page, which needs no reload, or else by a load.
 *
 * @param frame with the page
 * @param address to move to
 * @param isThere whether the preview has the page: that of a new post takes a moment to appear, and is waited for
 */
export function lead(
  frame: HTMLIFrameElement | null,
  address: string,
  isThere: (address: string) => Promise<boolean>,
): void {
  const link = frame?.contentDocument?.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(address)}"]`)
  wanted = address
  asked.add(address)
  void loadWhenThere(frame, address, link, isThere)
}

/** How often the preview is asked for the page, and the frame where it is, in milliseconds. */
const pause = 500

/** After so many milliseconds the frame goes to the address in any case: it says what is missing there, and the page comes when it is there (missing-page.ts). */
const patience = 20_000

/** After so many looks at a frame that has stayed where it was, it is sent again: a reload by the preview at the same moment cancels the move. */
const stays = 10

/** How often it is sent. */
const most = 3

async function loadWhenThere(
  frame: HTMLIFrameElement | null,
  address: string,
  link: HTMLAnchorElement | null | undefined,
  isThere: (address: string) => Promise<boolean>,
): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const found = await isThere(address).catch(() => false)
    if (wanted !== address) {
      asked.delete(address)
      return
    }
    if (found) break
    await wait()
  }
  const from = pathOf(frame)
  if (from === address) {
    asked.delete(address)
    return
  }
  move(frame, address, link)
  for (let sent = 1, looks = 1; sent < most; looks += 1) {
    await wait()
    if (wanted !== address || pathOf(frame) !== from) return
    if (looks % stays > 0) continue
    move(frame, address, undefined)
    sent += 1
  }
}

const wait = () => new Promise((resolve) => setTimeout(resolve, pause))

function pathOf(frame: HTMLIFrameElement | null): string | undefined {
  try {
    return frame?.contentWindow?.location.pathname
  } catch {
    // Another site, which may not be read.
    return undefined
  }
}

function move(frame: HTMLIFrameElement | null, address: string, link: HTMLAnchorElement | null | undefined): void {
  leading = true
  if (link?.isConnected) link.click()
  else frame?.contentWindow?.location.assign(address)
  leading = false
}
