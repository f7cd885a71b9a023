import type { Poezium, Poem } from '../types.ts'
import { Named } from '@figment/ui/Named.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { TvHead } from '@figment/ui/scene/TvHead.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { Lines } from './reading/Lines.tsx'
import { Makers } from './reading/Makers.tsx'
import { usePerformed } from './reading/performed.ts'
import { standingsOf } from './show/standing.ts'
import { useShowWords } from './show/words/index.tsx'
import { type Spoken, useVerse } from './verse.ts'
import { WhoName } from './WhoMark.tsx'
import { useWho, type WhoIs } from './who.ts'
import { usePoeziumWords } from './words.tsx'

/** The poem is performed for the whole room. */
export function TvReading({ open, seats, clockAhead }: Shown<Poezium>) {
  const words = useShowWords()
  const { reasons } = usePoeziumWords().result
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const poem = open.poems.at(-1)
  if (!poem) return null
  return (
    <>
      <TvHead
        open={open}
        clockAhead={clockAhead}
        corner={words.round(open.round)}
        title={
          poem.guesser === null ? (
            words.reading.unguessed
          ) : (
            <Named say={words.reading.guessed} name={whoIs(poem.guesser).name || words.somebodyGone} />
          )
        }
      />
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
  const { said } = usePerformed(poem, lines.length, { isAgain })
  return (
    <div className="tv-reading" style={{ '--lines': lines.length }}>
      <div className="tv-reading__story">
        <Picture card={poem.story} deck="stories" size="tv" />
      </div>
      <div className="tv-reading__paper">
        <Lines lines={lines} said={said} language={verse.language} />
        <Makers poem={poem} whoIs={whoIs} />
      </div>
    </div>
  )
}
