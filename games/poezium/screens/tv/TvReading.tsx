import type { Poezium, Poem } from '../../types.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { keptBy } from '../../open/players.ts'
import { nextTeller } from '../../open/next-teller.ts'
import { roundsOf } from '../../open/rounds.ts'
import { Figure } from '../ending/Lot.tsx'
import { Heard } from '../reading/Reading.tsx'
import { useSaid } from '../reading/said.ts'
import { useVoice } from '../reading/voice.ts'
import { standingsOf } from '../show/standing.ts'
import { useShowWords } from '../show/words/index.tsx'
import { useVerse } from '../verse.ts'
import { useWho } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import { useCounted } from './counted.ts'
import './TvReading.css'

interface Props extends Shown<Poezium> {
  readonly isNews: boolean
}

/** In milliseconds: the couplet is heard out, and everybody claps. */
const afterLastMs = 3900

/** The poem is read for the whole room, then come the points. */
export function TvReading({ isNews, ...props }: Props) {
  const poem = props.open.poems.at(-1)
  const [isRead, setRead] = useState(!isNews)
  if (!poem) return null
  return isRead ? <TvPoints {...props} poem={poem} isCounting={isNews} /> : <TvRead {...props} poem={poem} onEnd={() => setRead(true)} />
}

function TvRead({ open, seats, isAway, poem, onEnd }: Shown<Poezium> & { readonly poem: Poem; onEnd(): void }) {
  const words = useShowWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const voice = useVoice(verse.language)
  const lines = verse.poemOf(poem)
  const reader = seats.find((one) => one.seat === poem.storyteller)
  const said = useSaid({
    poem,
    lines: lines.length,
    isAlone: !reader || reader.person === null || isAway(poem.storyteller),
    voice,
    spoken: lines,
  })
  const isOver = said >= lines.length
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => end(), afterLastMs)
    return () => clearTimeout(timer)
  }, [isOver])
  return (
    <div className="tv-read" data-over={isOver} style={{ '--lines': lines.length }}>
      <div className="tv-read__story">
        <Picture card={poem.story} deck="stories" size="tv" />
      </div>
      <Heard poem={poem} open={open} verse={verse} whoIs={whoIs} said={said} isRead={voice.at !== null} atMost={lines.length} />
      <footer className="tv-read__foot">
        <Figure who={whoIs(poem.storyteller)} />
        <p>
          <Named say={said > 0 ? words.reading.reads : words.reading.willRead} name={whoIs(poem.storyteller).name || words.somebodyGone} />
          {said > 0 && <small>{words.reading.lineOf(said, lines.length)}</small>}
        </p>
      </footer>
    </div>
  )
}

function TvPoints({ open, seats, poem, isCounting }: Shown<Poezium> & { readonly poem: Poem; readonly isCounting: boolean }) {
  const words = useShowWords()
  const { result, round } = usePoeziumWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const next = nextTeller(open)
  const ready = open.seats.length - open.awaited.length
  return (
    <div className="tv-gains">
      <div className="tv-gains__left">
        <div className="tv-gains__poem">
          <div className="tv-gains__story">
            <Picture card={poem.story} deck="stories" size="tv" />
          </div>
          <ol lang={verse.language} aria-label={words.poem.label} style={{ '--written': poem.lines.length + 3 }}>
            {verse.poemOf(poem).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the poem
              <li key={at}>{line}</li>
            ))}
          </ol>
        </div>
        <p className="tv-gains__keeps">
          {poem.guesser === null ? (
            words.reading.unguessed
          ) : (
            <>
              <b>
                <Named say={words.reading.keeps} name={whoIs(poem.guesser).name || words.somebodyGone} />
              </b>
              <small>{words.reading.worth}</small>
            </>
          )}
        </p>
        {next !== null && (
          <div className="tv-gains__next">
            <Figure who={whoIs(next)} />
            <p>
              <small>{words.reading.nextToTell}</small>
              <b>
                <bdi>{whoIs(next).name}</bdi>
              </b>
              <small>
                {round(open.round + 1, roundsOf(open))} · {words.reading.ready(ready, open.seats.length)}
              </small>
            </p>
          </div>
        )}
      </div>
      <section className="tv-gains__right">
        <h1>{words.reading.roundPoints}</h1>
        <ol>
          {standingsOf(open, poem.points).map(({ player, gains, gained, total }) => (
            <li key={player}>
              <Figure who={whoIs(player)} />
              <span className="tv-gains__who">
                <bdi>{whoIs(player).name}</bdi>
                <small>{gains.map(({ reason }) => result.reasons[reason]).join(', ')}</small>
              </span>
              <span className="tv-gains__kept">
                {keptBy(open, player).map((card) => (
                  <Picture key={card} card={card} deck="stories" size="hand" alt="" />
                ))}
              </span>
              <b>{gained !== 0 && signed(gained)}</b>
              <Total from={total - gained} to={total} isCounting={isCounting} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** Gains count up after the reading, never before. */
const Total = ({ from, to, isCounting }: { readonly from: number; readonly to: number; readonly isCounting: boolean }) => (
  <strong>{useCounted({ from, to, isCounting, afterMs: 900 })}</strong>
)
