import { SECONDS } from '../../open/seconds.ts'
import { RulesTable } from '@figment/ui/learn/RulesParts.tsx'
import type { Words } from './words/rules/en.ts'

interface Props {
  readonly words: Words
}

export function PointsTable({ words }: Props) {
  const { caption, columns, rows, nobodyThere } = words.points
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="unseen">{nobodyThere}</span>
    </>
  )
  return (
    <RulesTable
      className="dixit-rules__table"
      caption={caption}
      head={[columns.found, columns.teller, columns.finder, columns.other]}
      rows={[
        { name: rows.some, cells: [3, 3, 0] },
        { name: rows.everybody, cells: [0, 2, none] },
        { name: rows.nobody, cells: [0, none, 2] },
      ]}
    />
  )
}

/** 84 cards: those not dealt are drawn, a round's cards at a time. */
const ROUNDS: readonly (readonly [seats: number, rounds: number])[] = [
  [3, 13],
  [4, 15],
  [5, 11],
  [6, 8],
]

export function RoundsTable({ words }: Props) {
  const { rounds, seats, roundsHead } = words.end
  return (
    <table className="rules__table dixit-rules__table">
      <caption>{rounds}</caption>
      <tbody>
        <tr>
          <th scope="row">{seats}</th>
          {ROUNDS.map(([count]) => (
            <td key={count}>{count}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{roundsHead}</th>
          {ROUNDS.map(([count, made]) => (
            <td key={count}>
              <b>{made}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const STEPS = ['claiming', 'telling', 'giving', 'voting', 'scoring'] as const

export function TimersTable({ words }: Props) {
  const { title, columns, rows, seconds } = words.options.timers
  return (
    <RulesTable
      className="dixit-rules__table"
      caption={title}
      isCaptionUnseen
      head={[columns.step, columns.relaxed, columns.brisk]}
      rows={STEPS.map((step) => ({ name: rows[step], cells: [seconds(SECONDS[step].relaxed), seconds(SECONDS[step].brisk)] }))}
    />
  )
}
