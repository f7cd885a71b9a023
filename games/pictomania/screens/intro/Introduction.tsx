import { type Open, type Pictomania, ROUNDS } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useRef } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Drawn, Icon } from '@figment/ui/Icon.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { Frame } from '@figment/ui/scene/Frame.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { deckOf } from '../../open/own-rounds.ts'
import { BLACK_TOKENS } from '../../open/tables.ts'
import { BlackToken } from '../BlackToken.tsx'
import { Head } from '../drawing/Head.tsx'
import { DeckBack, Level } from '../levels/Level.tsx'
import { usePictomaniaWords } from '../words.tsx'
import type { Intro } from './introduced.ts'
import './Introduction.css'

interface Props extends Pick<ShownAtSeat<Pictomania>, 'open' | 'seats'> {
  readonly intro: Intro
  onRead(): void
}

/** A moment before the words: what comes now. A tap goes on, on this screen alone. */
export function Introduction({ intro, open, seats, onRead }: Props) {
  const words = usePictomaniaWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const { round, options } = open
  const deck = deckOf(options, round)
  return (
    <Frame
      now="intro"
      head={
        intro === 'fast' ? (
          <Head
            heading={heading}
            sign={
              <span className="intro-bolt">
                <Drawn path="M13 2.500L5 13.500h6l-1 8 8-11h-6z" />
              </span>
            }
            hint={
              <span>
                {words.round(round, ROUNDS)} · <Level deck={deck} />
              </span>
            }
          >
            {words.intro.fast}
          </Head>
        ) : (
          <Head heading={heading} hint={words.intro.coming}>
            {words.round(round, ROUNDS)}
          </Head>
        )
      }
      desk={intro === 'fast' ? <Fast open={open} seats={seats} /> : <OneLevel open={open} />}
      stand={
        <Button kind="primary" className="intro-read" onClick={onRead}>
          {words.intro.read}
          <Icon name="next" />
        </Button>
      }
    />
  )
}

/** The deck of this round, between those that were and those to come. */
function OneLevel({ open: { options, round } }: { readonly open: Open }) {
  const { levels } = usePictomaniaWords()
  const deck = deckOf(options, round)
  return (
    <div className="intro">
      <ol className="intro__decks" aria-hidden="true">
        {Array.from({ length: ROUNDS }, (_, at) => at + 1).map((one) => (
          <li key={one} data-when={one < round ? 'past' : one === round ? 'now' : 'later'}>
            <DeckBack deck={deckOf(options, one)} isNamed={one === round} />
            {one < round && <Icon name="check" />}
          </li>
        ))}
      </ol>
      <div className="intro__text">
        <p className="intro__title">{levels.names[deck]}</p>
        <p>{levels.about[deck]}</p>
        {deck !== 0 && (
          <p className="intro__sample">
            <span>{levels.example}</span> <i>{levels.samples[deck].slice(0, 3).join(' · ')}</i>
          </p>
        )}
      </div>
    </div>
  )
}

/** Everybody over the tokens, of which there is one too few. */
function Fast({ open, seats }: { readonly open: Open; readonly seats: readonly Player[] }) {
  const { intro } = usePictomaniaWords()
  const players = seatsAt(seats, open.seats)
  const tokens = BLACK_TOKENS.fast[players.length] ?? []
  return (
    <div className="intro intro--fast">
      <div className="intro__race" style={{ '--count': players.length }} aria-hidden="true">
        {players.map(({ seat, colour, shape }) => (
          <Rabbit key={seat} colour={colour} shape={shape} />
        ))}
        <div className="intro__tokens">
          {tokens.map((stars, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their places
            <BlackToken key={at} stars={stars} />
          ))}
          <span className="intro__hole">
            <Icon name="close" />
          </span>
        </div>
      </div>
      <div className="intro__text">
        <p className="intro__title">{intro.crowds[players.length]}</p>
        <p>{intro.last}</p>
        <p className="intro__soft">{intro.without}</p>
      </div>
    </div>
  )
}
