import { useId, useState } from 'react'
import type { ActionId, Held, NumberCard, Tokens as Counted } from '../../types.ts'
import { useActions, useTRexWords } from '../words.tsx'
import { Dial } from './Dial.tsx'
import { Sign } from './Sign.tsx'
import { Tokens } from './Tokens.tsx'
import './YourCard.css'

interface Props {
  readonly held: Held
  readonly tokens: Counted | null
  /** What 1 and 10 may look like is told at once. */
  readonly isExplained?: boolean
}

/** What I hold: how strongly, and what. */
export function YourCard({ held: { card, actions }, tokens, isExplained = false }: Props) {
  const words = useTRexWords()
  if (card === null || card.number === null)
    return (
      <section className="your-card your-card--none">
        <h2 className="your-card__action">{words.card.none}</h2>
        <p>{words.card.noneHint}</p>
      </section>
    )
  return <NumberInHand {...{ card, actions, tokens, isExplained }} />
}

interface InHand {
  readonly card: NumberCard
  readonly actions: readonly ActionId[]
  /** What I have won so far; null: nobody wins any for themselves. */
  readonly tokens: Counted | null
  readonly isExplained: boolean
}

function NumberInHand({ card, actions, tokens, isExplained }: InHand) {
  const words = useTRexWords()
  const say = useActions()
  const [goesOnWith, setGoesOnWith] = useState<ActionId | null>(null)
  const [newest = 0] = actions
  const action = goesOnWith !== null && actions.includes(goesOnWith) ? goesOnWith : newest
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
        {actions
          .filter((other) => other !== action)
          .map((other) => (
            <button key={other} type="button" className="your-card__other" onClick={() => setGoesOnWith(other)}>
              {words.card.goOnWith} <b>{say(other).text}</b>
            </button>
          ))}
        <div className="your-card__foot">
          {isExplained ? <Told action={action} /> : <Examples key={action} action={action} />}
          {tokens && <Tokens tokens={tokens} />}
        </div>
      </div>
    </section>
  )
}

/** How weak 1 is and how strong 10, for those who ask. */
export function Examples({ action }: { readonly action: ActionId }) {
  const words = useTRexWords()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <div className="examples" data-open={isOpen}>
      <button type="button" className="examples__ask" aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
        {words.card.examples}
        <span className="unseen"> {words.card.examplesFor}</span>
      </button>
      <div id={list} hidden={!isOpen}>
        <Told action={action} />
      </div>
    </div>
  )
}

/** What it may look like; of some actions also in the middle, where tables quarrel. */
function Told({ action }: { readonly action: ActionId }) {
  const { atOne, atFive, atTen } = useActions()(action)
  const examples = [[1, atOne] as const, ...(atFive === undefined ? [] : [[5, atFive] as const]), [10, atTen] as const]
  return (
    <dl className="examples__list">
      {examples.map(([number, looksLike]) => (
        <div key={number}>
          <dt>{number}</dt>
          <dd>{looksLike}</dd>
        </div>
      ))}
    </dl>
  )
}
