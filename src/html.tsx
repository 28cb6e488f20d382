import type { HTMLAttributes, ReactNode } from "react"

interface HtmlProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  headComponents: ReactNode
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/** React's stream pads a chunk with NUL where a letter of several bytes no longer fits (facebook/react#31134). HTML allows no NUL at all. */
const withoutPadding = (html: string): string => html.replaceAll("\0", "")

/** The document around every page: Gatsby's own, without its tags for browsers that are gone. */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page that Gatsby rendered. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: withoutPadding(props.body) }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
