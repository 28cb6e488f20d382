import { posix } from "node:path"
import type { Node, NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { walkValues } from "../../content/contract/field"
import { contentFiles } from "../../content/contract/files"
import { asText } from "../../content/location/json-path"
import { type Slot, slots } from "../../content/pictures/slots"

/** A picture of data/ and a slot that it may fill. */
export interface PictureUse {
  readonly file: Node
  readonly slot: Slot
}

/**
 * @param args of Gatsby's hooks for the whole site
 * @returns each picture with the slots for which the JSON files use it
 */
export function picturesOfContent({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): PictureUse[] {
  // Only File nodes have this type; Gatsby's types say Node.
  const byPath = new Map(getNodesByType("File").map((file) => [(file as unknown as FileSystemNode).relativePath, file]))
  return contentFiles.flatMap(({ path, typeName, field }) =>
    getNodesByType(typeName).flatMap((node) =>
      [...walkValues(field.items ?? field, node)].flatMap(({ field: { facts }, value }) => {
        const file = byPath.get(posix.join(posix.dirname(path), asText(value)))
        return file && facts.requirements ? facts.requirements.slots.map((name) => ({ file, slot: slots[name] })) : []
      }),
    ),
  )
}
