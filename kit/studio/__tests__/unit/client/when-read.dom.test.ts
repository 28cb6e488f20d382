import { whenRead } from "../../../client/app/when-read"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const press = (on: Element = document.body) => on.dispatchEvent(new Event("pointerdown", { bubbles: true }))

test("a message goes when whoever has read it goes on, and otherwise after a while", () => {
  const onRead = jest.fn()
  whenRead("done", () => false, onRead)
  press()
  jest.advanceTimersByTime(2_900)
  press()
  expect(onRead).not.toHaveBeenCalled()
  jest.advanceTimersByTime(200)
  press()
  press()
  expect(onRead).toHaveBeenCalledTimes(1)

  whenRead("done", () => false, onRead)
  jest.advanceTimersByTime(10_000)
  expect(onRead).toHaveBeenCalledTimes(2)
})

test("a failure is read longer, and a press on the message itself does not close it", () => {
  const [onRead, line] = [jest.fn(), document.body.appendChild(document.createElement("p"))]
  const end = whenRead("wrong", (element) => line.contains(element), onRead)
  jest.advanceTimersByTime(7_900)
  press()
  jest.advanceTimersByTime(200)
  press(line)
  expect(onRead).not.toHaveBeenCalled()
  end()
  press()
  expect(jest.getTimerCount()).toBe(0)
  expect(onRead).not.toHaveBeenCalled()
})
