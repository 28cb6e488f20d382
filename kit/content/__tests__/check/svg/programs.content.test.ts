import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sample } from "../../../../dev/support/owners"
import { svgDiagnostic } from "../../../check/pictures/svg/svg-diagnostic"

const svg = 'xmlns="http://www.w3.org/2000/svg"'

/** As the programs write them, shortened. */
const exported: ReadonlyArray<readonly [program: string, drawing: string]> = [
  [
    "Inkscape",
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="48" height="48" viewBox="0 0 48 48" version="1.1" id="svg5" inkscape:version="1.2.2" sodipodi:docname="logo.svg"
   inkscape:export-filename="/home/ada/logo.png" xml:space="preserve"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" ${svg} xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm" showgrid="false"><inkscape:grid type="xygrid" id="grid1" /></sodipodi:namedview>
  <defs id="defs2"><linearGradient inkscape:collect="always" id="a"><stop style="stop-color:#000;stop-opacity:1" offset="0" id="stop1" /></linearGradient>
    <linearGradient xlink:href="#a" id="b" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="9" />
    <inkscape:path-effect effect="spiro" id="path-effect1" is_visible="true" /></defs>
  <metadata id="metadata1"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage" /></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" style="display:inline">
    <path style="fill:url(#b);stroke-width:0.2;-inkscape-stroke:none" d="M 0,0 H 9" id="path1" sodipodi:nodetypes="cc" />
    <text xml:space="preserve" style="font-size:4px;font-family:'Public Sans';-inkscape-font-specification:'Public Sans'" x="1" y="2" id="t"><tspan sodipodi:role="line" x="1" y="2">Ada &amp; Co</tspan></text>
    <flowRoot xml:space="preserve" id="f"><flowRegion id="r"><rect id="q" width="9" height="9" /></flowRegion><flowPara id="p">Words</flowPara></flowRoot>
  </g>
</svg>`,
  ],
  [
    "Illustrator",
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.5.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" id="Layer_1" data-name="Layer 1" ${svg} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 48 48" style="enable-background:new 0 0 48 48;" xml:space="preserve" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/">
<metadata><?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?></metadata>
<style type="text/css"><![CDATA[
	.st0{fill:#FFFFFF;clip-path:url(#SVGID_2_);} @media print{.st0{fill:none}}
	@font-face{font-family:"Ada";src:url("data:application/x-font-woff;base64,d09GRg==")}
]]></style>
<switch><g i:extraneous="self"><defs><rect id="SVGID_1_" width="9" height="9"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<polygon class="st0" points="1,1 2,2 3,1 "/><image style="overflow:visible;" width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo=" transform="matrix(1 0 0 1 0 0)"></image></g></switch>
</svg>`,
  ],
  [
    "Figma",
    `<svg width="48" height="48" viewBox="0 0 48 48" fill="none" ${svg} xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_1_2)" filter="url(#filter0_d)"><mask id="mask0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48"><rect width="48" height="48" fill="url(#pattern0)"/></mask>
<path fill-rule="evenodd" clip-rule="evenodd" d="M0 0H9V9" fill="url(#paint0_radial)" stroke="black" stroke-linecap="round"/></g>
<defs><pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(0.01)"/></pattern>
<filter id="filter0_d" x="0" y="0" width="48" height="48" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in2="BackgroundImageFix"/></filter>
<radialGradient id="paint0_radial" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="rotate(45) scale(3)"><stop stop-color="#fff"/><stop offset="1" stop-opacity="0"/></radialGradient>
<clipPath id="clip0_1_2"><rect width="48" height="48" fill="white"/></clipPath><image id="image0" width="9" height="9" preserveAspectRatio="none" xlink:href="data:image/jpeg;base64,/9j/4AAQ"/></defs></svg>`,
  ],
  [
    "Affinity Designer",
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><svg width="100%" height="100%" viewBox="0 0 48 48" version="1.1" ${svg} xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;stroke-linejoin:round;"><g id="Artboard1" serif:id="Artboard 1" transform="matrix(1,0,0,1,0,0)"><circle cx="9" cy="9" r="3" style="fill:rgb(1,2,3);"/></g></svg>`,
  ],
  [
    "Sketch",
    `<svg width="48px" height="48px" viewBox="0 0 48 48" version="1.1" ${svg} xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"><!-- Generator: Sketch 3 --><title>logo</title><desc>Created with Sketch.</desc><g id="Page-1" stroke="none" fill-rule="evenodd" sketch:type="MSPage"><ellipse cx="1" cy="2" rx="3" ry="4"/></g></svg>`,
  ],
  [
    "LibreOffice",
    `<svg version="1.2" viewBox="0 0 9 9" ${svg} xmlns:ooo="http://xml.openoffice.org/svg/export" xmlns:smil="http://www.w3.org/2001/SMIL20/"><defs class="EmbeddedBulletChars"><font id="EmbeddedFont_1" horiz-adv-x="2048"><font-face font-family="Ada" units-per-em="2048" font-weight="normal" ascent="1852" descent="423"/><missing-glyph horiz-adv-x="2048" d="M 0,0"/><glyph unicode="A" horiz-adv-x="9" d="M 0,0"/></font></defs><g ooo:name="page1" class="Page"><text class="SVGTextShape"><tspan class="TextPosition" x="1" y="2">A</tspan></text></g></svg>`,
  ],
  [
    "a text editor, with a line that turns",
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path d="M0 0h9"><svg:animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s" repeatCount="indefinite"/><svg:set attributeName="fill" to="url(#a)" begin="1s"/></svg:path></svg:svg>`,
  ],
]

test.each(exported)("what %s exports is a drawing", (_program, drawing) => {
  expect(svgDiagnostic(Buffer.from(drawing))).toBeUndefined()
})

test("the drawings that the project has are drawings", () => {
  const found = [sample.data, "__tests__/fixtures"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".svg"))
      .map((path) => [path, svgDiagnostic(readFileSync(join(folder, path)))]),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(([, diagnostic]) => diagnostic)).toEqual([])
})
