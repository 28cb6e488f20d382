import { graphql } from "gatsby"
import * as styles from "./service-icon.module.css"

interface ServiceIconProps {
  drawing: Queries.ServiceIconFragment["drawing"]
  className?: string | undefined
}

/** A service's icon. Decorative. Renders nothing for a service without one. */
export function ServiceIcon({ drawing, className = "" }: ServiceIconProps) {
  if (!drawing) return null
  return (
    <svg
      className={`${styles.icon} ${className}`}
      viewBox={drawing.viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: kit/content/pictures/drawings leaves only shapes and their positions.
      dangerouslySetInnerHTML={{ __html: drawing.shapes }}
    />
  )
}

export const serviceIconFragment = graphql`
  fragment ServiceIcon on ServicesJson {
    drawing {
      viewBox
      shapes
    }
  }
`
