import { SETUPS } from '../../types.ts'
import { RulesFrame } from '@figment/ui/learn/RulesFrame.tsx'
import { Paintings, RulesTable, sectionsOf, Told } from '@figment/ui/learn/RulesParts.tsx'
import { FRONT } from './front.ts'
import type { Words } from './words/rules/en.ts'
import './RulesPage.css'

/** The whole game in our own words. */
export function RulesPage({ words }: { readonly words: Words }) {
  const { idea, table, points } = words
  const sections = sectionsOf(words, {
    idea: <p className="rules__idea">{idea.text}</p>,
    table: (
      <>
        <p>{table.text}</p>
        <RulesTable
          className="poezium-rules__table"
          caption={table.title}
          isCaptionUnseen
          head={table.head}
          rows={Object.entries(SETUPS).map(([players, { chips, stories, tellings }]) => ({
            name: players,
            cells: [chips, stories, tellings],
          }))}
        />
      </>
    ),
    tell: <Told {...words.tell} />,
    turn: <Told {...words.turn} />,
    points: (
      <>
        <Told {...points} />
        <p>{points.lost}</p>
      </>
    ),
    finish: <Told {...words.finish} />,
    end: <Told {...words.end} />,
    two: <Told {...words.two} />,
    example: <Told {...words.example} />,
    people: <Told {...words.people} />,
  })
  return <RulesFrame title={words.title} front={<Paintings cards={FRONT} deck="stories" />} sections={sections} />
}
