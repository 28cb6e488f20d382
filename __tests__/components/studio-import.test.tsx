import { act, renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { useImport } from "../../kit/studio/client/import/use-import"
import { StudioContext, type StudioContextValue } from "../../kit/studio/client/studio-context"
import type { RequestName } from "../../kit/studio/server/requests/requests"

test("while an import is being read, it says how many of its files are", async () => {
  jest.useFakeTimers()
  let done = 0
  const sendOrError = (name: RequestName) => {
    if (name === "POST import-progress") return Promise.resolve({ done: ++done, total: 30 })
    return name === "POST import-candidates" ? new Promise(() => {}) : Promise.resolve(null)
  }
  const store = { sendOrError, requestOrError: (ask: () => unknown) => ask() }
  const studio = { api: { upload: async () => null }, store } as unknown as StudioContextValue
  const around = ({ children }: { children: ReactNode }) => (
    <StudioContext.Provider value={studio}>{children}</StudioContext.Provider>
  )
  const { result } = renderHook(useImport, { wrapper: around })
  await act(async () => void result.current.start({ files: [new File([], "export.zip")], hasFolder: false }))
  expect(result.current.phase).toMatchObject({ message: "Looking at what can be imported…" })
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(result.current.phase).toMatchObject({ message: "Looking at what can be imported: 2 of 30 files…" })
  jest.useRealTimers()
})
