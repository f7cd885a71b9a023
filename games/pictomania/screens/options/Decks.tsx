import { type Deck, DECKS } from '../../types.ts'
import { useState } from 'react'
import { RadioRow } from '@figment/ui/scene/RadioRow.tsx'
import { Select } from '@figment/ui/Select.tsx'
import { DECKS_OF, MIXES, mixOf } from './mixes.ts'
import { useOptionWords } from './words/index.tsx'
import './Decks.css'

interface Props {
  readonly decks: readonly Deck[]
  onChange(decks: readonly Deck[]): void
}

/** How hard the words are; whoever wants it, round by round. */
export function Decks({ decks, onChange }: Props) {
  const words = useOptionWords()
  const [isByRound, setByRound] = useState(false)
  const mix = isByRound ? 'own' : mixOf({ decks })
  return (
    <div className="decks">
      <RadioRow
        legend={words.decks}
        choices={MIXES}
        value={mix}
        labelOf={(one) => words.mixes[one]}
        note={words.mixNotes[mix]}
        onChange={(chosen) => {
          setByRound(chosen === 'own')
          if (chosen !== 'own') onChange(DECKS_OF[chosen])
        }}
      />
      {mix === 'own' && (
        <div className="decks__rounds">
          {decks.map((deck, at) => (
            <Select
              key={words.round(at + 1)}
              label={words.round(at + 1)}
              value={String(deck)}
              choices={DECKS.map((one) => ({ value: String(one), text: words.deckNames[one] }))}
              onChange={(value) => {
                const chosen = DECKS.find((one) => String(one) === value)
                if (chosen) onChange(decks.map((one, round) => (round === at ? chosen : one)))
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}
