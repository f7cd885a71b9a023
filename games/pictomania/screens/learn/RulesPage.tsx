import { OWN_CARDS, ROUNDS, SEATS } from '../../types.ts'
import { LONGEST_WORD } from '@figment/words/cards'
import { RulesFrame } from '@figment/ui/learn/RulesFrame.tsx'
import { sectionsOf, Told } from '@figment/ui/learn/RulesParts.tsx'
import { DrawingPicture, FrontPicture, GuessingPicture, OddPicture, OpeningPicture, ScorePicture, WordsPicture } from './RulesPictures.tsx'
import { TimersTable, TokensTable } from './RulesTables.tsx'
import type { Words } from './words/rules/en.ts'
import './RulesPage.css'

/** The whole game in our own words. */
export function RulesPage({ words }: { readonly words: Words }) {
  const { idea, finish, tokens, score, options } = words
  const sections = sectionsOf(words, {
    idea: (
      <>
        <p className="rules__idea">{idea.text}</p>
        <p>{idea.players(SEATS.min, SEATS.max, ROUNDS)}</p>
      </>
    ),
    words: (
      <>
        <WordsPicture />
        <Told {...words.words} />
      </>
    ),
    draw: (
      <>
        <DrawingPicture />
        <Told {...words.draw} />
      </>
    ),
    guess: (
      <>
        <GuessingPicture />
        <Told {...words.guess} />
      </>
    ),
    finish: (
      <>
        <p>{finish.text}</p>
        <h4>{tokens.title}</h4>
        <p>{tokens.text}</p>
        <TokensTable title={tokens.title} head={tokens.head} />
      </>
    ),
    opening: (
      <>
        <OpeningPicture />
        <Told {...words.opening} />
      </>
    ),
    score: (
      <>
        <ScorePicture />
        <Told {...score} />
        <p>{score.below}</p>
        <h4>{score.odd.title}</h4>
        <OddPicture />
        <Told {...score.odd} />
        <p>{score.odd.training}</p>
      </>
    ),
    wrong: <Told {...words.wrong} />,
    end: <Told {...words.end} />,
    example: <Told {...words.example} />,
    options: (
      <>
        <Told cases={options.cases(OWN_CARDS.fewest, OWN_CARDS.most, LONGEST_WORD)} />
        <h4>{options.timers.title}</h4>
        <p>{options.timers.text}</p>
        <TimersTable words={options.timers} />
      </>
    ),
    people: <Told {...words.people} />,
  })
  return <RulesFrame title={words.title} front={<FrontPicture />} sections={sections} />
}
