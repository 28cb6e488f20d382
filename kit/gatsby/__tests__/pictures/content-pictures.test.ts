import type { Node } from "gatsby"
import { slots } from "../../../content/pictures/slots"
import { picturesOfContent } from "../../pictures/build"

const nodes: Readonly<Record<string, readonly object[]>> = {
  File: [{ relativePath: "images/portrait.png" }, { relativePath: "images/cover.png" }, { relativePath: "icon.svg" }],
  AboutPageJson: [{ portrait: "../images/portrait.png" }],
  PostsJson: [{ imageUrl: "images/cover.png" }, { imageUrl: "images/gone.png" }],
  SiteJson: [{ icon: "icon.svg" }],
}

test("each picture that the content names is found, with all its slots; the icon has none", () => {
  const getNodesByType = (type: string) => (nodes[type] ?? []) as Node[]
  expect(picturesOfContent({ getNodesByType })).toEqual([
    { file: nodes.File?.[1], slot: slots.postCard },
    { file: nodes.File?.[1], slot: slots.article },
    { file: nodes.File?.[0], slot: slots.portrait },
    { file: nodes.File?.[0], slot: slots.speaker },
    { file: nodes.File?.[0], slot: slots.face },
  ])
})
