import type { Poezium, Poem } from '../../types.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { useMotion } from '@figment/client/motion.ts'
import { useTable } from '@figment/client/useTable.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { HANDED_OVER, saidAsStrength } from '../../open/in-the-air.ts'
import { Board } from '../board/Board.tsx'
import { Figure } from '../ending/Lot.tsx'
import { PoeziumHints } from '../learn/Hints.tsx'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { type Spoken, useVerse } from '../verse.ts'
import { WhoMark } from '../WhoMark.tsx'
import { useWho, type WhoIs } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import { authorsOf } from './authors.ts'
import { ClapIcon, SpeakerIcon } from './icons.tsx'
import { PointsScene } from './Points.tsx'
import { useSaid } from './said.ts'
import { useVoice } from './voice.ts'
import '../board/Near.css'
import './Reading.css'

interface Props extends ShownAtSeat<Poezium> {
  /** This screen saw the poem come: it is read before the points are told. */
  readonly isNews: boolean
}

/** The round is over: its poem is read aloud, and then come the points. */
export function Reading(props: Props) {
  return (
    <ShowWords>
      <Read {...props} />
    </ShowWords>
  )
}

function Read({ isNews, ...props }: Props) {
  const { open, seat } = props
  const [isRead, setRead] = useState(!isNews)
  const [isHandedOver, setHandedOver] = useState(false)
  const poem = open.poems.at(-1)
  if (!poem) return null
  const part = isRead ? (
    <PointsScene {...props} poem={poem} />
  ) : poem.storyteller === seat && !isHandedOver ? (
    <Reader {...props} poem={poem} onEnd={() => setRead(true)} onHandOver={() => setHandedOver(true)} />
  ) : (
    <Listener {...props} poem={poem} onEnd={() => setRead(true)} />
  )
  return (
    <main className="seat-scene poezium" data-screen="poezium" data-phase={open.phase} data-round={open.round}>
      {part}
    </main>
  )
}

interface PartProps extends ShownAtSeat<Poezium> {
  readonly poem: Poem
  onEnd(): void
}

