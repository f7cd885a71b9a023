import type { Told } from '@figment/dixit/types'
import type { TableSeat } from '@figment/table/types'
import { useState } from 'react'
import { Picture } from '../../kit/Picture.tsx'
import { PlayerName } from '../../kit/PlayerMark.tsx'
import { Zoom } from '../../kit/Zoom.tsx'
import { tellersNumber, votersFor } from './account.ts'
import { QuillIcon } from './icons.tsx'
import { seatAt, seatsAt } from './seating.ts'
import { useDixitWords } from './words/index.tsx'
import './Reveal.css'

interface Props {
  told: Told
  seats: readonly TableSeat[]
  mine: TableSeat['seat'] | null
}

/** Everything about a round is known: whose card is whose, and who fell for which. */
export function Reveal({ told, seats, mine }: Props) {
  const words = useDixitWords()
  const [zoomed, setZoomed] = useState<number | null>(null)
  const storytellers = tellersNumber(told)
  // the card everybody was looking for comes first, the others by number
  const order = [...told.laid.slice(storytellers - 1, storytellers), ...told.laid.filter((_, at) => at !== storytellers - 1)]
  return (
    <>
      <ul className="reveal" aria-label={words.gallery} data-count={told.laid.length}>
        {order.map((card) => {
          const at = told.laid.indexOf(card)
          const number = at + 1
          const owner = seatAt(seats, told.owners[at] ?? null)
          const voters = seatsAt(seats, votersFor(told, number))
          const isTold = number === storytellers
          return (
            <li key={card} className="reveal__place" data-told={isTold} style={{ '--at': at }}>
              <span className="reveal__card">
                <span className="reveal__number" aria-hidden="true">
                  {number}
                </span>
                <button type="button" className="reveal__picture" onClick={() => setZoomed(at)}>
                  <span className="unseen">{words.look(number)}. </span>
                  <Picture card={card} size="hand" />
                </button>
              </span>
              <div className="reveal__account">
                <p className="reveal__owner">
                  {owner ? <PlayerName seat={owner} /> : <span className="reveal__nobody">{words.somebodyGone}</span>}
                  {owner && owner.seat === mine && <span className="reveal__mine">{words.you}</span>}
                </p>
                {isTold && (
                  <p className="reveal__teller">
                    <QuillIcon />
                    {words.storyteller}
                  </p>
                )}
                {voters.length === 0 ? (
                  <p className="reveal__nobody">{words.scoring.noVotes}</p>
                ) : (
                  <div className="reveal__votes">
                    <p>{words.scoring.chosenBy}</p>
                    <ul>
                      {voters.map((voter) => (
                        <li key={voter.seat}>
                          <PlayerName seat={voter} />
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <Zoom cards={told.laid} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(null)} />
    </>
  )
}
