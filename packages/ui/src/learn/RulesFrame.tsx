import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { bringHintsBack, useHints } from './hints.ts'
import { LearnWords, useLearnWords } from './words/index.tsx'
import './RulesFrame.css'

export interface RulesSection {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

interface Props {
  readonly title: string
  /** A picture or two above it all. */
  readonly front?: ReactNode
  readonly sections: readonly RulesSection[]
}

/** What the rules of every game have in common: a title, the contents, and the sections one after another. */
export function RulesFrame(props: Props) {
  return (
    <LearnWords>
      <Frame {...props} />
    </LearnWords>
  )
}

function Frame({ title, front, sections }: Props) {
  const words = useLearnWords()
  const page = useId()
  const contents = useRef<HTMLElement>(null)
  const { areOff, seen } = useHints()
  const placeOf = (id: string) => `${page}-${id}`
  // the address belongs to the table: a jump within the rules does not touch it
  const jump = (event: MouseEvent, target: HTMLElement | null) => {
    event.preventDefault()
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }
  return (
    <div className="rules">
      <div className="rules__page">
        <div className="rules__front">
          {/* a screen reader has said the title of the dialog already */}
          <p className="rules__title display" aria-hidden="true">
            {title}
          </p>
          {front}
        </div>
        <nav ref={contents} className="rules__contents" aria-label={words.contents} tabIndex={-1}>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${placeOf(id)}`} onClick={(event) => jump(event, document.getElementById(placeOf(id)))}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="rules__text">
          {sections.map(({ id, title: name, content }) => (
            <section key={id} className="rules__section" aria-labelledby={placeOf(id)}>
              <h3 id={placeOf(id)} tabIndex={-1} className="rules__heading">
                {name}
              </h3>
              {content}
            </section>
          ))}
          {(areOff || seen.length > 0) && (
            <Button className="rules__hints" onClick={bringHintsBack}>
              {words.hintsAgain}
            </Button>
          )}
        </div>
        <div className="rules__way-up">
          <button type="button" className="rules__up" aria-label={words.toContents} onClick={(event) => jump(event, contents.current)}>
            <Icon name="up" />
          </button>
        </div>
      </div>
    </div>
  )
}
