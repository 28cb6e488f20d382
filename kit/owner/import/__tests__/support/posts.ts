import type { Proposal, SourceFiles } from "../../candidate"

/** @returns the files of a source, by their paths */
export const filesOf = (files: Readonly<Record<string, Buffer>> = {}): SourceFiles => ({
  name: "export.zip",
  paths: Object.keys(files),
  read: async (path) => files[path] ?? Buffer.alloc(0),
  text: async (path) => String(files[path]),
})

/** @returns a post that a source proposes */
export const post = (more: Partial<Proposal> = {}, values: Proposal["values"] = {}): Proposal => ({
  kind: "post",
  title: "Überlastet, and why",
  values: { title: "Überlastet, and why", date: "2026-03-01", ...values },
  text: "The first words.\n\n## A heading\n\nThe others.\n",
  pictures: [],
  notes: [],
  ...more,
})
