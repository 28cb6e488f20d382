import { graphql } from "gatsby"
import { useEffect, useReducer, useState } from "react"
import { type CostFigures, costLimits, costSum, type WrittenCosts, writtenCosts } from "../../../kit/cost/cost-sum"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { CopyButton } from "../../ui/controls/copy-button"
import { CostChart } from "../../ui/cost-chart"
import { Section } from "../../ui/section"
import { useSite } from "../../ui/site-context"
import { fill } from "../../ui/text/fill"
import { useWrittenFragment } from "../../ui/use-written-fragment"
import * as wideStyles from "../wide.module.css"
import { Account } from "./account"
import * as styles from "./sum.module.css"
import { SumFields } from "./sum-fields"
import { readSum, writeSum } from "./sum-link"

interface SumProps {
  sum: Queries.SumFragment
  /** The address's fragment, with #. It may contain a visitor's figures. */
  hash: string
}

/** The cost claim in money. It uses the owner's figures, even without JavaScript and in print, until a visitor enters others. */
export function Sum({ sum, hash }: SumProps) {
  const { language, costClaim } = useSite()
  const { currency, weeks, words } = sum
  /** The visitor's figures; "reset" after returning to the owner's, "damaged" if the link's cannot be read. */
  const [own, setOwn] = useState<CostFigures | "reset" | "damaged">()
  const [resets, countReset] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const found = readSum(hash, currency, weeks)
    if (!found) return
    setOwn(found)
    document.getElementById("sum")?.scrollIntoView()
  }, [hash, currency, weeks])

  const changed = typeof own === "object" ? own : undefined
  const figures = changed ?? sum
  // The build has formatted the owner's figures, because a browser's first use of Intl is slow.
  const written = changed
    ? writtenCosts(changed, { language, currency, days: words.days, claim: costClaim.percent })
    : sum.written
  useWrittenFragment(changed ? writeSum(changed, currency) : own === "reset" ? "sum" : undefined)
  const reset = () => {
    setOwn("reset")
    // Also removes invalid text from the fields.
    countReset()
  }
  const { whole, part } = costSum(figures)
  const height = (amount: number) => (100 * amount) / Math.max(whole, part)
  const sentence = fill(sum.sentence, {
    days: written.dayCount,
    part: written.part,
    whole: written.whole,
    percent: written.percent,
  })

  return (
    <Section id="sum" heading={sum.heading} intro={sum.intro} inFirstView>
      {own === "damaged" && words.damaged && (
        <p role="alert" className={styles.damaged}>
          {words.damaged}
        </p>
      )}
      <div className={`${styles.together} ${wideStyles.wide}`}>
        <CostChart
          limit={100 - (costClaim.percent * height(whole)) / 100}
          limitText={written.claim}
          bars={[
            { name: costClaim.fullTime, value: written.whole, height: height(whole) },
            { name: costClaim.fractional, share: written.percent, value: written.part, height: height(part) },
          ]}
        >
          <b>{sum.figure}</b> {sum.caption}
        </CostChart>
        <SumFields key={resets} sum={sum} figures={figures} onChange={setOwn} onReset={reset} />
      </div>
      <Account words={words} written={written} fullTime={costClaim.fullTime} fractional={costClaim.fractional} />
      {sum.note && <p className={styles.note}>{noteOf(sum.note, figures, written, sum.days)}</p>}
      <p className={styles.sentence}>
        <output>{sentence}</output>
      </p>
      <div className={`${controlStyles.row} ${controlStyles.scripted} ${styles.copies}`}>
        <CopyButton words={words} action={words.copySentence} text={() => sentence} />
        <CopyButton
          words={words}
          action={words.copyLink}
          text={() => new URL(`#${writeSum(figures, currency)}`, location.href).href}
        />
      </div>
    </Section>
  )
}

/**
 * @param ownDays the owner's days a week: one more is on offer, two are not
 * @returns the note without the sentences that do not apply: about a day more than that, or about a recruiter or days that cost nothing
 */
function noteOf(note: string, figures: CostFigures, written: WrittenCosts, ownDays: number): string {
  const { claim, leastSalary, secondYear, moreDays, moreShare, recruiterFee } = written
  const [, mostDays] = costLimits.days
  const values: Readonly<Record<string, string>> = {
    claim,
    ...(figures.dayPrice > 0 && { leastSalary }),
    ...(figures.recruiterFee > 0 && { secondYear, recruiterFee }),
    ...(figures.days < mostDays && figures.days <= ownDays && { moreDays, moreShare }),
  }
  const sentences = note.match(/.+?(?:[.!?]\s+|。|$)/gs) ?? []
  const applies = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => name in values)
  return fill(sentences.filter(applies).join(""), values)
}

export const sumFragments = graphql`
  fragment SumWords on EngagementSumWords {
    salary
    employerCosts
    recruiterFee
    daysLabel
    weeks
    dayPrice
    days {
      zero
      one
      two
      few
      many
      other
    }
    ofSalary
    invalid
    damaged
    own
    reset
    copySentence
    copyLink
    copied
    notCopied
  }
  fragment WrittenCosts on WrittenCosts {
    salary
    employerShare
    employerCosts
    recruiterShare
    recruiterFee
    whole
    days
    weeks
    dayPrice
    part
    percent
    secondYear
    dayCount
    moreDays
    moreShare
    claim
    leastSalary
  }
  fragment Sum on EngagementSum {
    heading
    intro
    currency
    salary
    employerCosts
    recruiterFee
    days
    weeks
    dayPrice
    figure
    caption
    sentence
    note
    written {
      ...WrittenCosts
    }
    words {
      ...SumWords
    }
  }
`
