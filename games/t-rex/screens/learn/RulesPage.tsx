import type { Locale } from '@figment/i18n'
import { SEATS } from '../../types.ts'
import { use } from 'react'
import { once } from '@figment/ui/once.ts'
import { useLocale } from '@figment/ui/words.tsx'
import { RulesFrame, type RulesSection } from '@figment/ui/learn/RulesFrame.tsx'
import { loadLearnWords } from '@figment/ui/learn/words/index.tsx'
import { ActingPicture, ComparePicture, FrontPicture, OfferPicture, TogetherPicture } from './RulesPictures.tsx'
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
  act,
  offer,
  compare,
  skip,
  byeBye,
  pause,
  end,
  together,
  apart,
  options,
  people,
}: Words): readonly RulesSection[] {
  return [
    {
      id: 'idea',
      title: idea.title,
      content: (
        <>
          <p className="trex-rules__lead">{idea.text}</p>
          <p>{idea.players(SEATS.min, SEATS.max)}</p>
        </>
      ),
    },
    {
      id: 'act',
      title: act.title,
      content: (
        <>
          <ActingPicture />
          <p>{act.text}</p>
          <p className="trex-rules__always">{act.always}</p>
        </>
      ),
    },
    {
      id: 'offer',
      title: offer.title,
      content: (
        <>
          <OfferPicture />
          <Pairs pairs={offer.cases} />
        </>
      ),
    },
    {
      id: 'compare',
      title: compare.title,
      content: (
        <>
          <ComparePicture />
          <Pairs pairs={compare.cases} />
          <p>{compare.after}</p>
        </>
      ),
    },
    { id: 'skip', title: skip.title, content: <p>{skip.text}</p> },
    { id: 'byeBye', title: byeBye.title, content: <Pairs pairs={byeBye.cases} /> },
    { id: 'pause', title: pause.title, content: <p>{pause.text}</p> },
    {
      id: 'end',
      title: end.title,
      content: (
        <>
          <p>{end.text}</p>
          <TokensTable head={end.head} />
          <p>{end.tie}</p>
        </>
      ),
    },
    {
      id: 'together',
      title: together.title,
      content: (
        <>
          <TogetherPicture />
          <p>{together.text}</p>
          <Pairs pairs={together.cases} />
        </>
      ),
    },
    { id: 'apart', title: apart.title, content: <Pairs pairs={apart.cases} /> },
    { id: 'options', title: options.title, content: <Pairs pairs={options.cases} /> },
    { id: 'people', title: people.title, content: <Pairs pairs={people.cases} /> },
  ]
}

/** How many tokens are in play; two together have no meh. */
const IN_PLAY = [
  [3, 16, 8],
  [4, 20, 10],
  [5, 24, 12],
  [6, 28, 14],
  [7, 32, 16],
  [8, 36, 18],
] as const

const TokensTable = ({ head }: { readonly head: readonly [string, string, string] }) => (
  <table className="trex-rules__table">
    <thead>
      <tr>
        {head.map((what) => (
          <th key={what} scope="col">
            {what}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {IN_PLAY.map(([players, yay, meh]) => (
        <tr key={players}>
          <th scope="row">{players}</th>
          <td>{yay}</td>
          <td>{meh}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** A case, and what follows from it. */
const Pairs = ({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) => (
  <dl className="trex-rules__pairs">
    {pairs.map(([what, then]) => (
      <div key={then}>
        <dt>{what}</dt>
        <dd>{then}</dd>
      </div>
    ))}
  </dl>
)
