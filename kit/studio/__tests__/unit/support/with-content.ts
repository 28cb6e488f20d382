import { type Change, unchanged, withChange } from "../../../../content/__tests__/support/changed-data"
import { ContentFiles } from "../../../server/content/content-files"

/** @returns what came of a task with the studio's content files, on a changed copy of the minimal content */
export const withContent = <Result>(
  task: (content: ContentFiles, root: string) => Promise<Result>,
  change: Change = unchanged,
): Promise<Result> => withChange(change, (root) => task(new ContentFiles(root), root))
