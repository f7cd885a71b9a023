import { useId, useState } from 'react'
import type { ActionId, Held, NumberCard } from '../../types.ts'
import { useActions, useTRexWords } from '../words.tsx'
import { Dial } from './Dial.tsx'
import { Sign } from './Sign.tsx'
import './YourCard.css'

interface Props {
  readonly held: Held
  /** What 1 and 10 may look like is told at once; later a tap on the card asks for it. */
  readonly isExplained?: boolean
}

/** What I hold: how strongly, and what. */
export function YourCard({ held: { card, actions }, isExplained = true }: Props) {
  const words = useTRexWords()
  if (card === null || card.number === null)
    return (
      <section className="your-card your-card--none">
        <h2 className="your-card__action">{words.card.none}</h2>
        <p>{words.card.noneHint}</p>
      </section>
    )
  return <NumberInHand {...{ card, actions, isExplained }} />
}

interface InHand {
  readonly card: NumberCard
  readonly actions: readonly ActionId[]
  readonly isExplained: boolean
}

function NumberInHand({ card, actions, isExplained }: InHand) {
  const words = useTRexWords()
  const say = useActions()
  const [goesOnWith, setGoesOnWith] = useState<ActionId | null>(null)
  const [isAsked, setAsked] = useState(false)
  const examples = useId()
  const [newest = 0] = actions
  const action = goesOnWith !== null && actions.includes(goesOnWith) ? goesOnWith : newest
  // however many were said goodbye to since: one line, and a tap on it goes through them
  const next = actions[(actions.indexOf(action) + 1) % actions.length]
  return (
    <section className="your-card" data-hue={card.colour} aria-label={words.card.label(card.number, words.colours[card.colour])}>
      <div className="your-card__dial">
        <Dial number={card.number} colour={card.colour} />
      </div>
      <div className="your-card__what">
        <h2 className="your-card__action">
          <Sign colour={card.colour} />
          {say(action).text}
        </h2>
        <div id={examples} hidden={!isExplained && !isAsked}>
          <Examples action={action} />
        </div>
        {next !== undefined && next !== action && (
          <button type="button" className="your-card__other" onClick={() => setGoesOnWith(next)}>
            {words.card.goOnWith} <b>{say(next).text}</b>
          </button>
        )}
      </div>
      {!isExplained && (
        <button
          type="button"
          className="your-card__ask"
          aria-label={words.card.examplesFor}
          aria-expanded={isAsked}
          aria-controls={examples}
          onClick={() => setAsked(!isAsked)}
        />
      )}
    </section>
  )
}

/** How weak 1 is and how strong 10. */
export function Examples({ action }: { readonly action: ActionId }) {
  const { atOne, atTen } = useActions()(action)
  return (
    <dl className="examples">
      <dt>1</dt>
      <dd>{atOne}</dd>
      <dt>10</dt>
      <dd>{atTen}</dd>
    </dl>
  )
}
