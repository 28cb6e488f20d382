let leading = false
let wanted = ""
const asked = new Set<string>()

/** @returns whether a click on a link of the page is the studio's own */
export const isLeading = (): boolean => leading

/** @returns whether the page has come to an address because the studio led it there, and nobody followed a link; told once */
export const wasAsked = (address: string): boolean => asked.delete(address)

/**
 * Leads the frame to another page: by a link that is there, which takes no load, or by a load.
 *
 * @param frame with the page
 * @param address to which it is led
 * @param isThere asks whether there is a page: that of a post that was just begun is made in a moment
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

async function loadWhenThere(
  frame: HTMLIFrameElement | null,
  address: string,
  link: HTMLAnchorElement | null | undefined,
  isThere: (address: string) => Promise<boolean>,
  tries = 40,
): Promise<void> {
  const found = await isThere(address).catch(() => false)
  if (wanted !== address) {
    asked.delete(address)
    return
  }
  if (!found && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return loadWhenThere(frame, address, link, isThere, tries - 1)
  }
  leading = true
  if (link?.isConnected) link.click()
  else frame?.contentWindow?.location.assign(address)
  leading = false
}
