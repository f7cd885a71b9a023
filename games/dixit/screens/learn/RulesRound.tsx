import type { ReactNode } from 'react'
import { Picture } from '@figment/ui/Picture.tsx'
import { TELLER } from './example.ts'
import { Account, Gallery, Given, Teller } from './Scene.tsx'
import type { Words } from './words/rules/en.ts'

interface Props {
  readonly words: Words
}

export function RulesRound({ words }: Props) {
  const { lead, who, after, clue, steps, distance } = words.round
  const { open, close } = words.quotes
  const quoted = (text: string) => `${open}${text}${close}`
  const pictures: Readonly<Record<keyof typeof steps, ReactNode>> = {
    clue: (
      <div className="dixit-rules__told">
        <div className="dixit-rules__big">
          <Picture card={TELLER.card} size="hand" />
        </div>
        <div>
          <Teller words={words} />
          <p className="dixit-rules__clue quote">{quoted(clue)}</p>
        </div>
      </div>
    ),
    cards: <Given words={words} />,
    table: <Gallery words={words} />,
    votes: <Gallery words={words} areVotesShown />,
    points: <Account words={words} />,
  }
  return (
    <>
      <p>{lead}</p>
      <p>{who}</p>
      <ol className="dixit-rules__steps">
        {STEPS.map((step) => (
          <li key={step} className="dixit-rules__step">
            <h4>{steps[step].title}</h4>
            <p>
              {steps[step].text}
              {step === 'cards' && ` ${steps.cards.three}`}
            </p>
            <figure className="dixit-rules__scene">
              {pictures[step]}
              <figcaption>{steps[step].scene}</figcaption>
            </figure>
            {step === 'clue' && (
              <div className="dixit-rules__distance">
                <h5>{distance.title}</h5>
                <p>{distance.text}</p>
                <ul>
                  {(['plain', 'right', 'cryptic'] as const).map((how) => (
                    <li key={how} data-how={how}>
                      <span className="quote">{quoted(distance[how].clue)}</span>
                      <span>{distance[how].note}</span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p>{after}</p>
    </>
  )
}

const STEPS = ['clue', 'cards', 'table', 'votes', 'points'] as const
