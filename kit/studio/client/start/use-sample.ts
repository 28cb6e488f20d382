import { useEffect, useState } from "react"
import type { SampleState } from "../../server/content/diagnostics"
import { useStudio } from "../studio-context"

/** The pause in typing before it is looked at again, in milliseconds. */
const pause = 600

/** @returns how much of the sample the content still is, looked at again whenever it changes; undefined until it is known */
export function useSample(): SampleState | undefined {
  const { api, store, content } = useStudio()
  const { docs, pictures } = content
  const [sample, setSample] = useState<SampleState>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left depends on files and pictures.
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(
      () => {
        void store.asked(api.sample).then((found) => {
          if (isLatest && found) setSample(found)
        })
      },
      sample ? pause : 0,
    )
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [api, store, docs, pictures])

  return sample
}
