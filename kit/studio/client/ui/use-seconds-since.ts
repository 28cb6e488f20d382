import { useEffect, useState } from "react"

/**
 * @param told what the server told last; undefined while nothing is in progress
 * @returns the whole seconds since it was told
 */
export function useSecondsSince(told: object | undefined): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const from = performance.now()
    setPassed(0)
    if (!told) return
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - from) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [told])
  return passed
}
