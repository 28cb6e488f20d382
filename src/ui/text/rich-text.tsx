import * as styles from "./rich-text.module.css"

/** A text field that contains HTML, sanitized by the build (kit/gatsby/nodes/simple-html.ts). */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized at build time.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
