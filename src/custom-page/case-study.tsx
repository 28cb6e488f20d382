import { MoreLinks } from "../ui/links/more-links"
import { Figures } from "../ui/long-text/figures"
import { LongText } from "../ui/long-text/long-text"
import { Picture } from "../ui/picture/picture"
import { needsSmallerType } from "../ui/text/long-words"
import { CaseDrawing } from "./case-drawing"
import * as styles from "./case-study.module.css"
import { Facts } from "./facts"

/** A case study. The first view has its summary, its figures and how it began; the drawing follows, then the rest with headings on the left. */
export function CaseStudy({ page }: { page: Queries.CustomPageFragment }) {
  const { title, description, figures, drawing, picture, text, moreLinks } = page
  const [beginning, ...rest] = text?.parts ?? []
  return (
    <article className={styles.page}>
      <div className={styles.first}>
        <header className={styles.head}>
          <Facts page={page} />
          <h1 className={needsSmallerType(title) ? styles.smaller : undefined}>{title}</h1>
          <p>{description}</p>
        </header>
        {figures && figures.length > 0 && <Figures figures={figures} />}
        <div className={styles.beginning}>
          <LongText text={{ parts: beginning ? [beginning] : [] }} />
        </div>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture file={picture} alt="" priority />
        </div>
      )}
      {drawing && <CaseDrawing drawing={drawing} />}
      <div className={styles.story}>
        <LongText text={{ parts: rest }} />
        <MoreLinks links={moreLinks} />
      </div>
    </article>
  )
}
