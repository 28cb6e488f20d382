import type { SampleState } from "../../server/content/diagnostics"
import { useRequest } from "../content/use-request"
import { useStudio } from "../studio-context"

/** The pause in typing before it is looked at again, in milliseconds. */
const pauseMs = 600

/** @returns how much of the sample the content still is, looked at again whenever it changes; undefined until it is known */
export function useSample(): SampleState | undefined {
  const { api, store, content } = useStudio()
  return useRequest(store, () => api.send("GET sample"), { on: [content.docs, content.pictures], pauseMs }).answer
}
