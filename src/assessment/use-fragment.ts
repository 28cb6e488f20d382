import { useEffect, useState } from "react"

/** @returns the address's fragment without #; undefined before hydration */
export function useFragment(): string | undefined {
  const [fragment, setFragment] = useState<string>()
  useEffect(() => {
    const read = () => setFragment(location.hash.slice(1))
    read()
    addEventListener("hashchange", read)
    return () => removeEventListener("hashchange", read)
  }, [])
  return fragment
}
