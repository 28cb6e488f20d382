import {
  assessmentId,
  assessmentPath,
  customPagePath,
  customPageSlug,
  engagementFile,
  postText,
} from "../../content/contract/data-paths"
import { assessmentAddress, customPageAddress, postAddress } from "../../content/contract/site-addresses"
import type { Path } from "../../content/location/json-path"

/** What other parts of the content refer to by a name: an id, a slug, a topic. */
type NamedKind = "service" | "tool" | "post" | "page" | "topic" | "pillar"

/** Something that has a name. */
export interface Named {
  readonly kind: NamedKind
  readonly identifier: string
  /** The assessment that a pillar is a part of: the id of its tool. */
  readonly assessment?: string
}

/** The list that contains a thing, with the key of its name there, and the file that is named after it. */
interface Home {
  readonly list?: readonly [file: string, key: string]
  readonly fileOf?: (name: string) => string
}

export const homes: Readonly<Record<NamedKind, Home>> = {
  service: { list: ["services.json", "id"] },
  tool: { list: ["tools.json", "id"], fileOf: assessmentPath },
  post: { list: ["posts.json", "slug"], fileOf: postText },
  page: { fileOf: customPagePath },
  topic: {},
  pillar: {},
}

/** Values of the content, by their files and paths; null stands for any index. */
interface Values {
  readonly isIn: (file: string) => boolean
  readonly path: ReadonlyArray<string | null>
}

const inFile =
  (name: string) =>
  (file: string): boolean =>
    file === name
const inAssessments = (file: string): boolean => assessmentId(file) !== undefined
const inCustomPages = (file: string): boolean => customPageSlug(file) !== undefined

/** The pseudo-key of a custom page's name, which is its file name. */
export const customPageNameKey = "slug"

/** The values that name something. A custom page is named after its file, the engagement page by its slug. */
const namedValues: ReadonlyArray<Values & { readonly kind: NamedKind }> = [
  { kind: "service", isIn: inFile("services.json"), path: [null, "id"] },
  { kind: "tool", isIn: inFile("tools.json"), path: [null, "id"] },
  { kind: "post", isIn: inFile("posts.json"), path: [null, "slug"] },
  { kind: "topic", isIn: inFile("pages/blog.json"), path: ["topics", null] },
  { kind: "pillar", isIn: inAssessments, path: ["pillars", null, "id"] },
  { kind: "page", isIn: inCustomPages, path: [customPageNameKey] },
  { kind: "page", isIn: inFile(engagementFile), path: ["slug"] },
]

/** The values that refer to something by its name, apart from addresses. */
const references: ReadonlyArray<Values & { readonly kind: NamedKind }> = [
  { kind: "service", isIn: inAssessments, path: ["pillars", null, "service"] },
  { kind: "service", isIn: inCustomPages, path: ["service"] },
  { kind: "service", isIn: inFile(engagementFile), path: ["sum", "service"] },
  { kind: "topic", isIn: inFile("posts.json"), path: [null, "categories", null] },
  { kind: "page", isIn: inFile("site.json"), path: ["menu", "header", null] },
  { kind: "page", isIn: inFile("site.json"), path: ["menu", "footer", null] },
  { kind: "page", isIn: inFile("pages/home.json"), path: ["trackRecord", "claims", null, "caseStudy"] },
]

const isAt = (values: Values, file: string, path: Path): boolean =>
  values.isIn(file) &&
  values.path.length === path.length &&
  values.path.every((step, index) => (step === null ? typeof path[index] === "number" : step === path[index]))

/** @returns what kind of thing the value at a path names; undefined if it is not a name */
export const kindNamedAt = (file: string, path: Path): NamedKind | undefined =>
  namedValues.find((values) => isAt(values, file, path))?.kind

/** @returns what kind of thing the value at a path refers to; undefined if it is not a reference */
export const kindReferredToAt = (file: string, path: Path): NamedKind | undefined =>
  references.find((values) => isAt(values, file, path))?.kind

/** @returns the addresses on the site that belong to something, with a `#` for a part of a page */
export function addressesOf({ kind, identifier: name, assessment = "" }: Named): readonly string[] {
  switch (kind) {
    case "service":
      return [`/services/#${name}`]
    case "tool":
      return [`/tools/#${name}`, assessmentAddress(name)]
    case "post":
      return [postAddress(name)]
    case "page":
      return [customPageAddress(name)]
    case "pillar":
      return [`${assessmentAddress(assessment)}#${name}`]
    case "topic":
      return []
  }
}
