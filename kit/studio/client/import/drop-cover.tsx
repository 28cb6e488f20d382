import { words } from "../../words/words"

/** Says what a drop would do while files are dragged over the studio. What is below still hears of them; a picture may be aimed at one of the page. */
export const DropCover = ({ said }: { readonly said: string }) => (
  <div className={said === words.importing.drop ? "drop-cover" : "drop-cover is-picture"}>
    <p>{said}</p>
  </div>
)
