import { cardId } from '@figment/pictures/card-id'
import { RulesFrame } from '@figment/ui/learn/RulesFrame.tsx'
import { Paintings, sectionsOf, Told } from '@figment/ui/learn/RulesParts.tsx'
import { Editions } from './Editions.tsx'
import { PointsTable, RoundsTable, TimersTable } from './RulesTables.tsx'
import { RulesRound } from './RulesRound.tsx'
import type { Words } from './words/rules/en.ts'
import './RulesPage.css'

const FRONT = ['head-sea', 'library-whale', 'moon-fisher', 'stairs-door', 'cage-head'].map(cardId)

/** The whole game in our own words. */
export function RulesPage({ words }: { readonly words: Words }) {
  const { idea, points, end, options, songs, people, place } = words
  const sections = sectionsOf(words, {
    idea: (
      <>
        <p className="rules__idea">{idea.text}</p>
        <Editions words={words} texts={idea.players} areShort />
      </>
    ),
    round: <RulesRound words={words} />,
    points: (
      <>
        <p>{points.lead}</p>
        <PointsTable words={words} />
        <p className="rules__always">{points.votes}</p>
        <h4>{points.three.title}</h4>
        <p>{points.three.both}</p>
        <Editions words={words} texts={points.three.editions} />
      </>
    ),
    end: (
      <>
        <Editions words={words} texts={end.editions} after={{ classic: <RoundsTable words={words} /> }} />
        <p>{end.winner}</p>
      </>
    ),
    options: (
      <>
        <Told {...options} />
        <h4>{options.timers.title}</h4>
        <p>{options.timers.text}</p>
        <TimersTable words={words} />
        <p>{options.timers.patience}</p>
      </>
    ),
    songs: songs.text.map((text) => <p key={text}>{text}</p>),
    people: (
      <>
        <p>{people.lost}</p>
        <p>{people.host}</p>
        <p>{people.late}</p>
        <h4>{people.timeTitle}</h4>
        <Told cases={people.time} />
        <h4>{people.goneTitle}</h4>
        <Told cases={people.gone} />
      </>
    ),
    place: (
      <>
        <h4>{place.room.title}</h4>
        <p>{place.room.text}</p>
        <h4>{place.apart.title}</h4>
        <p>{place.apart.text}</p>
        <p className="rules__always">{place.manners}</p>
      </>
    ),
  })
  return <RulesFrame title={words.title} front={<Paintings cards={FRONT} deck="dreams" />} sections={sections} />
}
