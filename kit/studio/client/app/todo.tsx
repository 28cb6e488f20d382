import { isError } from "../../../content/diagnostic/diagnostic"
import { words } from "../../words/words"
import { useStudio } from "../studio-context"
import { TodoList } from "../todo/todo-list"
import { Dialog } from "../ui/dialog"
import { SiteTasks, siteTaskCount } from "./site-tasks"

/** What the site lacks, and what the check finds in all content, as lists to work through. */
export function Todo() {
  const { content, view } = useStudio()
  const errors = content.diagnostics.filter(isError).length
  return (
    <Dialog title={words.todo.title} onClose={view.closeDialog}>
      <p role="status" className="help">
        {words.todo.count(errors, content.diagnostics.length - errors + siteTaskCount(content.docs))}
      </p>
      <div className="todo">
        <SiteTasks heading="h3" />
      </div>
      <TodoList heading="h3" />
    </Dialog>
  )
}
