import { type Pictomania, LETTERS } from '../../types.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { useIntro } from '../intro/introduced.ts'
import { useNames } from '../show/Who.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { TvClock } from './TvClock.tsx'
import { TvIntro } from './TvIntro.tsx'
import { TvRound, TvTop } from './TvTop.tsx'
import { useTvWords } from './words/index.tsx'
import { TvCardWords } from './TvCardWords.tsx'
import './TvUnderstanding.css'

/** A moment for how hard the round is; then its 21 words, large, and below them who has read them. */
export function TvUnderstanding(props: Shown<Pictomania>) {
  const { intro } = useIntro(props.open, props.clockAhead)
  return intro === null ? <TvClear {...props} /> : <TvIntro intro={intro} {...props} />
}

function TvClear(props: Shown<Pictomania>) {
  const { open, clockAhead } = props
  const { clear } = useTvWords()
  const words = usePictomaniaWords()
  const fresh = new Set(open.replaced.map(({ letter }) => letter))
  const { language } = open.options
  return (
    <div className="tv-stage tv-clear">
      <TvTop title={clear.title} note={<TvRound open={open} withLevel />}>
        <News {...props} />
        <TvClock due={open.due} clockAhead={clockAhead} last={null} />
      </TvTop>
      <div className="tv-clear__stand">
        {LETTERS.map((letter) => (
          // a card that is replaced comes anew
          <section
            key={`${letter} ${open.stand[letter].words.join()}`}
            className="tv-clear__card"
            aria-label={words.card(letter)}
            data-new={fresh.has(letter)}
          >
            <h2 lang={language}>
              <span aria-hidden="true">{letter}</span> {open.stand[letter].theme}
              {fresh.has(letter) && <b>{clear.isNew}</b>}
            </h2>
            <TvCardWords
              words={open.stand[letter].words}
              language={language}
              isLong={open.stand[letter].words.some(({ length }) => length > LONG_LETTERS)}
            />
          </section>
        ))}
      </div>
      <Readers {...props} />
    </div>
  )
}

/** Who asked for another card, or that one can. */
function News({ open, seats }: Shown<Pictomania>) {
  const { clear } = useTvWords()
  const nameOf = useNames(seats)
  const last = open.replaced.at(-1)
  const by = last?.by ?? null
  return (
    <p className="tv-clear__news" aria-live="polite">
      {last && <Icon name="swap" />}
      <span>{last && by !== null ? <Named say={(name) => clear.asked(name, last.letter)} name={nameOf(by)} /> : clear.hint}</span>
    </p>
  )
}

/** From so many letters on the words of a card are written smaller, so that each stays on its line. */
const LONG_LETTERS = 19

function Readers({ open, seats, isAway }: Shown<Pictomania>) {
  const { clear } = useTvWords()
  const { drawing } = usePictomaniaWords()
  return (
    <ul className="tv-readers" aria-label={clear.players} style={{ '--columns': open.seats.length }}>
      {seatsAt(seats, open.seats).map(({ seat, name, person, colour, shape }) => {
        const isReady = !open.awaited.includes(seat)
        return (
          <li key={seat} data-ready={isReady} data-away={isAway(seat)} data-person={person ?? undefined}>
            <span className="tv-readers__rabbit">
              <Rabbit colour={colour} shape={shape} />
            </span>
            <span className="tv-readers__who">
              <bdi>{name}</bdi>
              <span>
                <Icon name={isReady ? 'check' : 'eye'} /> {isAway(seat) ? drawing.away : isReady ? clear.ready : clear.reads}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
