import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { ReactNode } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { Supply } from '../card/Supply.tsx'
import { Tokens } from '../card/Tokens.tsx'
import { DuelNews } from '../duel/DuelNews.tsx'
import { useJust } from '../just.ts'
import { Ask } from '../room/Room.tsx'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'

const toldForMs = 3000

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly me: Player | undefined
  readonly ask: string
  /** Before the menu. */
  readonly children?: ReactNode
}

/** Who I am, what I have won, the question of the game, and what is left in play; for a while after something has happened, that. */
export function Head({ open, seats, me, ask, children }: Props) {
  const { byeBye: words } = useTRexWords()
  const nameOf = useNames(seats)
  // my own I have just seen
  const duel = open.duels.findLast(({ sides }) => sides.every(({ seat }) => seat !== me?.seat))
  const byeBye = open.byeByes.at(-1)
  const isDuelNew = useJust(duel?.round ?? null, toldForMs).isNow
  const isByeByeNew = useJust(byeBye?.number ?? null, toldForMs).isNow
  const news =
    duel && isDuelNew ? (
      <DuelNews key={duel.round} duel={duel} seats={seats} />
    ) : byeBye && isByeByeNew && byeBye.seat !== me?.seat ? (
      <p key={`bye ${byeBye.number}`} className="trex-room__ask">
        <Named say={words.said} name={nameOf(byeBye.seat)} />
      </p>
    ) : null
  return (
    <header className="trex-room__head" data-news={news !== null}>
      {news && (
        <div className="trex-room__news" aria-hidden="true">
          {news}
        </div>
      )}
      <div className="trex-room__me">
        {me && <PlayerMark colour={me.colour} shape={me.shape} />}
        <div className="trex-room__words">
          {me && (
            <p className="trex-room__name">
              <bdi>{me.name}</bdi>
              <Tokens tokens={open.tokens[me.seat] ?? { yay: 0, meh: 0 }} />
            </p>
          )}
          <Ask>{ask}</Ask>
        </div>
      </div>
      <Supply open={open} />
      {children}
    </header>
  )
}
