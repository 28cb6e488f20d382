import { checkTexts } from "../../../../content/check/texts/text-files"
import { CheckMemo } from "../../../../content/files/memo"

/** The picture that every picture of a checked text is. */
export const anyPicture = "../images/posts/any.png"

/**
 * @param text of a post
 * @returns the errors that the check finds in it, each with the line that it is in
 */
export async function errorsIn(text: string): Promise<string[]> {
  const overlay = new Map([
    ["posts/a-post.md", Buffer.from(text)],
    ["images/posts/any.png", Buffer.from("")],
  ])
  const folder = {
    root: "data",
    realRoot: "data",
    published: [],
    files: [...overlay.keys()],
    refused: new Map(),
    overlay,
    memo: new CheckMemo(),
  }
  const content = new Map([
    ["posts.json", [{ slug: "a-post" }]],
    ["site.json", {}],
  ] as const)
  const { diagnostics } = await checkTexts(folder, content, [])
  return diagnostics
    .filter(({ file, severity }) => file.endsWith("a-post.md") && severity === "error")
    .map(({ message, lineText }) => `${message} ${lineText}`)
}
