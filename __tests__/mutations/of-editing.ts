import type { Mutation } from "./mutation"

const inEntryIds = "kit/studio/__tests__/unit/model/entry-ids.test.ts"
const inWriting = "kit/owner/files/__tests__/write-file.test.ts"
const inContent = "kit/studio/__tests__/unit/content.test.ts"
const inUnsavedEdit = "kit/studio/__tests__/unit/model/unsaved-edit.test.ts"
const inKeptEdits = "kit/studio/__tests__/unit/client/unsaved.test.ts"

/** That the studio loses nothing its owner types, nor what others save. */
export const mutationsOfEditing: readonly Mutation[] = [
  {
    name: "a save of another program that the studio writes over",
    changes: [
      { files: "kit/owner/files/write-file.ts", from: "if (!prepared.every(isAsExpected)) return false", to: "" },
    ],
    tests: [{ file: inWriting, name: "a file that another program has saved since it was read keeps that save" }],
  },
  {
    name: "a file that is written while the content is published",
    changes: [
      {
        files: "kit/studio/model/task-queue.ts",
        from: "const result = this.last.then(task)",
        to: "const result = task()",
      },
    ],
    tests: [{ file: inContent, name: "nothing is written while something else reads and then writes" }],
  },
  {
    name: "an undo that takes back what another program wrote",
    changes: [
      {
        files: "kit/studio/server/content/edits/history.ts",
        from: "if (stateOf(present) !== from) return undefined",
        to: "",
      },
    ],
    tests: [{ file: inContent, name: "what somebody else has written is not undone" }],
  },
  {
    name: "a text that moves to another entry when one above it goes",
    changes: [
      {
        files: "kit/studio/model/entry-ids.ts",
        from: "const was = matchEntries(old, now)",
        to: "const was = now.map((_each, index) => (index < old.length ? index : undefined))",
      },
    ],
    tests: [{ file: inEntryIds, name: "where a file has become something else than the edit makes of it" }],
  },
  {
    name: "a text that is lost with its entry",
    changes: [
      {
        files: "kit/studio/model/unsaved-edit.ts",
        from: /\? edit\s*: \{ \.\.\.edit, state: \{ kind: "gone", isMine: event\.isMine \} \}/,
        to: "? edit : undefined",
      },
    ],
    tests: [{ file: inUnsavedEdit, name: "whatever happens, what was typed is there until it is written" }],
  },
  {
    name: "a text that is lost because typing went on while it was saved",
    changes: [
      {
        files: "kit/studio/model/unsaved-edit.ts",
        from: "if (isSame(value, state.sent)) return undefined",
        to: 'if (state.kind === "saving") return undefined',
      },
    ],
    tests: [{ file: inUnsavedEdit, name: "it is written while typing went on" }],
  },
  {
    name: "a save that failed and is never tried again",
    changes: [
      {
        files: "kit/studio/model/unsaved-edit.ts",
        from: /if \(state\.kind === "failed"\) return retries\[.*\]/,
        to: 'if (state.kind === "failed") return undefined',
      },
    ],
    tests: [{ file: inUnsavedEdit, name: "what cannot be saved is tried again, each time later" }],
  },
  {
    name: "a text of one project in another project's studio",
    changes: [
      {
        files: "kit/studio/client/content/browser-storage.ts",
        from: /return start === .* && name !== tab/,
        to: "return name !== tab",
      },
    ],
    tests: [{ file: inKeptEdits, name: "a project called other has nothing of another" }],
  },
  {
    name: "a choice between two values that typing on makes",
    changes: [
      {
        files: "kit/studio/model/unsaved-edit.ts",
        from: 'state: state.kind === "conflict" ? state : typed }',
        to: "state: typed }",
      },
    ],
    tests: [{ file: inUnsavedEdit, name: "typing goes on in a conflict" }],
  },
  {
    name: "Windows' line breaks that become others in a text",
    changes: [
      {
        files: "kit/studio/server/content/edits/apply-edit.ts",
        from: "return editText(text, frontMatterOf(file, text) + edit.to)",
        to: "return frontMatterOf(file, text) + edit.to",
      },
    ],
    tests: [{ file: inContent, name: "a text keeps the line breaks of Windows" }],
  },
]
