import { type Deck, DECKS } from '../../types.ts'
import { usePictomaniaWords } from '../words.tsx'
import './Level.css'

/** How hard, in four bars and a word; the host's own cards are as hard as the host is. */
export function Level({ deck }: { readonly deck: Deck | 0 }) {
  const { levels } = usePictomaniaWords()
  return (
    <span className="level" data-deck={deck}>
      {deck !== 0 && (
        <span className="level__bars" aria-hidden="true">
          {DECKS.map((bar) => (
            <i key={bar} data-lit={bar <= deck} />
          ))}
        </span>
      )}
      {levels.names[deck]}
    </span>
  )
}

/** The back of a card of this deck: as many dots as it is hard, and its name. */
export function DeckBack({ deck, isNamed = true }: { readonly deck: Deck | 0; readonly isNamed?: boolean }) {
  const { levels } = usePictomaniaWords()
  return (
    <span className="deck-back" data-deck={deck}>
      <span className="deck-back__dots" aria-hidden="true">
        {DECKS.filter((dot) => dot <= deck).map((dot) => (
          <i key={dot} />
        ))}
      </span>
      {isNamed && <b>{levels.names[deck]}</b>}
    </span>
  )
}
