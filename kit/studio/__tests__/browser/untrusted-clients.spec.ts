import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { type BrowserContext, expect, type Page, test } from "@playwright/test"
import {
  attackFromPage,
  attackFromProgram,
  openByAnotherName,
  plantedFile,
  successes,
} from "../../../../__tests__/support/untrusted-clients"
import { folder, studioAddress, studioPort } from "./support/owner"

const origin = () => new URL(studioAddress()).origin

/** @returns the cookies of a browser that has the studio open */
async function openStudio(page: Page, context: BrowserContext): Promise<string> {
  await page.goto(studioAddress())
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible()
  return (await context.cookies(origin())).map(({ name, value }) => `${name}=${value}`).join("; ")
}

/** The port on which Gatsby listens beside the studio, as the system lists its command. */
function previewPort(): number {
  const commands = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }).split("\n")
  const own = commands.find((command) => command.includes(join(folder, "kit/studio/server/start/preview.cjs")))
  return Number(/--port (\d+)/.exec(own ?? "")?.[1])
}

test("a program without the token gets nothing, by the studio's port or the preview's", async ({ page, context }) => {
  for (const each of [studioPort(), previewPort()]) {
    expect(successes(await attackFromProgram(each, {}, "all"))).toEqual({})
    expect(successes(await attackFromProgram(each, { host: `untrusted.example:${each}` }, "all"))).toEqual({})
  }
  // Somebody who has got hold of the cookie cannot reach routes that nobody needs either, or the preview beside the studio.
  const cookie = await openStudio(page, context)
  expect(cookie).not.toBe("")
  expect(successes(await attackFromProgram(studioPort(), { cookie }))).toEqual({})
  expect(successes(await attackFromProgram(studioPort(), { cookie, "sec-fetch-site": "cross-site" }, "all"))).toEqual(
    {},
  )
  expect(successes(await attackFromProgram(previewPort(), { cookie }, "all"))).toEqual({})
  expect(existsSync(join(folder, plantedFile))).toBe(false)
})

test("another site gets nothing in a browser in which the studio is open", async ({ page, context }) => {
  await openStudio(page, context)
  for (const host of ["127.0.0.1", "localhost"])
    for (const server of [origin(), `http://localhost:${previewPort()}`])
      expect(successes(await attackFromPage(context, server, host))).toEqual({})
  expect(await openByAnotherName(context, studioPort())).toBe(403)
  expect(existsSync(join(folder, plantedFile))).toBe(false)
})
