import { type Deck, DECKS, ROUNDS } from '../../types.ts'
import { useId, useState } from 'react'
import { DeckBack } from '../levels/Level.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { DECKS_OF, MIXES, mixOf } from './mixes.ts'
import { useOptionWords } from './words/index.tsx'
import './Decks.css'

interface Props {
  readonly decks: readonly Deck[]
  /** So many rounds are played with words of the host's own, from the first on. */
  readonly ownRounds: number
  onChange(decks: readonly Deck[]): void
}

/** How hard the words are: a mix, or a deck for every round. Touching a deck is enough to make one's own mix. */
export function Decks({ decks, ownRounds, onChange }: Props) {
  const words = useOptionWords()
  const { levels } = usePictomaniaWords()
  const name = useId()
  const [isByRound, setByRound] = useState(false)
  const [touched, setTouched] = useState(ROUNDS)
  const mix = isByRound ? 'own' : mixOf({ decks })
  const sampled = decks[touched - 1] ?? 1
  const choose = (round: number, deck: Deck) => {
    setByRound(true)
    setTouched(round)
    onChange(decks.map((one, at) => (at + 1 === round ? deck : one)))
  }
  return (
    <div className="decks">
      <fieldset className="decks__mixes">
        <legend className="radio-row__legend">{words.decks}</legend>
        {MIXES.map((one) => (
          <label key={one} className="decks__mix">
            <input
              type="radio"
              name={`${name} mix`}
              checked={one === mix}
              onChange={() => {
                setByRound(one === 'own')
                if (one !== 'own') onChange(DECKS_OF[one])
              }}
            />
            <span>
              <span className="decks__bars" aria-hidden="true">
                {(one === 'own' ? decks : DECKS_OF[one]).map((deck, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number
                  <i key={at} data-deck={deck} />
                ))}
              </span>
              {words.mixes[one]}
            </span>
          </label>
        ))}
      </fieldset>
      {decks.map((deck, at) => {
        const round = at + 1
        if (round <= ownRounds) return null
        return (
          <fieldset key={round} className="decks__round">
            <legend className="unseen">{`${words.round(round)}, ${words.decks}`}</legend>
            <p className="decks__title" aria-hidden="true">
              <b>{words.round(round)}</b> <span>{levels.kinds[deck]}</span>
            </p>
            {DECKS.map((one) => (
              <label key={one} className="decks__deck">
                <input type="radio" name={`${name} ${round}`} checked={one === deck} onChange={() => choose(round, one)} />
                <DeckBack deck={one} />
              </label>
            ))}
          </fieldset>
        )
      })}
      <p className="decks__sample" aria-live="polite">
        <span>{levels.exampleOf(touched)}</span> <i>{levels.samples[sampled].join(' · ')}</i>
      </p>
    </div>
  )
}
