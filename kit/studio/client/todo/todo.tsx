import { isError } from "../../../content/diagnostic/diagnostic"
import { words } from "../../words/words"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { TodoList } from "./todo-list"

/** What the check finds in all content, as a list to work through. */
export function Todo() {
  const { content, view } = useStudio()
  const errors = content.diagnostics.filter(isError).length
  return (
    <Dialog title={words.todo.title} onClose={view.closeDialog}>
      <p role="status" className="help">
        {words.todo.count(errors, content.diagnostics.length - errors)}
      </p>
      <TodoList heading="h3" />
    </Dialog>
  )
}
