import type { Player } from '@figment/game-kit/player'
import { Fragment } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import type { Seat } from '@figment/game-kit'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'

interface Props {
  readonly winners: readonly Seat[]
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

/** Who won; those tied share it. */
export function Verdict({ winners, seats, mine }: Props) {
  const { over } = useShowWords()
  const nameOf = useNames(seats)
  const [first, ...others] = winners
  if (first === undefined) return null
  const isMine = mine !== null && winners.includes(mine)
  if (others.length === 0) return isMine ? over.youWin : <Named say={over.wins} name={nameOf(first)} />
  return isMine ? over.youShare : <Named say={over.share} name={<Listed names={winners.map(nameOf)} />} />
}

/** "Ada, Ben and Cleo", as the language has it. */
function Listed({ names }: { readonly names: readonly string[] }) {
  const { locale } = useLocale()
  return new Intl.ListFormat(locale).formatToParts(names).map(({ type, value }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a list have no other identity
    <Fragment key={at}>{type === 'element' ? <bdi>{value}</bdi> : value}</Fragment>
  ))
}
