import type { IGatsbyImageData } from "gatsby-plugin-image"
import { useEffect, useRef } from "react"
import * as styles from "./picture.module.css"

/** A `File` field as a card's fragment asks for it. Null where the owner gave none. */
export type PictureFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
} | null

interface PictureProps {
  file: PictureFile
  /** What the picture says; empty if the text beside it says the same. */
  alt: string
  /** In view when the page opens: loaded at once, before the others. */
  priority?: boolean
  className?: string | undefined
  /** Called once if the picture cannot be loaded, even if that happened before the page was hydrated. */
  onFailure?: () => void
}

/**
 * Shows what gatsby-plugin-image made, as a plain `<picture>`: AVIF, WebP and the original's format at several widths, its box reserved.
 * Ours instead of `<GatsbyImage>`, which hides each picture until script has run, adds a script for each, and never reports a picture
 * that failed before hydration (design decision 3; docs/pictures.md).
 */
export function Picture({ file, alt, priority = false, className, onFailure }: PictureProps) {
  const img = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const element = img.current
    if (onFailure && element?.complete && element.naturalWidth === 0) onFailure()
  }, [onFailure])

  const data = file?.childImageSharp?.gatsbyImageData
  if (!data) return null
  const { images, width, height } = data

  return (
    <picture className={`${styles.picture} ${className ?? ""}`}>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={img}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={images.fallback?.sizes}
        width={width}
        // The plugin divides, and HTML wants whole numbers: a picture of 1600 × 1080 would be 435.99999999999994 high.
        height={Math.round(height)}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        onError={onFailure}
        // React 18 knows this attribute in lower case only.
        {...(priority && { fetchpriority: "high" })}
      />
    </picture>
  )
}
