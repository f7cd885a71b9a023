import { type Pictomania, ROUNDS } from '../../types.ts'
import { type ReactNode, use } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { CornerContext } from '@figment/ui/scene/TvHead.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { deckOf } from '../../open/own-rounds.ts'
import { BoltIcon, LevelIcon } from './icons.tsx'
import { useTvWords } from './words/index.tsx'
import './TvTop.css'

interface Props {
  /** What the table is doing, in one line. */
  readonly title: ReactNode
  /** Beside the title, or under it: the round, or what all should know now. */
  readonly note?: ReactNode
  /** Something urgent, or a whole sentence. */
  readonly says?: 'alarm' | 'sentence' | undefined
  /** At the other end: tokens, a clock. */
  readonly children?: ReactNode
}

/** The head of the TV; a notice stands in its place while there is one. */
export const TvTop = ({ title, note, says, children }: Props) => (
  <header className="tv-top">
    <div className="tv-top__say" data-says={says}>
      <h1>{title}</h1>
      {note !== undefined && <p className="tv-top__note">{note}</p>}
    </div>
    {use(CornerContext)}
    {children}
  </header>
)

/** Which round it is, how hard, and whether it is a fast game. */
export function TvRound({ open, withLevel }: Pick<Shown<Pictomania>, 'open'> & { readonly withLevel: boolean }) {
  const words = usePictomaniaWords()
  const tv = useTvWords()
  const { variant } = open.options
  const deck = deckOf(open.options, open.round)
  return (
    <span className="tv-round">
      {variant === 'fast' && (
        <span className="tv-round__fast">
          <BoltIcon />
          <span className="unseen">{tv.fast}</span>
        </span>
      )}
      <span>{words.round(open.round, ROUNDS)}</span>
      {withLevel && (
        <>
          <span aria-hidden="true">·</span>
          {deck !== 0 && <LevelIcon level={deck} />}
          <span>{words.levels.names[deck]}</span>
        </>
      )}
    </span>
  )
}
