import { asParagraph } from "../../../../studio/client/fields/controls/code-tools"

const picture = "![A rota](../images/rota.png)"

test.each([
  ["in an empty text", "", "", picture],
  ["at the beginning", "", "One.", `${picture}\n\nOne.`],
  ["at the end", "One.", "", `One.\n\n${picture}`],
  ["at the end, after a line break", "One.\n", "", `One.\n\n${picture}`],
  ["within a paragraph", "One ", "two.", `One \n\n${picture}\n\ntwo.`],
  ["behind a paragraph", "One.", "\n\nTwo.", `One.\n\n${picture}\n\nTwo.`],
  ["in an empty line between two", "One.\n", "\nTwo.", `One.\n\n${picture}\n\nTwo.`],
  ["where there is room already", "One.\n\n", "\n\nTwo.", `One.\n\n${picture}\n\nTwo.`],
  ["in a line with spaces", "One.\n  ", "  \nTwo.", `One.\n  \n${picture}\n  \nTwo.`],
])("a picture is a paragraph of its own %s", (_where, before, after, text) => {
  expect(before + asParagraph(picture, before, after) + after).toBe(text)
})
