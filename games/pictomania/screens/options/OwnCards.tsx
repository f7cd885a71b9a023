import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { WORDS_ON_CARD } from '@figment/words/cards'
import { roundsWith } from '../../open/own-rounds.ts'
import { type Card, LETTERS, ROUNDS } from '../../types.ts'
import type { Pasted, Trouble } from './pasted.ts'
import { useOptionWords } from './words/index.tsx'

interface Props {
  readonly pasted: Pasted
  onMore(): void
}

const troublesOf = ({ troubles, lines }: Pasted, card: number): readonly Trouble[] =>
  troubles.filter((trouble) => 'line' in trouble && trouble.line === lines[card])

/** The cards that the list makes, as they will stand on the table. */
export function OwnCards({ pasted, onMore }: Props) {
  const { own } = useOptionWords()
  return (
    <div className="own-cards">
      <ol className="own-cards__all">
        {pasted.cards.map((card, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a card is known by its place
          <OneCard key={at} card={card} number={at + 1} troubles={troublesOf(pasted, at)} />
        ))}
        <li className="own-cards__more">
          <Button kind="quiet" onClick={onMore}>
            <Icon name="plus" />
            {own.moreCard}
          </Button>
        </li>
      </ol>
    </div>
  )
}

interface CardProps {
  readonly card: Card
  readonly number: number
  readonly troubles: readonly Trouble[]
}

function OneCard({ card: { theme, words }, number, troubles }: CardProps) {
  const { own } = useOptionWords()
  const meant = troubles.flatMap((trouble) => ('text' in trouble ? trouble.text : []))
  const empty = troubles.flatMap((trouble) => (trouble.kind === 'emptyWord' ? trouble.number - 1 : []))
  const isMissing = (at: number) => at >= words.length || empty.includes(at)
  const firstMissing = Array.from({ length: WORDS_ON_CARD }, (_, at) => at).find(isMissing)
  return (
    <li className="own-card" data-bad={troubles.length > 0}>
      <p className="own-card__head">
        <i>{theme}</i> <span>{number}</span>
      </p>
      <ol>
        {Array.from({ length: Math.max(WORDS_ON_CARD, words.length) }, (_, at) => {
          const word = words[at] ?? ''
          // of a word that stands there twice the last is too much
          const isMeant = at >= WORDS_ON_CARD || (meant.includes(word) && words.lastIndexOf(word) === at)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a word is known by its number
            <li key={at} data-bad={isMeant} data-missing={isMissing(at)}>
              <span>{isMissing(at) ? at === firstMissing && own.moreWord : word}</span>
            </li>
          )
        })}
      </ol>
    </li>
  )
}

/** Which rounds are played with what: three cards each. */
export function RoundBoxes({ pasted }: { readonly pasted: Pasted }) {
  const words = useOptionWords()
  const { cards } = pasted
  return (
    <ol className="round-boxes">
      {Array.from({ length: ROUNDS }, (_, round) => {
        const isWhole = LETTERS.every((_, at) => troublesOf(pasted, round * LETTERS.length + at).length === 0)
        const isOwn = round < roundsWith(cards) && isWhole
        const isBegun = cards.length > round * LETTERS.length
        return (
          <li key={words.round(round + 1)} data-own={isOwn}>
            <span className="round-boxes__cards" aria-hidden="true">
              {LETTERS.map((letter, at) => {
                const card = round * LETTERS.length + at
                const isBad = troublesOf(pasted, card).length > 0
                return (
                  <span key={letter} data-is={card >= cards.length ? 'none' : isBad ? 'bad' : 'good'}>
                    {card < cards.length && isBad && '!'}
                  </span>
                )
              })}
            </span>
            <span>{isBegun ? words.round(round + 1) : words.own.ourDeck(round + 1)}</span>
          </li>
        )
      })}
    </ol>
  )
}
