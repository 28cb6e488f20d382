import type { WrittenCosts } from "../../../kit/cost/cost-sum"
import { fill } from "../../ui/text/fill"
import * as styles from "./sum.module.css"

interface AccountProps {
  words: Queries.SumWordsFragment
  written: WrittenCosts
  fullTime: string
  fractional: string
}

/** How both amounts are calculated, line by line. */
export function Account({ words, written, fullTime, fractional }: AccountProps) {
  const ofSalary = (percent: string) => fill(words.ofSalary, { percent })
  return (
    <div className={styles.account}>
      <Side
        name={fullTime}
        total={written.whole}
        lines={[
          [words.salary, written.salary],
          [words.employerCosts, written.employerCosts, ofSalary(written.employerShare)],
          [words.recruiterFee, written.recruiterFee, ofSalary(written.recruiterShare)],
        ]}
      />
      <Side
        name={fractional}
        total={written.part}
        lines={[
          [words.dayPrice, written.dayPrice],
          [words.daysLabel, written.days],
          [words.weeks, written.weeks],
        ]}
      />
    </div>
  )
}

interface SideProps {
  name: string
  total: string
  lines: ReadonlyArray<readonly [term: string, value: string, remark?: string]>
}

function Side({ name, total, lines }: SideProps) {
  return (
    <dl>
      {lines.map(([term, value, remark]) => (
        <div key={term}>
          <dt>
            {term}
            {remark && <small> {remark}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{name}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  )
}
