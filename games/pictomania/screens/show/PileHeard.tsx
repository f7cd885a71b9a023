import type { Open, Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { Seat } from '@figment/game-kit'
import { outcomeOf, rightGuessesOn, wordsMeant } from './pile.ts'
import type { ToldPile } from './told-pile.ts'
import { useNames } from './Who.tsx'
import { useShowWords } from './words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'

interface Props {
  readonly open: Open
  readonly sheet: Sheet
  readonly drawer: Seat
  readonly seats: readonly Player[]
  readonly mine: Seat | null
  readonly told: ToldPile
  readonly word: string
}

/** For screen readers: each card as it turns, and then what it was and how it ended, in one go. */
export function PileHeard(props: Props) {
  const heard = useHeard(props)
  return (
    <p className="unseen" aria-live="polite">
      {heard}
    </p>
  )
}

function useHeard({ open, sheet, drawer, seats, mine, told, word }: Props): string {
  const { opening } = useShowWords()
  const { stars } = usePictomaniaWords()
  const nameOf = useNames(seats)
  if (told.isWordTold && sheet.isWrong) {
    const who = drawer === mine ? opening.drewElseYours : opening.drewElse(nameOf(drawer))
    return `${who} ${opening.saidElse(word, sheet.pile.length)}`
  }
  if (!told.isWordTold) {
    const last = sheet.pile[told.turned - 1]
    return last?.shown ? opening.saidCard(nameOf(last.by), last.shown.number, opening.either(wordsMeant(last.shown, open))) : ''
  }
  const others = Object.keys(open.sheets).length - 1
  const outcome = outcomeOf(sheet, others)
  const won = sheet.pile.find(({ by }) => by === mine)?.shown?.stars ?? 0
  const left = sheet.pointTokens.reduce((sum, token) => sum + token, 0)
  return [
    `${opening.saidWord(word)}.`,
    outcome === 'some' ? opening.some(rightGuessesOn(sheet), others) : outcome === 'wrongDrawing' ? '' : opening[outcome],
    won > 0 && opening.youTake(stars(won)),
    drawer === mine && left > 0 && opening.left(stars(left)),
  ]
    .filter(Boolean)
    .join(' ')
}
