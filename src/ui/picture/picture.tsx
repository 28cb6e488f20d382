import { graphql } from "gatsby"
import { useEffect, useRef } from "react"
import * as styles from "./picture.module.css"

/** A `File` field with this fragment; null if the owner gave no picture. */
export type PictureFile = { readonly picture: Queries.PictureFragment | null } | null

interface PictureProps {
  file: PictureFile
  /** Alternative text; empty if the adjacent text says the same. */
  alt: string
  /** Whether it is in the first view: it is then loaded immediately, before the others. */
  priority?: boolean
  className?: string | undefined
  /** Called once if the picture cannot be loaded, even if that happened before hydration. */
  onFailure?: () => void
}

/**
 * Shows a picture as a plain `<picture>`: AVIF at several widths, one fallback file, and a reserved box. Used instead of `<GatsbyImage>`, which hides each
 * picture until script has run, adds a script for each, and never reports a picture that failed before hydration (docs/pictures.md).
 */
export function Picture({ file, alt, priority = false, className = "", onFailure }: PictureProps) {
  const img = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const element = img.current
    if (onFailure && element?.complete && element.naturalWidth === 0) onFailure()
  }, [onFailure])

  const picture = file?.picture
  if (!picture) return null
  const { srcSet, sizes, src, width, height } = picture

  return (
    <picture className={`${styles.picture} ${className}`}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        ref={img}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        onError={onFailure}
        // React 18 supports this attribute in lower case only.
        {...(priority && { fetchpriority: "high" })}
      />
    </picture>
  )
}

export const pictureFragment = graphql`
  fragment Picture on Picture {
    srcSet
    sizes
    src
    width
    height
  }
`
