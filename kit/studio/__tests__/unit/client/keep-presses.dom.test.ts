import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { keepPresses } from "../../../client/app/keep-presses"

const user = userEvent.setup()
const clicked = jest.fn()

keepPresses(document)
document.addEventListener("click", ({ target }) => clicked(target instanceof Element ? target.textContent : ""))

beforeEach(() => {
  document.body.innerHTML = "<button>Text</button><button>Topics</button>"
  clicked.mockClear()
})

const button = (name: string) => screen.getByRole("button", { name })

/** Presses one button, and lets go where another one is. */
const press = (begun: HTMLElement, ended: HTMLElement, awayPx = 0) =>
  user.pointer([
    { keys: "[MouseLeft>]", target: begun, coords: { clientX: 10, clientY: 10 } },
    { target: ended, coords: { clientX: 10, clientY: 10 + awayPx } },
    { keys: "[/MouseLeft]", target: ended, coords: { clientX: 10, clientY: 10 + awayPx } },
  ])

test("a button that moves away from under the pointer while it is pressed is pressed all the same, and nothing else is", async () => {
  await press(button("Text"), button("Topics"))
  expect(clicked.mock.calls).toEqual([["Text"]])
})

test("a button is not pressed if the pointer leaves it", async () => {
  await press(button("Text"), button("Topics"), 40)
  expect(clicked).not.toHaveBeenCalledWith("Text")
})
