import { useEffect, useState } from "react"
import type { SampleLeft } from "../../../src/content/check/sample-left"
import { useStudio } from "../studio-context"

/** The pause in typing before it is counted again, in milliseconds. */
const pause = 600

/** @returns the places that are still the sample's, counted again whenever the content changes; undefined until they are counted */
export function useSampleLeft(): readonly SampleLeft[] | undefined {
  const { api, store, content } = useStudio()
  const { docs, pictures } = content
  const [left, setLeft] = useState<readonly SampleLeft[]>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left depends on files and pictures.
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(
      () => {
        void store.asked(api.sampleLeft).then((found) => {
          if (isLatest && found) setLeft(found)
        })
      },
      left ? pause : 0,
    )
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [api, store, docs, pictures])

  return left
}
