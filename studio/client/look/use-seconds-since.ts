import { useEffect, useState } from "react"

/**
 * @param told what the server told last
 * @param isOn whether seconds are counted
 * @returns the whole seconds since it was told
 */
export function useSecondsSince(told: unknown, isOn: boolean): number {
  const [passed, setPassed] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from each thing that is told.
  useEffect(() => {
    const from = performance.now()
    setPassed(0)
    if (!isOn) return
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - from) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [told, isOn])
  return passed
}
