import { all, draw, edit, remove, write } from "../../support/changed-data"
import { row } from "../../support/corpus"

const offer = (written: string) =>
  edit("services.json", '"icon": "layers"', `"icon": "layers",\n    "offer": ${written}`)
const words = (written: string) => edit("pages/services.json", '"action"', `"offer": ${written},\n  "action"`)
const example = (written: string) => edit("services.json", '"A bill halved."', written)
const availability = (from: string) =>
  edit("site.json", '"name": "', `"availability": { "text": "Two days a week", "from": "${from}" },\n  "name": "`)
const testimonial = (written: string) => edit("testimonials.json", '"company"', `${written},\n    "company"`)
const icon = (svg: string) =>
  all(edit("services.json", '"icon": "layers"', '"drawingUrl": "images/flag.svg"'), write("images/flag.svg", svg))
const line = '<path d="M2 12h20"/>'

/** A speaker's kit whose biographies have so many words. */
const speaker = (short: number, medium: number, long: number) => {
  const [a, b, c] = [short, medium, long].map((count) => Array(count).fill("word").join(" "))
  const kit = {
    heading: "For organisers",
    biographies: { short: a, medium: b, long: c },
    lengthLabel: "{count} words",
    copyAction: "Copy",
    copied: "Copied",
    portraitAction: "Download",
  }
  return edit("pages/media.json", '"featuredHeading"', `"speaker": ${JSON.stringify(kit)},\n  "featuredHeading"`)
}

