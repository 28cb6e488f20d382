/** Icons are outlines on a grid of 48 by 48, with one part filled. */
export const iconBox = "0 0 48 48"

/** The icons that data/services.json may name, in the format of kit/content/pictures/open.ts. */
export const icons: Readonly<Record<(typeof serviceIcons)[number], string>> = {
  compass:
    '<circle cx="24" cy="24" r="20"/><path d="M24 4v5M24 39v5M4 24h5M39 24h5"/><path data-part d="m33 15-5.8 12.2-6.4-6.4z"/><path d="m15 33 5.8-12.2 6.4 6.4z"/>',
  bridge:
    '<path data-part d="M14 30h20v4H14z"/><path d="M2 30h44M2 34h44M14 8v34M34 8v34M2 26C8 24 12 18 14 10c2 10 6 14 10 14s8-4 10-14c2 8 6 14 12 16"/><path d="M19 21.5V30M24 24v6M29 21.5V30M8 23v7M40 23v7"/>',
  tree: '<path d="M17 4h14v10H17zM24 14v8M8 30v-8h32v8M24 22v8M2 30h12v10H2zM34 30h12v10H34z"/><path data-part d="M18 30h12v10H18z"/>',
  layers:
    '<path d="M24 4 44 14 24 24 4 14z"/><path data-part d="m4 23 20 10 20-10v5L24 38 4 28z"/><path d="m4 34 20 10 20-10"/>',
  gauge:
    '<path d="M4 36a20 20 0 0 1 40 0"/><path data-part d="M4 36a20 20 0 0 1 7-15.2l5.2 6A12 12 0 0 0 12 36z"/><path d="M12 36a12 12 0 0 1 24 0M24 36 35 19M2 42h44"/>',
}

/** The names of the icons. */
export const serviceIcons = ["compass", "bridge", "tree", "layers", "gauge"] as const
