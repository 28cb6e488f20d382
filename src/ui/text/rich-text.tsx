import * as styles from "./rich-text.module.css"

/** A text field that holds HTML. It is cleaned while the site is built (src/content/simple-html.ts), so it can be set as it is. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned at build time.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
