import { type Deck, DECKS, type Open, type Pictomania, ROUNDS } from '../../types.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { deckOf } from '../../open/own-rounds.ts'
import { BLACK_TOKENS } from '../../open/tables.ts'
import { BlackToken } from '../BlackToken.tsx'
import type { Intro } from '../intro/introduced.ts'
import { usePictomaniaWords } from '../words.tsx'
import { BoltIcon } from './icons.tsx'
import './TvIntro.css'

/** A moment before the words: how hard they are, or once a game that it is a fast one. */
export const TvIntro = ({ intro, open, seats }: Pick<Shown<Pictomania>, 'open' | 'seats'> & { readonly intro: Intro }) =>
  intro === 'fast' ? <Fast open={open} seats={seats} /> : <Level open={open} />

/** The deck of this round, between those that were and those to come. */
function Level({ open: { options, round } }: { readonly open: Open }) {
  const words = usePictomaniaWords()
  const { levels } = words
  const deck = deckOf(options, round)
  return (
    <div className="tv-stage tv-intro">
      <h1>{words.round(round, ROUNDS)}</h1>
      <ol className="tv-intro__decks">
        {Array.from({ length: ROUNDS }, (_, at) => at + 1).map((one) => (
          <li key={one} data-when={one < round ? 'past' : one === round ? 'now' : 'later'}>
            <DeckBack deck={deckOf(options, one)} />
            {one < round && <Icon name="check" />}
          </li>
        ))}
      </ol>
      <p className="tv-intro__says">{levels.about[deck]}</p>
      <p className="tv-intro__sample">{deck !== 0 && levels.samples[deck].join(' · ')}</p>
    </div>
  )
}

/** The back of a card of this deck: as many dots as it is hard, and its name. */
function DeckBack({ deck }: { readonly deck: Deck | 0 }) {
  const { levels } = usePictomaniaWords()
  return (
    <span className="tv-deck" data-deck={deck}>
      <span className="tv-deck__dots" aria-hidden="true">
        {DECKS.filter((dot) => dot <= deck).map((dot) => (
          <i key={dot} />
        ))}
      </span>
      <b>{levels.names[deck]}</b>
    </span>
  )
}

/** Everybody over the tokens, of which there is one too few. */
function Fast({ open, seats }: Pick<Shown<Pictomania>, 'open' | 'seats'>) {
  const { intro } = usePictomaniaWords()
  const players = seatsAt(seats, open.seats)
  const tokens = BLACK_TOKENS.fast[players.length] ?? []
  return (
    <div className="tv-stage tv-intro tv-intro--fast" style={{ '--players': players.length }}>
      <h1>
        <span className="tv-intro__bolt">
          <BoltIcon />
        </span>
        {intro.fast}
      </h1>
      <ul className="tv-intro__people">
        {players.map(({ seat, name, person, colour, shape }) => (
          <li key={seat} data-person={person ?? undefined}>
            <Rabbit colour={colour} shape={shape} />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <div className="tv-intro__tokens" aria-hidden="true">
        {tokens.map((stars, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their places
          <BlackToken key={at} stars={stars} />
        ))}
        <span className="tv-intro__hole">
          <Icon name="close" />
        </span>
      </div>
      <p className="tv-intro__says">{intro.crowds[players.length]}</p>
      <p className="tv-intro__sample">{intro.last}</p>
    </div>
  )
}
