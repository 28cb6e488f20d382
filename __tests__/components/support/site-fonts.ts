/** What the build says of the fonts (kit/gatsby/fonts): two, each with a second file for the letters of a Polish owner. */
export const siteFonts = [
  { address: "besley", family: "Besley" },
  { address: "besley-further", family: "Besley", only: "Łłó" },
  { address: "public-sans", family: "Public Sans" },
  { address: "public-sans-further", family: "Public Sans", only: "Łłó" },
]
