import { join } from "node:path"
import { type Owner, sample } from "../../../kit/dev/support/owners"

/** The previewed owner's initial content: it has everything that the tests edit, whatever is in `data/`. */
export const content = join(__dirname, "../../fixtures/arabic")

/** The owner whose content is edited while the development server shows it, in a copy of the project. */
export const preview: Owner = {
  ...sample,
  name: "preview",
  folder: join(sample.folder, ".owners", "preview"),
  data: join(sample.folder, ".owners", "preview", "data"),
  /** The global set-up chooses it, before any test: the tests inherit its variables. */
  get port() {
    return Number(process.env.PREVIEW_PORT)
  },
}

/** The two names under which an owner may open it. */
export const hosts: readonly string[] = ["localhost", "127.0.0.1"]

/** @returns the address of a route of the preview, such as "/books/" */
export const previewAt = (route: string, host = "localhost"): string => `http://${host}:${preview.port}${route}`
