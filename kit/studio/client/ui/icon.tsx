const drawings = {
  arrow: "M2 8h11M9 4l4 4-4 4",
  close: "m3.5 3.5 9 9M12.5 3.5l-9 9",
  check: "m2.5 8.5 3.5 3.5 7.5-8",
  phone: "M5 1.8h6v12.4H5zM7 12h2",
  tablet: "M3 1.8h10v12.4H3zM7 12h2",
  desktop: "M1.5 2.8h13v8.4h-13zM5 14h6",
  auto: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 1.8v12.4M8 5h5.4M8 8h6.2M8 11h5.4",
  light:
    "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8 13 13M13 3l-1.2 1.2M4.2 11.8 3 13",
  dark: "M13.5 9.8A6 6 0 1 1 6.2 2.5a5 5 0 0 0 7.3 7.3Z",
  edit: "m2.5 13.5.7-3.2 7.6-7.6 2.5 2.5-7.6 7.6zM9.3 4.2l2.5 2.5",
  follow: "M6.8 9.2a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4l-1 1M9.2 6.8a2.8 2.8 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4l1-1",
  grip: "M3 4.5h10M3 8h10M3 11.5h10",
  down: "m4 6 4 4 4-4",
  find: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3l3.7 3.7",
  undo: "M3 6h7a3.5 3.5 0 0 1 0 7H7M6 3 3 6l3 3",
  redo: "M13 6H6a3.5 3.5 0 0 0 0 7h3M10 3l3 3-3 3",
} as const

export type IconName = keyof typeof drawings

/** A small icon beside or in place of a word. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
