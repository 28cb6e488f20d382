const drawings = {
  arrow: "M2 8h11M9 4l4 4-4 4",
  check: "m2.5 8.5 3.5 3.5 7.5-8",
  phone: "M5 1.8h6v12.4H5zM7 12h2",
  tablet: "M3 1.8h10v12.4H3zM7 12h2",
  desktop: "M1.5 2.8h13v8.4h-13zM5 14h6",
  grip: "M3 4.5h10M3 8h10M3 11.5h10",
  down: "m4 6 4 4 4-4",
  find: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3l3.7 3.7",
  undo: "M3 6h7a3.5 3.5 0 0 1 0 7H7M6 3 3 6l3 3",
  redo: "M13 6H6a3.5 3.5 0 0 0 0 7h3M10 3l3 3-3 3",
} as const

/** A small icon beside or in place of a word. */
export const Sign = ({ name }: { name: keyof typeof drawings }) => (
  <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
