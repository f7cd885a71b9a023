import { SEATS } from '../../types.ts'
import { RulesFrame } from '@figment/ui/learn/RulesFrame.tsx'
import { RulesTable, sectionsOf, Told } from '@figment/ui/learn/RulesParts.tsx'
import { ActingPicture, ComparePicture, FrontPicture, OfferPicture, TogetherPicture } from './RulesPictures.tsx'
import type { Words } from './words/rules/en.ts'
import './RulesPage.css'

/** How many tokens are in play; two together have no meh. */
const IN_PLAY = [
  [3, 16, 8],
  [4, 20, 10],
  [5, 24, 12],
  [6, 28, 14],
  [7, 32, 16],
  [8, 36, 18],
] as const

/** The whole game in our own words. */
export function RulesPage({ words }: { readonly words: Words }) {
  const { idea, compare, end } = words
  const sections = sectionsOf(words, {
    idea: (
      <>
        <p className="rules__idea">{idea.text}</p>
        <p>{idea.players(SEATS.min, SEATS.max)}</p>
      </>
    ),
    act: (
      <>
        <ActingPicture />
        <Told lead={words.act.text} text={words.act.start} always={words.act.always} />
      </>
    ),
    offer: (
      <>
        <OfferPicture />
        <Told {...words.offer} />
      </>
    ),
    compare: (
      <>
        <ComparePicture />
        <Told {...compare} />
        <p>{compare.after}</p>
      </>
    ),
    skip: <Told {...words.skip} />,
    byeBye: <Told {...words.byeBye} />,
    pause: <Told {...words.pause} />,
    end: (
      <>
        <p>{end.text}</p>
        <RulesTable
          className="trex-rules__table"
          caption={end.title}
          isCaptionUnseen
          head={end.head}
          rows={IN_PLAY.map(([players, ...tokens]) => ({ name: String(players), cells: tokens }))}
        />
        <p>{end.tie}</p>
      </>
    ),
    together: (
      <>
        <TogetherPicture />
        <Told {...words.together} />
      </>
    ),
    apart: <Told {...words.apart} />,
    options: <Told {...words.options} />,
    people: <Told {...words.people} />,
  })
  return <RulesFrame title={words.title} front={<FrontPicture />} sections={sections} />
}