/** Whoever told reads aloud: one line at a time, as on cue cards. */
function Reader({ open, seat, clockAhead, poem, onEnd, onHandOver }: PartProps & { onHandOver(): void }) {
  const isTvOn = useTable().view.screens.length > 0
  const words = useShowWords()
  const verse = useVerse(open.options.language)
  const { drivePuppet } = useMotion()
  const [joined, setJoined] = useState<readonly number[]>([])
  const [at, setAt] = useState(0)
  const plain = verse.poemOf(poem)
  const asAnd = verse.poemOf(poem, { isJoined: true })
  const lines = plain.map((line, number) => (joined.includes(number) ? (asAnd[number] ?? line) : line))
  const voice = useVoice(verse.language)
  const canJoin = asAnd[at] !== plain[at]
  const isLast = at === lines.length - 1
  // the others see a line a moment after it is taken up
  useEffect(() => drivePuppet(saidAsStrength(at + 1)), [at, drivePuppet])
  const next = () => {
    if (isLast) return onEnd()
    setAt(at + 1)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      document.querySelector('dialog[open]') || (event.target instanceof Element && event.target.matches('button, input, textarea'))
    // a page-turner sends these
    if (isElsewhere || ![' ', 'PageDown', 'ArrowRight', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    next()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Board
      now="reading"
      open={open}
      clockAhead={clockAhead}
      isClockHidden
      head={
        <div className="reading-head">
          <h1>{words.reading.readAloud}</h1>
        </div>
      }
      hint={<PoeziumHints open={open} seat={seat} />}
      stories={
        <div className="near__story near__story--bare">
          <Picture card={poem.story} deck="stories" size="large" />
        </div>
      }
      sheet={
        // the button does the same for whoever cannot see where to tap
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className="cue" lang={verse.language} onClick={next}>
          <p className="cue__other">{lines[at - 1]}</p>
          <p className="cue__now" key={at}>
            {lines[at]}
          </p>
          <p className="cue__other">{lines[at + 1]}</p>
          <Dots count={lines.length} at={at} />
        </div>
      }
      foot={
        <div className="reading-foot">
          <div className="reading-foot__quiet">
            {isTvOn && (
              <Button
                onClick={() => {
                  drivePuppet(saidAsStrength(HANDED_OVER))
                  onHandOver()
                }}
              >
                <Icon name="tv" />
                {words.reading.toTv}
              </Button>
            )}
            {!isTvOn && voice.isThere && (
              <Button onClick={() => (voice.at === null ? voice.read(lines) : voice.hush())}>
                <SpeakerIcon />
                {voice.at === null ? words.reading.aloud : words.reading.hush}
              </Button>
            )}
            {canJoin && (
              <Button
                aria-pressed={joined.includes(at)}
                onClick={() => setJoined(joined.includes(at) ? joined.filter((one) => one !== at) : [...joined, at])}
              >
                {words.reading.joinThis} <b lang={verse.language}>{firstWord(lines[at] ?? '')}</b>
              </Button>
            )}
          </div>
          <div className="acting">
            <Button kind="primary" onClick={next}>
              {isLast ? words.reading.theEnd : words.reading.nextLine}
            </Button>
          </div>
        </div>
      }
    />
  )
}

const firstWord = (line: string): string => line.split(/[\s,]/)[0] ?? ''

/** In milliseconds: the last line is heard out before anything else is shown. */
const afterLastMs = 3000

/** Lines come as they are read, each with the token of whoever laid it. */
function Listener({ open, seat, seats, isAway, clockAhead, poem, onEnd }: PartProps) {
  const words = useShowWords()
  const { watching } = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { react, view } = useTable()
  const lines = verse.poemOf(poem)
  const reader = seats.find((one) => one.seat === poem.storyteller)
  const isAlone = !reader || reader.person === null || isAway(poem.storyteller)
  const said = useSaid({ poem, lines: lines.length, isAlone })
  const voice = useVoice(verse.language)
  const isOver = said >= lines.length
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => end(), afterLastMs)
    return () => clearTimeout(timer)
  }, [isOver])
  const canBeReadHere = voice.isThere && view.screens.length === 0
  return (
    <Board
      now="reading"
      open={open}
      clockAhead={clockAhead}
      isClockHidden
      head={
        <div className="reading-head">
          {reader && <Figure who={whoIs(poem.storyteller)} />}
          <h1>
            {said > 0 || isAlone ? (
              <Named say={words.reading.reads} name={whoIs(poem.storyteller).name || words.somebodyGone} />
            ) : (
              <Named say={words.reading.willRead} name={whoIs(poem.storyteller).name || words.somebodyGone} />
            )}
          </h1>
        </div>
      }
      hint={<PoeziumHints open={open} seat={seat} />}
      stories={
        <div className="near__story near__story--bare">
          <Picture card={poem.story} deck="stories" size="large" />
        </div>
      }
      sheet={<Heard poem={poem} open={open} verse={verse} whoIs={whoIs} said={said} isRead={voice.at !== null} />}
      foot={
        <div className="reading-foot reading-foot--listens">
          <Button onClick={() => react('clap')}>
            <ClapIcon />
            {watching.clap}
          </Button>
          {canBeReadHere && (
            <Button onClick={() => (voice.at === null ? voice.read(lines) : voice.hush())}>
              <SpeakerIcon />
              {voice.at === null ? words.reading.readToMe : words.reading.hush}
            </Button>
          )}
          <Button onClick={onEnd}>{words.reading.toPoints}</Button>
        </div>
      }
    />
  )
}

interface HeardProps {
  readonly poem: Poem
  readonly open: ShownAtSeat<Poezium>['open']
  readonly verse: Spoken
  readonly whoIs: WhoIs
  readonly said: number
  /** A voice says them: nothing is told twice. */
  readonly isRead: boolean
  readonly atMost?: number
}

/** The lines that were said so far, the latest lit; at most so many, the older ones leave upwards. */
export function Heard({ poem, open, verse, whoIs, said, isRead, atMost = 4 }: HeardProps): ReactNode {
  const lines = verse.poemOf(poem)
  const authors = authorsOf(poem, open)
  const first = Math.max(0, said - atMost)
  return (
    <div className="heard">
      <ol lang={verse.language} aria-live={isRead ? 'off' : 'polite'}>
        {lines.slice(first, said).map((line, at) => {
          const number = first + at
          const author = authors[number]
          return (
            <li key={number} data-now={number === said - 1}>
              {author !== undefined && <WhoMark who={whoIs(author)} />}
              <span>{line}</span>
            </li>
          )
        })}
      </ol>
      <Dots count={lines.length} at={said - 1} />
    </div>
  )
}

const Dots = ({ count, at }: { readonly count: number; readonly at: number }) => (
  <span className="dots" aria-hidden="true">
    {Array.from({ length: count }, (_, number) => number).map((number) => (
      <i key={number} data-state={number === at ? 'now' : number < at ? 'said' : 'to-come'} />
    ))}
  </span>
)
