import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Fragment } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import type { Seat } from '@figment/game-kit'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

/** Who won; two together win or lose as one. */
export function Verdict({ open: { winners, isTogether, outcome, seats: players }, seats, mine }: Props) {
  const { over } = useTRexWords()
  const nameOf = useNames(seats)
  const [first, ...others] = winners
  if (isTogether) {
    if (outcome === null) return over.unfinished
    return outcome === 'lost' ? over.lost : mine !== null && players.includes(mine) ? over.won : over.wonAll
  }
  if (first === undefined) return over.unfinished
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
