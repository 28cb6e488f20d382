const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** SVG elements except those that run, fetch or embed something: script, foreignObject, a, cursor, audio and the like. */
export const allowedElements: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use switch view title desc metadata style
    path circle ellipse rect line polyline polygon image
    text tspan textPath tref altGlyph
    linearGradient radialGradient stop solidColor pattern marker clipPath mask
    meshgradient meshrow meshpatch mesh hatch hatchpath
    filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
    feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
    feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
    font font-face font-face-src font-face-name glyph missing-glyph hkern vkern
    flowRoot flowRegion flowRegionExclude flowPara flowDiv flowSpan flowLine
    animate animateTransform animateMotion animateColor set mpath
  `),
)

/** Elements that change an attribute of another element. */
export const animations: ReadonlySet<string> = new Set(words("animate animateTransform animateColor set"))

/** Attributes allowed on any element. None of them runs anything; values that can name a file are also checked. */
export const allowedAttributes: ReadonlySet<string> = new Set(
  words(`
    id class style lang role tabindex focusable version baseProfile contentScriptType contentStyleType zoomAndPan
    externalResourcesRequired requiredExtensions requiredFeatures systemLanguage media type title href
    x y x1 y1 x2 y2 z cx cy r rx ry fx fy fr dx dy width height d points pathLength rotate offset
    viewBox preserveAspectRatio transform transform-origin transform-box enable-background
    gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
    hatchUnits hatchContentUnits hatchTransform pitch
    clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight refX refY orient
    filterUnits filterRes primitiveUnits in in2 result mode values stdDeviation edgeMode kernelMatrix order divisor bias
    targetX targetY kernelUnitLength preserveAlpha operator k1 k2 k3 k4 radius scale xChannelSelector yChannelSelector
    baseFrequency numOctaves seed stitchTiles surfaceScale specularConstant specularExponent diffuseConstant azimuth
    elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle tableValues slope intercept amplitude exponent
    textLength lengthAdjust startOffset method spacing side glyphRef format
    attributeName attributeType begin dur end min max restart repeatCount repeatDur from to by calcMode keyTimes
    keySplines keyPoints additive accumulate path origin
    alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
    color-profile color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter
    flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust
    font-stretch font-style font-variant font-variant-caps font-variant-ligatures font-weight
    glyph-orientation-horizontal glyph-orientation-vertical image-rendering inline-size isolation kerning
    letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-mode mix-blend-mode
    opacity overflow paint-order pointer-events shape-inside shape-margin shape-padding shape-rendering solid-color
    solid-opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration text-orientation
    text-rendering unicode-bidi vector-effect visibility white-space will-change word-spacing writing-mode
    unicode glyph-name arabic-form horiz-adv-x horiz-origin-x horiz-origin-y vert-adv-y vert-origin-x vert-origin-y
    units-per-em ascent descent cap-height x-height accent-height alphabetic hanging ideographic mathematical bbox
    panose-1 stemh stemv unicode-range underline-position underline-thickness strikethrough-position
    strikethrough-thickness overline-position overline-thickness u1 u2 g1 g2 k
  `),
)

/** Attributes with free names, which only scripts read. */
export const freeAttributes = /^(?:data|aria)-[\w.-]+$/

/** Attributes whose values are never an address, although they may look like one. */
export const plainAttributes = /^(?:id|class|d|points|lang|role|title|(?:data|aria)-.*)$/

export const namespace = {
  svg: "http://www.w3.org/2000/svg",
  xlink: "http://www.w3.org/1999/xlink",
  xml: "http://www.w3.org/XML/1998/namespace",
  xmlns: "http://www.w3.org/2000/xmlns/",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
} as const

/** In addition to xlink:href. */
export const allowedXlink: ReadonlySet<string> = new Set(words("type title role arcrole show actuate"))

/** Without xml:base, which would change how addresses resolve. */
export const allowedXml: ReadonlySet<string> = new Set(words("space lang id"))
