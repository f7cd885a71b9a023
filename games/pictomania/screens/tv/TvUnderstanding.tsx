import { type Pictomania, LETTERS } from '../../types.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { useKitWords } from '@figment/ui/words.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { useShowWords } from '../show/words/index.tsx'
import { StandCard } from '../stand/StandCard.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { TvHead } from './TvHead.tsx'
import '@figment/ui/scene/TvSeats.css'

/** The 21 words of the round, large; below, who has read them. */
export function TvUnderstanding(props: Shown<Pictomania>) {
  const { open, seats, isAway } = props
  const { tv } = useShowWords()
  const words = usePictomaniaWords()
  const kitWords = useKitWords()
  return (
    <>
      <TvHead {...props} title={tv.understanding} note={tv.understandingNote} />
      <div className="tv-stand">
        {LETTERS.map((letter) => (
          // a card that is replaced comes anew
          <StandCard
            key={`${letter} ${open.stand[letter].words.join()}`}
            letter={letter}
            card={open.stand[letter]}
            language={open.options.language}
            label={words.card(letter)}
            isNew
          />
        ))}
      </div>
      <ul className="tv-seats" data-count={open.seats.length} aria-label={tv.standing}>
        {seatsAt(seats, open.seats).map((seat) => {
          const isGone = isAway(seat.seat)
          return (
            <li key={seat.seat} className="tv-seats__seat" data-away={isGone}>
              <span className="tv-seats__face" data-person={seat.person ?? undefined}>
                <PlayerMark colour={seat.colour} shape={seat.shape} size="large" />
                {!open.awaited.includes(seat.seat) && (
                  <span className="tv-seats__sign" data-state="ready">
                    <Icon name="check" />
                    <span className="unseen">{tv.ready}</span>
                  </span>
                )}
              </span>
              <span className="tv-seats__score">{open.scores[seat.seat] ?? 0}</span>
              <span className="tv-seats__name">
                <bdi>{seat.name}</bdi>
                {isGone && <i>{kitWords.seat.away}</i>}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
