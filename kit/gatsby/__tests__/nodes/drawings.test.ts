import { readDrawing } from "../../../content/pictures/open"

const drawing = (shapes: string, settings = 'viewBox="0 0 24 24"') =>
  readDrawing(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${settings}>${shapes}</svg>`)

const shapesOf = (shapes: string, settings?: string) => drawing(shapes, settings).drawing?.shapes

test.each([
  [
    "lines stay lines, without their colours",
    '<path d="M2 12h20" fill="none" stroke="#c00" class="a"/>',
    '<path d="M2 12h20"/>',
  ],
  [
    "what is filled and has a line is set off",
    '<path d="M2 2" fill="#c00" stroke="#000"/>',
    '<path d="M2 2" data-part/>',
  ],
  ["what is filled without a line is solid", '<path d="M2 2"/>', '<path d="M2 2" data-solid/>'],
  [
    "what nobody sees is left out",
    '<title>A</title><defs/><a:b/><path d="M0 0" fill="none"/><path d="M2 2"/>',
    '<path d="M2 2" data-solid/>',
  ],
])("%s", (_what, shapes, expected) => {
  expect(shapesOf(shapes)).toBe(expected)
})

test("paint is inherited, and a style takes precedence over an attribute", () => {
  const settings = 'viewBox="0 0 24 24" fill="none" stroke="currentColor"'
  expect(shapesOf('<g transform="scale(2)"><path d="M0 0h9" fill="red" style="fill:none"/></g>', settings)).toBe(
    '<g transform="scale(2)"><path d="M0 0h9"/></g>',
  )
})

test("nothing that a browser would run or fetch gets through", () => {
  const shapes = shapesOf(
    '<path d="M2 2h9" onclick="a()" href="https://a.example" style="fill:url(https://a.example)"/>',
  )
  expect(shapes).toBe('<path d="M2 2h9" data-solid/>')
  expect(drawing('<script>a()</script><path d="M2 2h9"/>').drawing).toBeUndefined()
  expect(shapesOf('<path d="M2 2h9&quot; onload=&quot;a()"/><path d="M3 3"/>')).not.toContain("onload")
})

test("a drawing without a viewBox has the size that its file says", () => {
  expect(drawing('<path d="M2 2h9"/>', 'width="48px" height="32"').drawing?.viewBox).toBe("0 0 48 32")
})
