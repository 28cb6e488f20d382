import { posix } from "node:path"
import type { Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { contentFile } from "../contract/files"

/**
 * Names the GraphQL type of a file in `data/` as the contract does: `data/books.json` holds `BooksJson`, `data/pages/home.json` is
 * `HomePageJson`. gatsby-transformer-json's own names for single objects come from the folder, which all pages share.
 *
 * @param source.node the File node that gatsby-transformer-json is about to read
 * @returns the type's name, the same for every entry of the file; a name of its own for a file that the contract does not know
 */
export function jsonTypeName({ node }: { node: Node }): string {
  // gatsby-transformer-json reads File nodes only; its types say Node.
  const { name, relativeDirectory } = node as unknown as FileSystemNode
  return contentFile(posix.join(relativeDirectory, `${name}.json`))?.typeName ?? "UnknownJson"
}
