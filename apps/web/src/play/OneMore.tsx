import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { useWords } from '../words/spoken.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from '@figment/client/useTable.ts'
import { hostOf, isHost } from '@figment/client/who.ts'
import './OneMore.css'

/** One more? Everybody can say “I'm in”, and their rabbits gather by the button; the host's tap leads on. */
export default function OneMore({ note }: { readonly note?: string }) {
  const words = useWords()
  const { oneMore } = useHouseWords()
  const { view, move } = useTable()
  const [isBusy, setBusy] = useState(false)
  const { open, you } = view
  const host = hostOf(open)
  const players = open.seats.filter(({ person, isOut }) => person !== null && !isOut)
  const gathered = players.filter(({ person }) => person !== null && open.again.includes(person))
  const lead = async () => {
    setBusy(true)
    const isAgreed = players.every(({ person }) => person === you || (person !== null && open.again.includes(person)))
    const refused = await move({ type: 'closeGame' })
    // all have said so: there is nothing to wait for in the lobby
    if (refused === null && isAgreed && players.length > 1) await move({ type: 'startGame' })
    setBusy(false)
  }
  const isPlayer = players.some(({ person }) => person === you)
  const isIn = you !== null && open.again.includes(you)
  return (
    <div className="one-more">
      <ul className="one-more__gathered" aria-label={oneMore.gathered}>
        {gathered.map(({ seat, name, colour, shape }) => (
          <li key={seat}>
            <Rabbit colour={colour} shape={shape} />
            <span className="unseen">{name}</span>
          </li>
        ))}
      </ul>
      {isHost(view) ? (
        <Button kind="primary" className="over-bar__again" busy={isBusy} aria-describedby={note} onClick={() => void lead()}>
          {words.play.again}
        </Button>
      ) : isPlayer && !isIn ? (
        <Button kind="primary" className="over-bar__again" onClick={() => void move({ type: 'wantAgain' })}>
          {oneMore.imIn}
        </Button>
      ) : (
        <p>{host ? <Named say={words.play.againHost} name={host.name} /> : words.lobby.noHostTitle}</p>
      )}
    </div>
  )
}
