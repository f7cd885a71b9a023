import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { Fragment } from 'react'
import { Named } from '../Named.tsx'
import { useLocale } from '../words.tsx'
import { seatAt } from './seating.ts'

export interface VerdictWords {
  readonly youWin: string
  wins(name: string): string
  readonly youShare: string
  share(names: string): string
  /** By so many that their names would fill the screen; they stand below. Left out: they are named. */
  readonly shareMany?: string
  readonly somebodyGone: string
}

export interface VerdictProps {
  readonly winners: readonly Seat[]
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

const NAMED_AT_MOST = 3

/** Who won; those tied share it. */
export function Verdict({ words, winners, seats, mine }: VerdictProps & { readonly words: VerdictWords }) {
  const nameOf = (seat: Seat) => seatAt(seats, seat)?.name ?? words.somebodyGone
  const [first, ...others] = winners
  if (first === undefined) return null
  const isMine = mine !== null && winners.includes(mine)
  if (others.length === 0) return isMine ? words.youWin : <Named say={words.wins} name={nameOf(first)} />
  if (!isMine && winners.length > NAMED_AT_MOST && words.shareMany) return words.shareMany
  return isMine ? words.youShare : <Named say={words.share} name={<Listed names={winners.map(nameOf)} />} />
}

/** "Ada, Ben and Cleo", as the language has it. */
export function Listed({ names }: { readonly names: readonly string[] }) {
  const { locale } = useLocale()
  return new Intl.ListFormat(locale).formatToParts(names).map(({ type, value }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a list have no other identity
    <Fragment key={at}>{type === 'element' ? <bdi>{value}</bdi> : value}</Fragment>
  ))
}
