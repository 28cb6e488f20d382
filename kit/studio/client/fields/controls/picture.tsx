import { useState } from "react"
import { useStudio } from "../../studio-context"

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
  const [broken, setBroken] = useState<string>()
  // With each change of a picture this one may be there again.
  const state = `${path} ${content.pictures}`
  if (isGone || broken === state) return null
  return (
    <img
      src={api.pictureUrl(path, undefined, shape)}
      alt={alt}
      loading="lazy"
      style={{ aspectRatio: shape }}
      onError={() => setBroken(state)}
    />
  )
}
