import { words } from "../../words/words"

/** Covers the studio while files are dragged over it. What is below still hears of them. */
export const DropCover = () => (
  <div className="drop-cover">
    <p>{words.importing.drop}</p>
  </div>
)
