import type { RulesPart } from '@figment/game-kit'
import type { ReactNode } from 'react'
import type { Deck } from '../descriptions.ts'
import { Picture } from '../Picture.tsx'
import type { RulesSection } from './RulesFrame.tsx'
import './RulesParts.css'

/** Sections under the titles that their words have, in the order of what they contain. */
export const sectionsOf = <Id extends string>(
  words: Readonly<Record<NoInfer<Id>, { readonly title: string }>>,
  contents: Readonly<Record<Id, ReactNode>>,
): readonly RulesSection[] => (Object.keys(contents) as Id[]).map((id) => ({ id, title: words[id].title, content: contents[id] }))

/** What is said before the text, and what nobody may forget. */
interface Told extends Partial<RulesPart> {
  readonly lead?: string
  readonly always?: string
}

/** What a part of the rules says, in the order in which it is read. */
export const Told = ({ lead, text, steps, cases, always }: Told) => (
  <>
    {lead && <p>{lead}</p>}
    {text && <p>{text}</p>}
    {steps && (
      <ol className="rules__steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )}
    {cases && (
      <dl className="rules__cases">
        {cases.map(([when, then]) => (
          <div key={`${when}: ${then}`}>
            <dt>{when}</dt>
            <dd>{then}</dd>
          </div>
        ))}
      </dl>
    )}
    {always && <p className="rules__always">{always}</p>}
  </>
)

interface TableProps {
  readonly className?: string
  readonly caption: string
  /** Left to screen readers: the text above has just said it. */
  readonly isCaptionUnseen?: boolean
  readonly head: readonly string[]
  /** The first cell of every row names it. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[]
}

export const RulesTable = ({ className = '', caption, isCaptionUnseen = false, head, rows }: TableProps) => (
  <table className={`rules__table ${className}`}>
    <caption className={isCaptionUnseen ? 'unseen' : undefined}>{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={head[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A few paintings for a beginning; those who listen lose nothing. */
export const Paintings = ({ cards, deck }: { readonly cards: readonly string[]; readonly deck: Deck }) => (
  <div className="rules__paintings" aria-hidden="true">
    {cards.map((card) => (
      <Picture key={card} card={card} deck={deck} size="hand" alt="" />
    ))}
  </div>
)

interface PictureProps {
  readonly className: string
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/** The text next to each picture says the same: those who listen lose nothing. */
export const RulesPicture = ({ className, width, height, children }: PictureProps) => (
  <svg
    className={`${className} rules__picture`}
    viewBox={`0 0 ${width} ${height}`}
    style={{ '--wide': `${width / 16}rem` }}
    aria-hidden="true"
  >
    {children}
  </svg>
)
