declare module "*.module.css" {
  const classes: { readonly [name: string]: string }
  export = classes
}

declare module "*.css"

/** The font files, as kit/gatsby/fonts/build.ts writes them before webpack runs. */
declare module "site-fonts" {
  export const siteFonts: ReadonlyArray<{
    readonly address: string
    readonly family: "Besley" | "Public Sans"
    /** The characters for which a font's second file is loaded; absent for its first file. */
    readonly only?: string
  }>
}

/** Gatsby's router has no types of its own. */
declare module "@gatsbyjs/reach-router" {
  interface Change {
    readonly action: "POP" | "PUSH"
    readonly location: Location
  }
  export const globalHistory: { readonly listen: (onChange: (change: Change) => void) => () => void }
}

/** gatsby-transformer-json has no types of its own. */
declare module "gatsby-transformer-json/gatsby-node" {
  import type { CreateNodeArgs, NodePluginArgs } from "gatsby"

  type Args = Pick<CreateNodeArgs, "node">
  export function shouldOnCreateNode(args: Args): boolean
  export function onCreateNode(args: NodePluginArgs & Args, options: { readonly typeName: string }): Promise<void>
}

/** gatsby-source-filesystem has no types for this file. */
declare module "gatsby/dist/state-machines/develop/actions" {
  export const buildActions: { incrementRecompileCount: unknown; readonly resetRecompileCount: unknown }
}

/** Its own types refer to the whole of Gatsby's state. */
declare module "gatsby/dist/query/graphql-runner" {
  export class GraphQLRunner {
    constructor(store: unknown)
    nodeModel: unknown
    query(...args: readonly unknown[]): Promise<unknown>
  }
}

declare module "gatsby/dist/utils/create-node-id" {
  /** @returns the id of a node, from the id that a plugin gave it */
  export function createNodeId(id: string, plugin: string): string
}

declare module "gatsby-source-filesystem/create-file-node" {
  import type { FileSystemNode } from "gatsby-source-filesystem"

  /** Reads a file and makes its node, without storing it. */
  export function createFileNode(
    path: string,
    createNodeId: (path: string) => string,
    pluginOptions: { readonly name: string; readonly path: string },
  ): Promise<FileSystemNode>
}

/** subset-font has no types of its own. */
declare module "subset-font" {
  interface Settings {
    readonly targetFormat: "woff2" | "sfnt"
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    readonly keepFeatures?: readonly string[]
    /** For use without letters. */
    readonly keepAllGlyphs?: true
  }
  export default function subsetFont(font: Buffer, letters: string, settings: Settings): Promise<Buffer>
}

/** What is used of culori. */
declare module "culori" {
  export interface Oklch {
    readonly mode: "oklch"
    readonly l: number
    readonly c: number
    /** Absent for a grey. */
    readonly h?: number | undefined
    readonly alpha?: number | undefined
  }
  export interface Color {
    readonly mode: string
    readonly alpha?: number | undefined
  }
  export function converter(mode: "oklch"): (colour: string) => Oklch | undefined
  export function formatHex(colour: Color): string
  export function parse(text: string): Color | undefined
  export function toGamut(destination: "rgb", mode: "oklch"): (colour: Color) => Color
  export function wcagContrast(one: string, other: string): number
}

/** What is used of prismjs. */
declare module "prismjs" {
  interface Grammar {
    readonly [name: string]: unknown
  }
  const Prism: {
    readonly languages: Readonly<Record<string, Grammar | undefined>>
    highlight(code: string, grammar: Grammar, language: string): string
  }
  export default Prism
}

declare module "prismjs/components/index" {
  const loadLanguages: { (names: readonly string[]): void; silent: boolean }
  export default loadLanguages
}

/** What is used of react-helmet. */
declare module "react-helmet" {
  import { Component, type ReactNode } from "react"

  interface Tags {
    readonly title: string
    readonly linkTags: ReadonlyArray<Readonly<Record<string, string | undefined>>>
    readonly metaTags: ReadonlyArray<Readonly<Record<string, string | undefined>>>
  }
  interface Props {
    readonly children?: ReactNode
    readonly htmlAttributes?: { readonly lang: string; readonly dir: string }
    readonly title?: string
  }
  export class Helmet extends Component<Props> {
    static peek(): Tags
  }
}

/** What is used of yauzl. */
declare module "yauzl" {
  import type { Readable } from "node:stream"

  export interface Entry {
    readonly fileName: string
    readonly fileNameRaw: Buffer
    readonly externalFileAttributes: number
    readonly uncompressedSize: number
    isEncrypted(): boolean
  }
  export interface ZipFile {
    close(): void
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
  }
  export function openPromise(path: string, options: { readonly autoClose: boolean }): Promise<ZipFile>
  /** @returns what is wrong with a name; null if nothing is */
  export function validateFileName(name: string): string | null
}

/** A hash of all the site's CSS (gatsby-node.ts). */
declare const STYLES_HASH: string

/** The page's surface in each theme, as #rrggbb (kit/gatsby/brand/brand.ts). */
declare const SURFACES: { readonly light: string; readonly dark: string }
