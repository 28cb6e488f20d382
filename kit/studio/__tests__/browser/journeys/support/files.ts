import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Locator } from "@playwright/test"
import sharp from "sharp"
import { folder } from "../../support/owner"

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#354f8c" } })

/**
 * @param name of the file, with its ending
 * @param width in pixels
 * @param height in pixels
 * @returns the path of a picture on the owner's computer
 */
export async function pictureFile(name: string, width: number, height: number): Promise<string> {
  const path = join(folder, name)
  await drawn(width, height).toFile(path)
  return path
}

/** @returns the path of a drawing on the owner's computer */
export function drawingFile(name: string): string {
  const path = join(folder, name)
  writeFileSync(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M8 56V8h48v48z" fill="none" stroke="#000" /></svg>\n',
  )
  return path
}

/** Passes a picture on as the browser does when somebody drops or pastes a file. */
const handOver = (kind: "drop" | "paste") => async (place: Locator, name: string) => {
  const bytes = [...(await drawn(1600, 1600).png().toBuffer())]
  await place.evaluate(
    (element, { given, called, event }) => {
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(given)], called, { type: "image/png" }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === "drop"
          ? new DragEvent(event, { ...options, dataTransfer: files })
          : new ClipboardEvent(event, { ...options, clipboardData: files }),
      )
    },
    { given: bytes, called: name, event: kind },
  )
}

/** Drops a picture on a field. */
export const dropPicture = handOver("drop")

/** Pastes a picture into a field, or into a text at its caret. */
export const pastePicture = handOver("paste")

/** Pastes what another program has copied: HTML, with a picture in it, and the same as plain text. */
export async function pasteHtml(text: Locator, html: string, picture: string): Promise<void> {
  const data = (await drawn(1600, 900).png().toBuffer()).toString("base64")
  const image = `<img alt="${picture}" src="data:image/png;base64,${data}">`
  await text.evaluate((place, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/html", copied)
    clipboardData.setData("text/plain", "letters alone")
    place.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }))
  }, html + image)
}
