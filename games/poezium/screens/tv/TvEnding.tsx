import type { Poezium } from '../../types.ts'
import { useEffect, useState } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { prefersStill } from '@figment/ui/motion.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Figure, Lot } from '../ending/Lot.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { useVerse } from '../verse.ts'
import { useWho } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import '@figment/ui/CardBack.css'
import './TvEnding.css'

/** In milliseconds: cards lie face down, turn together, and the highest is looked at. */
const lotMs = 4200

/** The poem waits for its last two lines; when chance decided who writes them, the cards are shown first. */
export function TvEnding({ open, seats, clockAhead }: Shown<Poezium>) {
  const { tv } = useShowWords()
  const words = usePoeziumWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const draw = open.draw?.decides === 'ending' ? open.draw : null
  const isLot = useLot(draw !== null)
  if (draw && isLot)
    return (
      <div className="tv-lot">
        <h1>{tv.lot}</h1>
        <p>{tv.lotNote}</p>
        <Lot draw={draw} ender={open.ender} verse={verse} whoIs={whoIs} />
      </div>
    )
  const story = open.shown === null ? undefined : open.stories[open.shown - 1]
  const fitting = open.lines.filter(({ mark }) => mark === 'fits')
  return (
    <div className="tv-ending">
      <div className="tv-ending__story">{story && <Picture card={story.card} deck="stories" size="tv" />}</div>
      <header className="tv-ending__head">
        {open.ender !== null && <Figure who={whoIs(open.ender)} />}
        <div>
          <h1>
            <Named say={tv.ending} name={open.ender === null ? '' : whoIs(open.ender).name} />
          </h1>
          <p>{draw ? tv.tie : tv.endingNote}</p>
        </div>
        <Countdown due={open.due} clockAhead={clockAhead} />
      </header>
      <section className="tv-ending__paper" aria-label={words.sheet.label} style={{ '--written': fitting.length + 3 }}>
        <ol lang={verse.language}>
          {open.hint !== null && <li className="paper-poem__hint">{verse.lineText(open.hint)}</li>}
          {fitting.map(({ line }) => (
            <li key={line}>{verse.lineText(line)}</li>
          ))}
          <li className="paper-poem__rule" aria-hidden="true" />
          <li className="paper-poem__rule" aria-hidden="true" />
        </ol>
      </section>
      <footer className="tv-ending__foot">
        <span className="tv-ending__card card-back" />
        <span className="tv-ending__card card-back" />
        <p>{tv.twoEndings}</p>
      </footer>
    </div>
  )
}

/** Whether the drawn cards are looked at now: once, by whoever was there when they were drawn. */
function useLot(isDrawn: boolean): boolean {
  const [isShown, setShown] = useState(isDrawn && !prefersStill())
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), lotMs)
    return () => clearTimeout(timer)
  }, [isShown])
  return isShown
}
