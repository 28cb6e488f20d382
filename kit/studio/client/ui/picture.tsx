import { useEffect, useState } from "react"
import { useStudio } from "../studio-context"

interface PictureProps {
  /** Within data/. */
  readonly path: string
  readonly alt: string
  /** The check knows that there is no such file. */
  readonly isGone?: boolean
  readonly shape?: string | undefined
}

/** A picture of data/; nothing where its file is missing or cannot be shown, instead of the browser's sign for that. */
export function Picture({ path, alt, isGone = false, shape }: PictureProps) {
  const { api, content } = useStudio()
  const [isBroken, setIsBroken] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of a picture this one may be there again.
  useEffect(() => setIsBroken(false), [path, content.pictures])

  if (isGone || isBroken) return null
  return (
    <img
      src={api.pictureUrl(path)}
      alt={alt}
      loading="lazy"
      style={{ aspectRatio: shape }}
      onError={() => setIsBroken(true)}
    />
  )
}
