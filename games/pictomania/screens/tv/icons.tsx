import { Drawn } from '@figment/ui/Icon.tsx'
import { DECKS } from '../../types.ts'

export const BoltIcon = () => <Drawn path="M13 2.500L5 13.500h6l-1.500 8 8.500-11.500h-6z" />

/** As many bars are lit as the words are hard. */
export const LevelIcon = ({ level }: { readonly level: number }) => (
  <svg className="icon level-icon" viewBox="0 0 28 24" aria-hidden="true">
    {DECKS.map((deck) => (
      <rect key={deck} x={(deck - 1) * 7} y={20 - deck * 4.5} width="5" height={deck * 4.5 + 2} rx="1.500" data-lit={deck <= level} />
    ))}
  </svg>
)
