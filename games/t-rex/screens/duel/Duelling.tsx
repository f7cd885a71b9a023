import type { Duel } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { PowerFace } from '../card/PowerFace.tsx'
import { useNames, Who } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import './Duelling.css'

interface Props {
  readonly duel: Duel
  readonly seats: readonly Player[]
}

/** Two cards are turned, and what that brings to both. */
export function Duelling({ duel, seats }: Props) {
  const [one, other] = duel.sides
  const nameOf = useNames(seats)
  return (
    <div className="duelling" data-verdict={duel.verdict}>
      {[one, other].map((side, at) => (
        <div key={side.seat} className="duelling__side" style={{ '--longest': longestWord(nameOf(side.seat)) }}>
          <span className="duelling__card" data-at={at}>
            <PowerFace colour={side.colour} number={side.number} />
          </span>
          <Who seat={side.seat} seats={seats} />
        </div>
      ))}
      <Outcome duel={duel} />
    </div>
  )
}

/** How many letters must stand on one line. */
const longestWord = (name: string): number =>
  Math.max(
    ...name
      .replaceAll('-', '- ')
      .split(/\s/)
      .map(({ length }) => length),
  )

/** What came of it, with the reason. */
export function Outcome({ duel: { verdict, tokens, answer } }: Pick<Props, 'duel'>) {
  const { duel: words } = useTRexWords()
  const kind = tokens.meh > 0 ? 'meh' : 'yay'
  const count = tokens[kind]
  // two together do not win tokens: they take them away
  const sum = answer === null ? (kind === 'yay' ? `+${count}` : `−${count}`) : `−${count}`
  const isLost = answer !== null && count === 0
  return (
    <p className="duel-outcome" data-kind={isLost ? 'lost' : kind}>
      <b>{words.verdicts[verdict]}</b>
      {!isLost && (
        <span className="duel-outcome__sum" aria-hidden="true">
          {sum}
        </span>
      )}
      <span>{answer === null ? words.each[verdict] : `${words.said[answer]}. ${isLost ? words.wrong : words.right(count)}`}</span>
    </p>
  )
}
