import { useEffect, useState } from "react"

/** @returns what follows the # in the address; undefined before the page is hydrated */
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
