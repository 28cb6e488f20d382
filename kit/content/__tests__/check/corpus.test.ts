import { corpus } from "../support/corpus"
import { assessments } from "./corpus/assessments"
import { colours } from "./corpus/colours"
import { customPages } from "./corpus/custom-pages"
import { engagement } from "./corpus/engagement"
import { links } from "./corpus/links"
import { markup } from "./corpus/markup"
import { names } from "./corpus/names"
import { newsletter } from "./corpus/newsletter"
import { pictures } from "./corpus/pictures"
import { proof } from "./corpus/proof"
import { raw } from "./corpus/raw"
import { shape } from "./corpus/shape"
import { syntax } from "./corpus/syntax"
import { texts } from "./corpus/texts"
import { values } from "./corpus/values"
import { warnings } from "./corpus/warnings"

const parts = {
  assessments,
  colours,
  customPages,
  engagement,
  links,
  markup,
  names,
  newsletter,
  pictures,
  proof,
  raw,
  shape,
  syntax,
  texts,
  values,
  warnings,
}

for (const [name, rows] of Object.entries(parts)) describe(name, () => corpus(rows))
