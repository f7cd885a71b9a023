import type { ReactNode } from 'react'
import { withMinus } from '../minus.ts'
import './Ledger.css'

export interface LedgerLine {
  readonly key: string | number
  readonly who: ReactNode
  readonly isMine: boolean
  readonly reasons: readonly { readonly points: number; readonly why: string }[]
  readonly total: number
}

interface Props {
  title: string
  lines: readonly LedgerLine[]
  /** Said to those whom the round brought nothing. */
  nothing: string
  sayTotal(points: number): string
}

/** What the round brought, to whom and why, and the new totals. */
export function Ledger({ title, lines, nothing, sayTotal }: Props) {
  return (
    <section className="ledger panel">
      <h2 className="ledger__title">{title}</h2>
      <ol>
        {lines.map(({ key, who, isMine, reasons, total }) => {
          const gained = reasons.reduce((sum, { points }) => sum + points, 0)
          return (
            <li key={key} className="ledger__line" data-mine={isMine}>
              <div className="ledger__who">
                {who}
                <ul className="ledger__reasons">
                  {reasons.map(({ points, why }) => (
                    <li key={why}>
                      <b>{signed(points)}</b> {why}
                    </li>
                  ))}
                  {reasons.length === 0 && <li>{nothing}</li>}
                </ul>
              </div>
              <span className="ledger__gained" aria-hidden="true">
                {gained !== 0 && signed(gained)}
              </span>
              <span className="ledger__total">
                <span aria-hidden="true">{withMinus(String(total))}</span>
                <span className="unseen">{sayTotal(total)}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
