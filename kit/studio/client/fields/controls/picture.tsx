import { useState } from "react"
import { useStudio } from "../../studio-context"

interface PictureProps {
  /** Within data/. */
  readonly path: string
  readonly alt: string
  /** The check says that there is no such file. */
  readonly isGone?: boolean
  readonly shape?: string | undefined
}

/** A picture of data/. If its file is missing or broken, nothing is rendered, not even the browser's broken-image icon. */
export function Picture({ path, alt, isGone = false, shape }: PictureProps) {
  const { api, content } = useStudio()
  const [broken, setBroken] = useState<string>()
  // Part of the state, so that a broken picture is retried after each change of a picture.
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
