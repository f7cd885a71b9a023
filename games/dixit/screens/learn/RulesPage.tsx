import { cardId } from '@figment/pictures/card-id'
import { RulesFrame, type RulesSection } from '@figment/ui/learn/RulesFrame.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { Editions } from './Editions.tsx'
import { PointsTable, RoundsTable, TimersTable } from './RulesTables.tsx'
import { RulesRound } from './RulesRound.tsx'
import type { Words } from './words/rules/en.ts'
import './RulesPage.css'

/** The whole game in our own words. */
export function RulesPage({ words }: { readonly words: Words }) {
  return <RulesFrame title={words.title} front={<Front />} sections={sectionsOf(words)} />
}

/** Three paintings for a beginning; those who listen lose nothing. */
function Front() {
  return (
    <div className="dixit-rules__front" aria-hidden="true">
      {['head-sea', 'library-whale', 'moon-fisher', 'stairs-door', 'cage-head'].map(cardId).map((card) => (
        <Picture key={card} card={card} size="hand" alt="" />
      ))}
    </div>
  )
}

function sectionsOf(words: Words): readonly RulesSection[] {
  const { idea, round, points, end, options, songs, people, place } = words
  return [
    {
      id: 'idea',
      title: idea.title,
      content: (
        <>
          <p className="dixit-rules__lead">{idea.text}</p>
          <Editions words={words} texts={idea.players} areShort />
        </>
      ),
    },
    { id: 'round', title: round.title, content: <RulesRound words={words} /> },
    {
      id: 'points',
      title: points.title,
      content: (
        <>
          <p>{points.lead}</p>
          <PointsTable words={words} />
          <p className="dixit-rules__always">{points.votes}</p>
          <h4>{points.three.title}</h4>
          <p>{points.three.both}</p>
          <Editions words={words} texts={points.three.editions} />
        </>
      ),
    },
    {
      id: 'end',
      title: end.title,
      content: (
        <>
          <Editions words={words} texts={end.editions} after={{ classic: <RoundsTable words={words} /> }} />
          <p>{end.winner}</p>
        </>
      ),
    },
    {
      id: 'options',
      title: options.title,
      content: (
        <>
          <p>{options.lead}</p>
          <Pairs pairs={options.list} />
          <h4>{options.timers.title}</h4>
          <p>{options.timers.text}</p>
          <TimersTable words={words} />
          <p>{options.timers.patience}</p>
        </>
      ),
    },
    { id: 'songs', title: songs.title, content: songs.text.map((text) => <p key={text}>{text}</p>) },
    {
      id: 'people',
      title: people.title,
      content: (
        <>
          <p>{people.lost}</p>
          <p>{people.host}</p>
          <p>{people.late}</p>
          <h4>{people.timeTitle}</h4>
          <Pairs pairs={people.time} />
          <h4>{people.goneTitle}</h4>
          <Pairs pairs={people.gone} />
        </>
      ),
    },
    {
      id: 'place',
      title: place.title,
      content: (
        <>
          <h4>{place.room.title}</h4>
          <p>{place.room.text}</p>
          <h4>{place.apart.title}</h4>
          <p>{place.apart.text}</p>
          <p className="dixit-rules__always">{place.manners}</p>
        </>
      ),
    },
  ]
}

/** A case, and what follows from it. */
function Pairs({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl className="dixit-rules__pairs">
      {pairs.map(([what, then]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{then}</dd>
        </div>
      ))}
    </dl>
  )
}
