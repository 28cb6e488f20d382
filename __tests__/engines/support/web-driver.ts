import { poll } from "../../support/poll"

/** The keys that have no character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const namedKeys: Readonly<Record<string, string>> = { Enter: "\uE007", Tab: "\uE004" }

/** The key under which an answer identifies an element: https://www.w3.org/TR/webdriver2/#elements. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf"

/**
 * Begins a session with a browser's driver, by the W3C's WebDriver: a request for each command. The eight commands needed here take less code than setting up
 * selenium-webdriver, which weighs 18 MB and requires Node 22.
 *
 * @param server where the driver listens, or will soon
 * @throws an Error with the driver's own words when it refuses a command
 */
export async function webDriver(server: string): Promise<Driver> {
  await isReady(server)
  const { sessionId } = (await command("POST", `${server}/session`, { capabilities: {} })) as { sessionId: string }
  const session = `${server}/session/${sessionId}`
  const post = (path: string, body: object) => command("POST", `${session}/${path}`, body)
  const evaluate = (expression: string) => post("execute/sync", { script: `return ${expression}`, args: [] })
  const find = async (expression: string) => {
    const element = (await evaluate(expression)) as { [elementKey]?: string } | null
    if (!element?.[elementKey]) throw new Error(`${expression} is no element.`)
    return `element/${element[elementKey]}`
  }

  return {
    async goTo(address) {
      await post("url", { url: address })
    },
    async setWidth(width) {
      await post("window/rect", { x: 0, y: 0, width, height: 940 })
    },
    evaluate,
    async click(expression) {
      await post(`${await find(expression)}/click`, {})
    },
    async picture(expression) {
      const png = await command("GET", `${session}/${await find(expression)}/screenshot`)
      return Buffer.from(String(png), "base64")
    },
    async press(key) {
      const value = namedKeys[key] ?? key
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }))
      await post("actions", { actions: [{ type: "key", id: "keyboard", actions }] })
    },
    async close() {
      await command("DELETE", session)
    },
  }
}

async function command(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: { message?: string } | null }
  if (!response.ok) throw new Error(`${method} ${address}: ${value?.message}`)
  return value
}

/** Waits until the driver listens. */
async function isReady(server: string): Promise<void> {
  const ask = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    )
  if (!(await poll(ask))) throw new Error(`No driver answered at ${server}.`)
}

/** What the tests ask of a browser: one window, driven as a visitor would. */
export interface Driver {
  /** Loads an address, and waits until the page has loaded. */
  goTo(address: string): Promise<void>
  /** Makes the page this many CSS pixels wide. */
  setWidth(width: number): Promise<void>
  /** @returns the value of a JavaScript expression in the page; it has to be JSON */
  evaluate(expression: string): Promise<unknown>
  /** Scrolls to the element that a JavaScript expression evaluates to in the page, and clicks its middle. */
  click(expression: string): Promise<void>
  /** @returns the element that a JavaScript expression evaluates to in the page, as a PNG file */
  picture(expression: string): Promise<Buffer>
  /** Presses and releases a key: "Tab", "Enter", or a character. */
  press(key: string): Promise<void>
  /** Ends the browser. */
  close(): Promise<void>
}
