import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, type ElementHandle, type KeyInput, launch } from "puppeteer-core"
import { type EngineName, findFirefox } from "../../../kit/dev/support/requirements"
import { findTestBrowser } from "../../../kit/owner/browser/find-browser"
import { poll } from "../../support/poll"
import { type Driver, webDriver } from "./web-driver"

/**
 * Starts an engine's browser, with a profile of its own.
 *
 * @throws an Error if it is not installed
 */
export async function start(engine: EngineName): Promise<Driver> {
  if (engine === "webkit") return startWebKit()
  const firefox = findFirefox()
  if (!firefox) throw new Error("Firefox is not installed.")
  return startFirefox(firefox)
}

/**
 * Starts Firefox without a window. It speaks WebDriver BiDi itself, so that no geckodriver is needed, which Debian does not have. Playwright 1.65 cannot drive
 * it: it uses a command that Firefox 153 does not know yet (emulation.setMediaFeaturesOverride).
 *
 * @param executablePath of Firefox
 */
export const startFirefox = (executablePath: string): Promise<Driver> =>
  drive(launch({ browser: "firefox", executablePath }))

/** Starts Chromium, with which the other engines are compared. */
export const startChromium = (): Promise<Driver> =>
  drive(launch({ executablePath: findTestBrowser(), args: ["--no-sandbox"] }))

async function drive(launched: Promise<Browser>): Promise<Driver> {
  const browser = await launched
  const page = await browser.newPage()
  const find = async (expression: string) => {
    const element = (await page.evaluateHandle(expression)).asElement()
    if (!element) throw new Error(`${expression} is no element.`)
    return element as ElementHandle<Element>
  }
  return {
    async goTo(address) {
      await page.goto(address)
    },
    async setWidth(width) {
      // Puppeteer sets the screen's orientation besides, which Debian's Firefox 140 cannot do.
      await page.setViewport({ width, height: 900 }).catch((error: Error) => {
        if (!error.message.includes("setScreenOrientationOverride")) throw error
      })
      await poll(async () => ((await page.evaluate("innerWidth")) === width ? true : undefined))
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => (await find(expression)).click(),
    picture: async (expression) => Buffer.from(await (await find(expression)).screenshot()),
    press: (key) => page.keyboard.press(key as KeyInput),
    close: () => browser.close(),
  }
}

/** Without it WebKit's window is at least 447 px wide, as wide as its buttons. */
const narrowButtons = "* { min-width: 0; padding: 0; margin: 0 }"

/** Starts WebKitGTK's small browser on a virtual screen. Its driver speaks WebDriver as it was before BiDi. */
export async function startWebKit(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"))
  mkdirSync(join(home, "gtk-3.0"))
  writeFileSync(join(home, "gtk-3.0/gtk.css"), narrowButtons)

  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const display = await firstWord(screen)
  const port = await freePort()
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: "x11", XDG_CONFIG_HOME: home },
    stdio: "ignore",
  })
  const end = () => {
    driver.kill()
    screen.kill()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const session = await webDriver(`http://127.0.0.1:${port}`)
    return {
      ...session,
      async close() {
        await session.close().finally(end)
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

/** @returns what the X server says on its fourth stream once it is there: the number of its screen */
async function firstWord(screen: ChildProcess): Promise<string> {
  const [said] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data")
  return String(said).trim()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === "string") throw new Error("There is no free port.")
  return address.port
}
