import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { type CostFigures, costSum, writtenCosts } from "../../../kit/cost/cost-sum"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { CopyButton } from "../../ui/controls/copy-button"
import { CostChart } from "../../ui/cost-chart"
import { Section } from "../../ui/section"
import { useSite } from "../../ui/site-context"
import { fill } from "../../ui/text/fill"
import { Account } from "./account"
import * as styles from "./sum.module.css"
import { SumFields } from "./sum-fields"
import { readSum, writeSum } from "./sum-link"

interface SumProps {
  sum: Queries.SumFragment
  /** The address's fragment, with #; it may carry somebody's figures. */
  hash: string
}

/** The cost claim in money: with the owner's figures, also without JavaScript and in print, until a visitor writes others. */
export function Sum({ sum, hash }: SumProps) {
  const { language, costClaim } = useSite()
  const { currency, weeks, words } = sum
  const [own, setOwn] = useState<CostFigures>()
  useEffect(() => {
    const found = readSum(hash, currency)
    if (!found) return
    setOwn(found)
    document.getElementById("sum")?.scrollIntoView()
  }, [hash, currency])

  const figures = own ?? sum
  // The build has written the owner's figures: a browser's first use of Intl takes long.
  const written = own ? writtenCosts(language, currency, own, weeks) : sum.written
  const { whole, part } = costSum(figures, weeks)
  const height = (amount: number) => (100 * amount) / Math.max(whole, part)
  const days = sum.dayCounts[figures.days - 1] ?? written.days
  const sentence = fill(sum.sentence, { days, part: written.part, whole: written.whole, percent: written.percent })
  const copyAddress = () => {
    const address = `#${writeSum(figures, currency)}`
    // Where copying is not allowed, the visitor finds it in the address bar.
    history.replaceState(history.state, "", address)
    return new URL(address, location.href).href
  }

  return (
    <Section id="sum" heading={sum.heading} intro={sum.intro} inFirstView>
      <CostChart
        bars={[
          { name: costClaim.fullTime, value: written.whole, height: height(whole) },
          { name: costClaim.fractional, share: written.percent, value: written.part, height: height(part) },
        ]}
      >
        <b>{sum.figure}</b> {sum.caption}
      </CostChart>
      <p className={styles.sentence}>
        <output>{sentence}</output>
      </p>
      <div className={`${controlStyles.row} ${controlStyles.scripted}`}>
        <CopyButton words={words} action={words.copySentence} text={() => sentence} />
        <CopyButton words={words} action={words.copyLink} text={copyAddress} />
      </div>
      <SumFields sum={sum} figures={figures} onChange={setOwn} onReset={() => setOwn(undefined)} />
      <Account words={words} written={written} fullTime={costClaim.fullTime} fractional={costClaim.fractional} />
      {sum.note && <p className={styles.note}>{sum.note}</p>}
    </Section>
  )
}

export const sumFragments = graphql`
  fragment SumWords on EngagementSumWords {
    salary
    employerCosts
    recruiterFee
    daysLabel
    weeks
    dayPrice
    ofSalary
    invalid
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
    dayCounts
    written {
      ...WrittenCosts
    }
    words {
      ...SumWords
    }
  }
`