/** Offers, availability, testimonials with pictures, drawings, further kinds of media, and the speaker's kit. */
export const proof = [
  row("an offer with its words", all(offer('{ "price": "£900" }'), words('{ "heading": "Cost" }')), []),
  row("an offer without words", offer('{ "price": "£900" }'), [
    'data/services.json:9:5  services[0].offer  There are no labels for offers in data/pages/services.json.  Add "offer": { "heading": "…" } there.',
  ]),
  row(
    "an offer of which one word is missing",
    all(offer('{ "price": "£900", "length": "Three weeks" }'), words('{ "heading": "Cost" }')),
    [
      'data/services.json:9:33  services[0].offer.length  There is no label for "length" in data/pages/services.json.  Add "length": "…" to "offer" there.',
    ],
  ),
  row("an offer without a price", all(offer('{ "unit": "a day" }'), words('{ "heading": "Cost" }')), [
    'data/services.json:9:14  services[0].offer  Missing property "price".  Add "price": "…". The price, as visitors read it, such as from £1,900.',
  ]),
  row("an example that leads to a page", example('{ "text": "A bill halved.", "to": "/contact/" }'), []),
  row("an example that leads nowhere", example('{ "text": "A bill halved.", "to": "/contacts/" }'), [
    'data/services.json:7:61  services[0].realWorldExamples[0].to  This site has no such page.  Write the address of a page that exists. Did you mean "/contact/"?',
  ]),
  row("a number for an example", example("7"), [
    'data/services.json:7:27  services[0].realWorldExamples[0]  This must be text.  Write "7", in double quotes.',
  ]),
  row("an example that is too long", example(`"${"A bill was halved. ".repeat(30).trim()}"`), [
    "data/services.json:7:27  services[0].realWorldExamples[0]  Warning: This text has 569 characters; about 300 fit.  Shorten it, or see on the page whether it still reads well.",
  ]),
  row("an availability to come", availability("2999-01-01"), []),
  row("an availability whose day has passed", availability("2020-01-01"), [
    'data/site.json:3:56  availability.from  Warning: This day has passed, but visitors still see it as your next free date.  Write the next one and its text, or remove "availability".',
  ]),
  row("a logo with a solid background", testimonial('"logoUrl": "images/talk.png"'), [
    "data/testimonials.json:6:16  testimonials[0].logoUrl  This logo has a solid background. The site draws logos in one colour, so visitors would see a plain box.  Save it as SVG, or as PNG with a transparent background.",
  ]),
  row(
    "a logo with a script",
    all(
      testimonial('"logoUrl": "images/logo.svg"'),
      write("images/logo.svg", `<svg viewBox="0 0 9 9" onload="a()" xmlns="http://www.w3.org/2000/svg">${line}</svg>`),
    ),
    [
      "data/testimonials.json:6:16  testimonials[0].logoUrl  <svg> in this drawing has “onload”, which is not allowed.  Export the drawing as plain SVG, or remove “onload”.",
    ],
  ),
  row(
    "a portrait that is small and no square",
    all(testimonial('"portraitUrl": "images/ada.png"'), draw("images/ada.png", 100, 160)),
    [
      "data/testimonials.json:6:20  testimonials[0].portraitUrl  Warning: This picture is much taller than the space for it, which is 1:1.  Crop it to that shape, or the site will crop it.",
      "data/testimonials.json:6:20  testimonials[0].portraitUrl  Warning: This picture has 100 × 160 pixels; sharp screens can show up to 192 × 192 of it.  Use a larger one, or it will look blurred.",
    ],
  ),
  row("a square picture of a podcast", draw("images/talk.png", 1764, 1764), []),
  row(
    "testimonials that no page shows",
    edit("pages/home.json", '  "testimonials": {\n    "heading": "What they say"\n  },\n', ""),
    [
      'data/testimonials.json:1:1  Warning: No page shows testimonials.  Add "testimonials": { "heading": "…" } to data/pages/home.json or data/pages/about.json.',
    ],
  ),
  row(
    "a testimonial that the case study of its company shows",
    all(
      write("testimonials.json", JSON.stringify(Array(4).fill({ quote: "Calm.", name: "Ana", company: "Ash" }))),
      write("pages/own/ash.md", "---\ntitle: Ash\ndescription: How it went.\nclient: Ash\n---\n\nWell.\n"),
    ),
    [],
  ),
  row(
    "more testimonials than pages show",
    write("testimonials.json", JSON.stringify(Array(4).fill({ quote: "Calm.", name: "Ana" }))),
    [
      "data/testimonials.json:1:95  testimonials[3]  Warning: This testimonial is not shown: home shows the first three.  Move it up or down, or remove it.",
    ],
  ),
  row(
    "more under the buttons than has room there",
    all(
      edit(
        "pages/home.json",
        '"text": "companies advised."\n      }',
        `"text": "companies advised."\n      }${', { "figure": "9", "text": "of these.", "inHero": true }'.repeat(4)}`,
      ),
      write(
        "testimonials.json",
        JSON.stringify(["Ana", "Ben"].map((name) => ({ quote: "Calm.", short: "Calm", name }))),
      ),
    ),
    [
      'data/pages/home.json:23:226  trackRecord.claims[4].inHero  Warning: Under the buttons of the home page is room for three figures, and others come first.  Remove "inHero" here, or from another one.',
      'data/testimonials.json:1:73  testimonials[1].short  Warning: Under the buttons of the home page is room for one testimonial, and others come first.  Remove "short" here, or from another one.',
    ],
  ),
  row("a drawing of one's own", icon(`<svg viewBox="0 0 24 24">${line}</svg>`), []),
  row("a drawing with letters", icon(`<svg viewBox="0 0 24 24">${line}<text>A</text></svg>`), [
    "data/services.json:8:19  services[0].drawingUrl  The site cannot draw <text>, only lines and shapes.  Turn the letters into paths before you export it.",
  ]),
  row(
    "a drawing with a style sheet",
    icon(`<svg viewBox="0 0 24 24"><defs><style>path{fill:red}</style></defs>${line}</svg>`),
    [
      "data/services.json:8:19  services[0].drawingUrl  The site cannot draw <style>, only lines and shapes.  Export it with its colours as attributes, not as a style sheet.",
    ],
  ),
  row(
    "a drawing with a picture in it",
    icon('<svg viewBox="0 0 24 24"><image href="data:image/png;base64,AA=="/></svg>'),
    [
      "data/services.json:8:19  services[0].drawingUrl  The site cannot draw <image>, only lines and shapes.  Turn it into paths, or remove it.",
    ],
  ),
  row("a drawing with a picture that is elsewhere", icon('<svg viewBox="0 0 24 24"><image href="a.png"/></svg>'), [
    "data/services.json:8:19  services[0].drawingUrl  “href” of <image> points outside this drawing.  Export the drawing with its pictures embedded as PNG or JPEG, or remove <image>.",
  ]),
  row(
    "a logo whose document type has words of its own",
    all(
      testimonial('"logoUrl": "images/logo.svg"'),
      write(
        "images/logo.svg",
        `<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg">${line}</svg>`,
      ),
    ),
    [
      "data/testimonials.json:6:16  testimonials[0].logoUrl  This drawing contains a <!DOCTYPE>, which is not allowed.  Export the drawing as plain SVG, or remove everything from <!DOCTYPE to the > that ends it.",
    ],
  ),
  row(
    "an icon with a link that runs a script",
    all(
      edit("site.json", "images/icon.png", "images/icon.svg"),
      remove("images/icon.png"),
      write(
        "images/icon.svg",
        `<svg width="512" height="512" xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)">${line}</a></svg>`,
      ),
    ),
    [
      "data/site.json:20:14  iconUrl  This drawing contains <a>, which is not allowed.  Export the drawing as plain SVG, or remove <a>.",
    ],
  ),
  row("a drawing without a size", icon(`<svg>${line}</svg>`), [
    'data/services.json:8:19  services[0].drawingUrl  This drawing has no size.  Give its svg element a viewBox, such as viewBox="0 0 24 24".',
  ]),
  row("a drawing with nothing in it", icon('<svg viewBox="0 0 24 24"></svg>'), [
    "data/services.json:8:19  services[0].drawingUrl  This drawing is empty.  Export it again, with its lines.",
  ]),
  row("a page in place of a drawing", icon("<html></html>"), [
    "data/services.json:8:19  services[0].drawingUrl  This is not an SVG drawing, whatever its name says.  Export it as SVG from the program that it was drawn in.",
  ]),
  row(
    "a drawing with a thousand lines",
    icon(`<svg viewBox="0 0 24 24"><path d="M0 0${"h1v1".repeat(1200)}"/></svg>`),
    [
      "data/services.json:8:19  services[0].drawingUrl  Warning: This drawing has 4827 characters of paths, which every visitor of the page loads.  Simplify it: most icons need fewer than 1000.",
    ],
  ),
  row(
    "a drawing beside one of the site's",
    all(
      edit("services.json", '"icon": "layers"', '"icon": "layers",\n    "drawingUrl": "images/flag.svg"'),
      write("images/flag.svg", `<svg viewBox="0 0 24 24">${line}</svg>`),
    ),
    [
      'data/services.json:8:13  services[0].icon  Warning: This service has its own drawing, so this one is not shown.  Remove "icon" or "drawingUrl".',
    ],
  ),
  row("a kind of media without a word", edit("media.json", '"podcast"', '"panel"'), [
    'data/media.json:4:13  media[0].type  There is no label for "panel" in data/pages/media.json.  Add "panel": "…" to "types" and "actions" there.',
  ]),
  row("biographies of the right lengths", speaker(25, 50, 100), []),
  row("biographies that are too short and too long", speaker(19, 61, 100), [
    "data/pages/media.json:7:65  speaker.biographies.short  Warning: This biography has 19 words; organisers expect about 25.  Lengthen it to 20 to 30 words.",
    "data/pages/media.json:7:171  speaker.biographies.medium  Warning: This biography has 61 words; organisers expect about 50.  Shorten it to 40 to 60 words.",
  ]),
]
