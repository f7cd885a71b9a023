import type { Card, Told } from '../types.ts'
import type { Player } from '@figment/game-kit/player'
import { type ReactNode, useState } from 'react'
import { Picture } from '@figment/ui/Picture.tsx'
import { PlayerMark, PlayerName } from '@figment/ui/PlayerMark.tsx'
import { Zoom } from '@figment/ui/Zoom.tsx'
import { type Account, tellersNumber, votersFor } from './account.ts'
import type { Drama } from './drama.ts'
import { QuillIcon } from './icons.tsx'
import { reasonFor } from './reasons.ts'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useDixitWords } from './words.tsx'
import './Reveal.css'

interface Props {
  told: Told
  accounts: readonly Account[]
  seats: readonly Player[]
  mine: Player['seat'] | null
  drama: Drama
}

/** The cards as they lay: the votes land on them, then they tell whose they are and what they brought. */
export function Reveal({ told, accounts, seats, mine, drama }: Props) {
  const words = useDixitWords()
  const [zoomed, setZoomed] = useState<number | null>(null)
  const storytellers = tellersNumber(told)
  const caption = (card: Card): ReactNode => {
    const at = told.laid.indexOf(card)
    const voters = seatsAt(seats, votersFor(told, at + 1))
    return (
      <div className="reveal__caption">
        <Owner told={told} at={at} seats={seats} />
        <p>{voters.length === 0 ? words.scoring.noVotes : words.scoring.chosenBy}</p>
        {voters.map((voter) => (
          <PlayerName key={voter.seat} seat={voter} />
        ))}
      </div>
    )
  }
  return (
    <>
      <ol
        className="reveal"
        aria-label={words.gallery}
        data-count={told.laid.length}
        data-found={drama.isFound}
        data-known={drama.areOwnersKnown}
        style={{ '--count': told.laid.length }}
      >
        {told.laid.map((card, at) => {
          const number = at + 1
          const isTold = number === storytellers
          const owner = told.owners[at] ?? null
          // whoever gave two cards has one account, under the first
          const account = told.owners.indexOf(owner) === at ? accounts.find(({ seat }) => seat === owner) : undefined
          return (
            <li key={card} className="reveal__place" data-told={isTold}>
              <span className="reveal__number" aria-hidden="true">
                {number}
              </span>
              <button type="button" className="reveal__card" onClick={() => setZoomed(at)} {...(account && { 'data-card-of': owner })}>
                <span className="unseen">{words.look(number)}. </span>
                <Picture card={card} size="hand" />
              </button>
              <ul className="reveal__votes" aria-label={words.scoring.chosenBy}>
                {seatsAt(seats, votersFor(told, number)).map((voter) => (
                  <li key={voter.seat} data-token={voter.seat} data-shown={drama.hasVoted(voter.seat)}>
                    <PlayerMark colour={voter.colour} shape={voter.shape} />
                    <span className="unseen">{voter.name}</span>
                  </li>
                ))}
              </ul>
              <div className="reveal__account">
                <p className="reveal__owner" data-mine={owner !== null && owner === mine}>
                  <Owner told={told} at={at} seats={seats} />
                </p>
                {isTold && (
                  <p className="reveal__teller">
                    <QuillIcon />
                    {words.storyteller}
                  </p>
                )}
                {account && account.gained > 0 && (
                  <ul className="reveal__gains" data-gain={owner} data-shown={drama.arePointsGiven} data-total={`+${account.gained}`}>
                    {account.gains.map((gain) => (
                      <li key={gain.reason}>
                        <b>+{gain.points}</b> <span>{reasonFor(words, gain, owner === mine)}</span>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <Zoom cards={told.laid} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(null)} caption={caption} />
    </>
  )
}

function Owner({ told, at, seats }: { told: Told; at: number; seats: readonly Player[] }) {
  const words = useDixitWords()
  const owner = seatAt(seats, told.owners[at] ?? null)
  return owner ? <PlayerName seat={owner} /> : <span className="reveal__nobody">{words.somebodyGone}</span>
}
