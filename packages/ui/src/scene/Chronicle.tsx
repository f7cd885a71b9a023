import type { OpenBase, Seat } from '@figment/game-kit'
import type { ReactNode } from 'react'
import type { ShownChronicle } from '../contract.ts'
import './Chronicle.css'

interface Props extends Pick<ShownChronicle<never>, 'atTable'> {
  readonly open: Pick<OpenBase, 'round' | 'phase'>
  title(round: number): string
  /** What happened in it, as lines of a list. */
  renderLines(round: number): ReactNode
  /** How the game ended, when it has. */
  readonly verdict: ReactNode
}

/** The game so far, round by round. */
export const ChronicleRounds = ({ open, atTable, title, renderLines, verdict }: Props) =>
  Array.from({ length: open.round }, (_, before) => before + 1).map((round) => (
    <section key={round} className="chronicle">
      <h3 className="happened__heading">{title(round)}</h3>
      <ul className="happened__lines">{renderLines(round)}</ul>
      {atTable[round]}
      {round === open.round && open.phase === 'over' && verdict && <p className="chronicle__verdict">{verdict}</p>}
    </section>
  ))

interface GainProps {
  readonly sum: string
  readonly who: ReactNode
  readonly why: string
}

/** What somebody got in a round, and what for. */
export const GainLine = ({ sum, who, why }: GainProps) => (
  <li className="happened__line chronicle__gain">
    <span className="chronicle__sum">{sum}</span>
    {who}
    <span>{why}</span>
  </li>
)

/** After a colon: a list of names alone. */
export const Names = ({ of }: { readonly of: readonly { readonly seat: Seat; readonly name: string }[] }) =>
  of.map(({ seat, name }, at) => (
    <span key={seat}>
      {at > 0 && ', '}
      <bdi className="chronicle__name">{name}</bdi>
    </span>
  ))
