import type { HTMLAttributes, ReactNode } from "react"

interface HtmlProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  headComponents: ReactNode
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/** React's stream pads a chunk with NUL where a multi-byte character does not fit (facebook/react#31134). HTML does not allow NUL. */
const withoutPadding = (html: string): string => html.replaceAll("\0", "")

/** The document around every page: Gatsby's own, without its tags for obsolete browsers. */
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
