import { Progress, stepLines } from "../../../server/progress"

/** A start with a clock of its own, which stands still unless it is moved. */
function starting() {
  let now = 0
  return { progress: new Progress(() => now), pass: (seconds: number) => (now += seconds * 1000) }
}

test("each step has the seconds that it took, and the last one those so far", () => {
  const { progress, pass } = starting()
  pass(3)
  progress.beginStep("check")
  pass(65)
  expect(progress.state).toEqual({ done: [{ name: "begin", seconds: 3 }], now: { name: "check", seconds: 65 } })
})

test("a step that is over is not begun again, and nothing happens once it is ready", () => {
  const { progress, pass } = starting()
  progress.beginStep("pages")
  progress.beginStep("check")
  expect(progress.state.now?.name).toBe("pages")
  pass(1)
  progress.beginStep("ready")
  progress.beginStep("build")
  expect(progress.state).toEqual({
    done: [
      { name: "begin", seconds: 0 },
      { name: "pages", seconds: 1 },
    ],
  })
})

test("whoever listens hears of each step until they leave", () => {
  const { progress } = starting()
  const heard = jest.fn()
  const leave = progress.listen(heard)
  progress.beginStep("check")
  progress.beginStep("check")
  leave()
  progress.beginStep("ready")
  expect(heard).toHaveBeenCalledTimes(1)
})

/** What is written of a start of three seconds, then 67. */
function written(isLive: boolean, between: (write: (text: string) => void) => void = () => {}): string {
  let text = ""
  const { progress, pass } = starting()
  const say = (more: string) => {
    text += more
  }
  const lines = stepLines(progress, { say, isLive })
  pass(3)
  progress.beginStep("check")
  between((more) => lines.aside(say, more))
  pass(67)
  progress.beginStep("ready")
  lines.stop()
  return text
}

const erase = "\r\u001b[2K"

test("in a log each step is one plain line, written when it is over", () => {
  expect(written(false)).toBe("Starting the preview: 3 s\nChecking the content: 1 min 7 s\n")
})

test("in a log other output stays as it is", () => {
  expect(written(false, (write) => write("An error"))).toContain("3 s\nAn errorChecking")
})

test("in a terminal the step in progress is written over when it is over", () => {
  expect(written(true)).toBe(
    [
      `${erase}Starting the preview: 0 s`,
      `${erase}Starting the preview: 3 s\n`,
      `${erase}Checking the content: 0 s`,
      `${erase}Checking the content: 1 min 7 s\n`,
    ].join(""),
  )
})

test("in a terminal other output has its own lines, above the step in progress", () => {
  expect(written(true, (write) => write("An error"))).toContain(
    `${erase}An error\n${erase}Checking the content: 0 s${erase}`,
  )
})
