import { BeginDialog } from "../begin/begin-dialog"
import { Changes } from "../changes/changes"
import { ImportDialog } from "../import/import-dialog"
import { NewPageDialog } from "../panel/add/new-page"
import { NewQuestions } from "../panel/add/new-questions"
import { ReplaceDialog } from "../replace/replace-dialog"
import { useStudio } from "../studio-context"
import { Todo } from "../todo/todo"
import { UpdateDialog } from "../update/update-dialog"

/** The dialog that is open; nothing while none is. */
export function Dialogs() {
  const { view, kinds } = useStudio()
  const adding = { onAdded: view.openAdded, onClose: view.closeDialog }
  switch (view.dialog) {
    case undefined:
      return null
    case "changes":
      return <Changes />
    case "todo":
      return <Todo />
    case "find":
      return <ReplaceDialog />
    case "begin":
      return <BeginDialog />
    case "update":
      return <UpdateDialog />
    case "import":
      return <ImportDialog />
    case "page":
      return <NewPageDialog {...adding} />
    default: {
      const kind = kinds.find(({ name }) => name === view.dialog)
      return kind ? <NewQuestions kind={kind} {...adding} /> : null
    }
  }
}
