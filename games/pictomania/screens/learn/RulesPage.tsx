import type { Locale } from '@figment/i18n'
import { OWN_CARDS, ROUNDS, SEATS } from '../../types.ts'
import { LONGEST_WORD } from '@figment/words/cards'
import { use } from 'react'
import { once } from '@figment/ui/once.ts'
import { useLocale } from '@figment/ui/words.tsx'
import { RulesFrame, type RulesSection } from '@figment/ui/learn/RulesFrame.tsx'
import { loadLearnWords } from '@figment/ui/learn/words/index.tsx'
import { DrawingPicture, FrontPicture, GuessingPicture, OddPicture, OpeningPicture, ScorePicture, WordsPicture } from './RulesPictures.tsx'
import { TimersTable, TokensTable } from './RulesTables.tsx'
import type { Words } from './words/rules/en.ts'
import './RulesPage.css'

/** Both dictionaries of one language, so that the page speaks from its first moment. */
const told = (locale: Locale, load: () => Promise<{ readonly words: Words }>) =>
  once(() => Promise.all([load(), loadLearnWords(locale)]).then(([{ words }]) => words))
const WORDS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: told('en', () => import('./words/rules/en.ts')),
  ru: told('ru', () => import('./words/rules/ru.ts')),
  uk: told('uk', () => import('./words/rules/uk.ts')),
  pl: told('pl', () => import('./words/rules/pl.ts')),
}

/** The whole game in our own words; suspends until they are here, in the reader's language. */
export function Rules() {
  const { locale } = useLocale()
  const words = use(WORDS[locale]())
  return <RulesFrame title={words.title} front={<FrontPicture />} sections={sectionsOf(words)} />
}

function sectionsOf({
  idea,
  words,
  draw,
  guess,
  finish,
  tokens,
  opening,
  score,
  wrong,
  end,
  example,
  options,
  people,
}: Words): readonly RulesSection[] {
  return [
    {
      id: 'idea',
      title: idea.title,
      content: (
        <>
          <p className="picto-rules__lead">{idea.text}</p>
          <p>{idea.players(SEATS.min, SEATS.max, ROUNDS)}</p>
        </>
      ),
    },
    {
      id: 'words',
      title: words.title,
      content: (
        <>
          <WordsPicture />
          <Steps steps={words.steps} />
        </>
      ),
    },
    {
      id: 'draw',
      title: draw.title,
      content: (
        <>
          <DrawingPicture />
          <Pairs pairs={draw.cases} />
        </>
      ),
    },
    {
      id: 'guess',
      title: guess.title,
      content: (
        <>
          <GuessingPicture />
          <Steps steps={guess.steps} />
          <p className="picto-rules__always">{guess.always}</p>
        </>
      ),
    },
    {
      id: 'finish',
      title: finish.title,
      content: (
        <>
          <p>{finish.text}</p>
          <h4>{tokens.title}</h4>
          <p>{tokens.text}</p>
          <TokensTable title={tokens.title} head={tokens.head} />
        </>
      ),
    },
    {
      id: 'opening',
      title: opening.title,
      content: (
        <>
          <OpeningPicture />
          <p>{opening.text}</p>
        </>
      ),
    },
    {
      id: 'score',
      title: score.title,
      content: (
        <>
          <ScorePicture />
          <Pairs pairs={score.cases} />
          <p>{score.below}</p>
          <h4>{score.odd.title}</h4>
          <OddPicture />
          <Pairs pairs={score.odd.cases} />
          <p>{score.odd.training}</p>
        </>
      ),
    },
    { id: 'wrong', title: wrong.title, content: <p>{wrong.text}</p> },
    { id: 'end', title: end.title, content: <p>{end.text}</p> },
    {
      id: 'example',
      title: example.title,
      content: (
        <>
          <p>{example.lead}</p>
          <Steps steps={example.steps} />
        </>
      ),
    },
    {
      id: 'options',
      title: options.title,
      content: (
        <>
          <Pairs pairs={options.cases(OWN_CARDS.fewest, OWN_CARDS.most, LONGEST_WORD)} />
          <h4>{options.timers.title}</h4>
          <p>{options.timers.text}</p>
          <TimersTable words={options.timers} />
        </>
      ),
    },
    { id: 'people', title: people.title, content: <Pairs pairs={people.cases} /> },
  ]
}

const Steps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className="picto-rules__steps">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)

/** A case, and what follows from it. */
const Pairs = ({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) => (
  <dl className="picto-rules__pairs">
    {pairs.map(([what, then]) => (
      <div key={then}>
        <dt>{what}</dt>
        <dd>{then}</dd>
      </div>
    ))}
  </dl>
)
