import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, type Page } from "@playwright/test"
import { valueAt } from "../../../../content/location/json-path"
import { readSource, type SourceRun, stepTo } from "../../../../content/location/source-tags"
import { contentIn } from "../../../model/file-content"
import { data } from "./owner"

/** @returns numbers from 0 to 1 that are the same for the same seed */
export function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @returns all texts of the content, byte for byte */
export const filesOf = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(data, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:json|md)$/.test(file))
      .map((file) => [file, readFileSync(join(data, file), "utf8")]),
  )

/** @returns everything that the content says, one after the other, without the signs of Markdown and JSON. */
export const writtenIn = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(([file, text]) =>
      file.endsWith(".json") ? valuesIn(JSON.parse(text)).join(" | ") : text.replace(/[*_`\\]/g, ""),
    )
    .join(" | ")
    .replace(/\s+/g, " ")

const valuesIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : []
}

/** @returns the value at a source in such texts, for a Markdown text the whole file */
export function valueFrom(source: string, files: Readonly<Record<string, string>>): unknown {
  const { file, path } = readSource(source)
  const text = files[file] ?? ""
  if (path.length === 0) return text
  return path.reduce<unknown>(
    (value, step) => {
      if (typeof step !== "object") return valueAt(value, [step])
      return Array.isArray(value) && value.find((entry, at) => Object(stepTo(entry, at)).id === step.id)
    },
    contentIn(file, text),
  )
}

/** Opens a page of the site, drawn at random. */
export async function openAnyPage(page: Page, random: () => number): Promise<void> {
  const menu = page.getByRole("combobox").first()
  const options = menu.locator("option")
  const values = await options.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  const pages = values.filter((value) => /^\d/.test(value))
  await menu.selectOption(pages[Math.floor(random() * pages.length)] ?? "")
  await expect(page.locator(".preview-frame")).toHaveAttribute("aria-busy", "false")
  await expect(page.frameLocator("iframe").getByRole("contentinfo")).toBeVisible()
}

/** Waits until something takes what is typed. */
export const untilCaretStands = (page: Page, timeout?: number) =>
  page.waitForFunction(
    () => {
      const { activeElement } = document
      const inner =
        activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument?.activeElement : activeElement
      return inner?.matches("input, textarea, select, [contenteditable]")
    },
    undefined,
    timeout === undefined ? {} : { timeout },
  )

/** @returns whether the element of the letter drawn last shows a word; true if the page has since been made anew */
export const isShownWhereDrawn = (page: Page, word: string): Promise<boolean> =>
  page.evaluate((word) => {
    const drawn: Element | undefined = Reflect.get(window, "drawn")
    return !drawn?.isConnected || (drawn.textContent ?? "").replace(/\u00ad/g, "").includes(word)
  }, word)

/** A visible letter on the page. */
interface Letter {
  readonly x: number
  readonly y: number
  readonly letter: string
  /** The text around it, for a failure. */
  readonly text: string
  /** Where it is written, as the preview says; undefined in the middle of a divided text. */
  readonly source: string | undefined
}

/**
 * @param page of the studio
 * @param numbers from 0 to 1, two for each attempt
 * @param isRight the half of the letter
 * @param written everything that the content says: letters that the page adds itself are not drawn
 * @returns a letter of the page in the frame, scrolled into view
 */
export const drawLetter = (
  page: Page,
  numbers: readonly number[],
  isRight: boolean,
  written: string,
): Promise<Letter> =>
  page.evaluate(
    ({ numbers, isRight, written }) => {
      const frame = document.querySelector("iframe")
      const site = frame?.contentDocument
      if (!frame || !site) throw new Error("There is no page in the frame.")
      const known = site.defaultView && Reflect.get(site.defaultView, "contentSources")
      const walker = site.createTreeWalker(site.body, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      const plain = (text: string) =>
        text
          .replace(/\u00ad/g, "")
          .replace(/\s+/g, " ")
          .trim()
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const parent = node.parentElement
        const box = parent?.getBoundingClientRect()
        const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!isSeen || !box || box.width < 2 || box.height < 2 || parent?.closest("svg, noscript")) continue
        if (/\p{L}/u.test(node.data)) nodes.push(node)
      }
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const node = nodes[Math.floor((numbers[at] ?? 0) * nodes.length)]
        const letters = [...(node?.data.matchAll(/\p{L}\p{M}*/gu) ?? [])]
        const found = letters[Math.floor((numbers[at + 1] ?? 0) * letters.length)]
        const parent = node?.parentElement
        // Looked for only now: a large site has millions of letters.
        if (!node || !found || !parent || !written.includes(plain(node.data))) continue
        parent.scrollIntoView({ block: "center", behavior: "instant" })
        const range = site.createRange()
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        // After a hyphen at the end of a line, a letter has a box there too.
        const box = [...range.getClientRects()].at(-1)
        const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(found[0])
        if (!box || box.width < 3) continue
        const x = box.left + box.width * (isRight !== isRightToLeft ? 0.8 : 0.2)
        const y = box.top + box.height / 2
        // Something may cover it, such as the header, or it is not in view.
        const top = site.elementFromPoint(x, y)
        if (!top || !(parent.contains(top) || top.contains(parent))) continue
        const outer = frame.getBoundingClientRect()
        const scale = outer.width / frame.clientWidth
        Object.assign(window, { drawn: parent })
        const place = { x: outer.left + x * scale, y: outer.top + y * scale }
        if (document.elementFromPoint(place.x, place.y) !== frame) continue
        const runs: readonly SourceRun[] = known?.texts.get(node)?.runs ?? []
        return {
          ...place,
          letter: found[0],
          text: node.data.slice(Math.max(0, found.index - 20), found.index + 20),
          source: runs.find(({ end }) => end > found.index)?.sources[0],
        }
      }
      throw new Error("No letter is in view.")
    },
    { numbers, isRight, written },
  )
