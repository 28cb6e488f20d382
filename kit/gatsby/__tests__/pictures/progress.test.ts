import { logProgress } from "../../pictures/progress"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** @returns the lines that are written while twelve pictures take three seconds each */
function linesOf(isTerminal: boolean): readonly string[] {
  const lines: string[] = []
  const step = logProgress("Pictures", 12, (line) => lines.push(line), isTerminal)
  for (let picture = 0; picture < 12; picture += 1) {
    jest.advanceTimersByTime(3000)
    step()
  }
  return lines
}

test("every ten seconds a log says how many pictures are made", () => {
  expect(linesOf(false)).toEqual(["Pictures: 4 of 12", "Pictures: 8 of 12", "Pictures: 12 of 12"])
})

test("in a terminal, where a bar shows it, no line is written", () => {
  expect(linesOf(true)).toEqual([])
})
