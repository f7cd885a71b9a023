import type { Locale } from '@figment/i18n'
import { SETUPS } from '../../types.ts'
import { use } from 'react'
import { once } from '@figment/ui/once.ts'
import { Picture } from '@figment/ui/Picture.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { RulesFrame, type RulesSection } from '@figment/ui/learn/RulesFrame.tsx'
import { loadLearnWords } from '@figment/ui/learn/words/index.tsx'
import { FRONT } from './front.ts'
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
  return <RulesFrame title={words.title} front={<Front />} sections={sectionsOf(words)} />
}

/** A few paintings for a beginning; those who listen lose nothing. */
const Front = () => (
  <div className="poezium-rules__front" aria-hidden="true">
    {FRONT.map((card) => (
      <Picture key={card} card={card} deck="stories" size="hand" alt="" />
    ))}
  </div>
)

function sectionsOf(words: Words): readonly RulesSection[] {
  const { idea, table, tell, turn, points, finish, end, two, example, people } = words
  return [
    { id: 'idea', title: idea.title, content: <p className="poezium-rules__lead">{idea.text}</p> },
    {
      id: 'table',
      title: table.title,
      content: (
        <>
          <p>{table.text}</p>
          <table className="poezium-rules__table">
            <caption className="unseen">{table.title}</caption>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(SETUPS).map(([players, { chips, stories, tellings }]) => (
                <tr key={players}>
                  <th scope="row">{players}</th>
                  <td>{chips}</td>
                  <td>{stories}</td>
                  <td>{tellings}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ),
    },
    { id: 'tell', title: tell.title, content: <Steps steps={tell.steps} /> },
    {
      id: 'turn',
      title: turn.title,
      content: (
        <>
          <p>{turn.lead}</p>
          <Pairs pairs={turn.choices} />
          <p className="poezium-rules__always">{turn.honest}</p>
        </>
      ),
    },
    {
      id: 'points',
      title: points.title,
      content: (
        <>
          <Pairs pairs={points.cases} />
          <p>{points.lost}</p>
        </>
      ),
    },
    { id: 'finish', title: finish.title, content: <Steps steps={finish.steps} /> },
    { id: 'end', title: end.title, content: <p>{end.text}</p> },
    {
      id: 'two',
      title: two.title,
      content: (
        <>
          <p>{two.lead}</p>
          <Steps steps={two.steps} />
        </>
      ),
    },
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
    { id: 'people', title: people.title, content: <Pairs pairs={people.cases} /> },
  ]
}

const Steps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className="poezium-rules__steps">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)

/** A case, and what follows from it. */
const Pairs = ({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) => (
  <dl className="poezium-rules__pairs">
    {pairs.map(([what, then]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{then}</dd>
      </div>
    ))}
  </dl>
)
