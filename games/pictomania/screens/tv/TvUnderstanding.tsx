import { type Pictomania, LETTERS } from '../../types.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { TvSeats, TvSign } from '@figment/ui/scene/TvSeats.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { useShowWords } from '../show/words/index.tsx'
import { StandCard } from '../stand/StandCard.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { TvHead } from './TvHead.tsx'

/** The 21 words of the round, large; below, who has read them. */
export function TvUnderstanding(props: Shown<Pictomania>) {
  const { open, seats, isAway } = props
  const { tv } = useShowWords()
  const words = usePictomaniaWords()
  const row = seatsAt(seats, open.seats).map(({ seat, name, person, colour, shape }) => ({
    key: seat,
    person,
    name,
    mark: <PlayerMark colour={colour} shape={shape} size="large" />,
    sign: !open.awaited.includes(seat) && (
      <TvSign isReady word={tv.ready}>
        <Icon name="check" />
      </TvSign>
    ),
    score: open.scores[seat] ?? 0,
    isAway: isAway(seat),
  }))
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
      <TvSeats label={tv.standing} count={open.seats.length} seats={row} />
    </>
  )
}
