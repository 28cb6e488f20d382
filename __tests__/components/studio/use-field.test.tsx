import { renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { useField } from "../../../kit/studio/client/fields/controls/use-field"
import { StudioContext, type StudioContextValue } from "../../../kit/studio/client/studio-context"

/** What is wrong with an amount while this is typed, after the check refused the beginning of it. */
function saidWhile(typed: string): readonly string[] {
  const refused = { message: "An integer belongs here.", severity: "error" }
  const store = {
    writtenLanguages: ["en"],
    value: () => typed,
    unsavedAt: () => ({ value: typed, diagnostics: [refused], state: { kind: "typed" } }),
  }
  const studio = { store, content: { diagnostics: [] } } as unknown as StudioContextValue
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StudioContext.Provider value={studio}>{children}</StudioContext.Provider>
  )
  const field = { kind: "number", label: "Amount", description: "", required: true } as const
  const { result } = renderHook(() => useField({ file: "services.json", path: ["amount"] }, field), { wrapper })
  return result.current.diagnostics.map(({ message }) => message)
}

test("nothing is wrong with an amount that is understood, so no button takes the focus when its field is left", () => {
  expect(saidWhile("5.250,")).toEqual(["An integer belongs here."])
  expect(saidWhile("5.250,- €")).toEqual([])
})
