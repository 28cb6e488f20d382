import type { Root } from "hast"
import rehypeParse from "rehype-parse"
import { unified } from "unified"
import { wordsOf } from "../texts/hast"

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** @returns a page or a part of one as a tree */
export const parseHtml = (html: string): Root => parser.parse(html)

/** @returns the words of HTML on one line, such as those of a title with emphasis */
export const plainWordsOf = (html: string): string => wordsOf(parseHtml(html)).replace(/\s+/g, " ").trim()
