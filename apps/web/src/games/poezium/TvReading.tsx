import type { Poem } from '@figment/poezium/types'
import { Countdown } from '../../kit/Countdown.tsx'
import { Named } from '../../kit/Named.tsx'
import { Picture } from '../../kit/Picture.tsx'
import type { TvProps } from '../screens.ts'
import { Lines } from './reading/Performance.tsx'
import { useMakers } from './reading/makers.ts'
import { usePerformed } from './reading/performed.ts'
import { signed } from '../../kit/scene/Ledger.tsx'
import { standingsOf } from './show/standing.ts'
import { useShowWords } from './show/words/index.tsx'
import { type Spoken, useVerse } from './verse.ts'
import { WhoName } from './WhoMark.tsx'
import { useWho, type WhoIs } from './who.ts'
import { usePoeziumWords } from './words/index.tsx'
import './reading/Performance.css'

/** The poem is performed for the whole room. */
export function TvReading({ open, seats, clockAhead }: TvProps<'poezium'>) {
  const words = useShowWords()
  const { reasons } = usePoeziumWords().result
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const poem = open.poems.at(-1)
  if (!poem) return null
  return (
    <>
      <header className="poezium-tv__head">
        <p className="poezium-tv__round">{words.round(open.round)}</p>
        <div className="poezium-tv__title">
          <h1>
            {poem.guesser === null ? (
              words.reading.unguessed
            ) : (
              <Named say={words.reading.guessed} name={whoIs(poem.guesser).name || words.somebodyGone} />
            )}
          </h1>
        </div>
        <div className="poezium-tv__clock">
          <Countdown due={open.due} clockAhead={clockAhead} />
        </div>
      </header>
      <TvPoem key={poem.round} poem={poem} verse={verse} whoIs={whoIs} />
      <ul className="tv-gains" aria-label={words.reading.points}>
        {standingsOf(open, poem.points).map(({ player, gains, gained, total }) => (
          <li key={player}>
            <WhoName who={whoIs(player)} />
            <b>
              <span className="unseen">{words.points(total)}, </span>
              {signed(gained)}
            </b>
            <small>{gains.map(({ reason }) => reasons[reason]).join(', ') || words.reading.nothing}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

interface PoemProps {
  readonly poem: Poem
  readonly verse: Spoken
  readonly whoIs: WhoIs
  readonly isAgain?: boolean
}

export function TvPoem({ poem, verse, whoIs, isAgain = false }: PoemProps) {
  const lines = verse.poemOf(poem)
  const { said } = usePerformed(`${poem.round} ${poem.story}`, lines.length, { isAgain })
  const makers = useMakers(poem, whoIs)
  return (
    <div className="tv-reading" data-lines={lines.length > 8 ? 'many' : lines.length > 5 ? 'some' : 'few'}>
      <div className="tv-reading__story">
        <Picture card={poem.story} deck="stories" size="tv" />
      </div>
      <div className="tv-reading__paper">
        <Lines lines={lines} said={said} language={verse.language} />
        <dl className="performance__makers">
          {makers.map(({ part, who }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>
                <WhoName who={who} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
