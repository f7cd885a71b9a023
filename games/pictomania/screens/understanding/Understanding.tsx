import { LETTERS, type Letter, type Open, type Pictomania, ROUNDS } from '../../types.ts'
import { use, useRef } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { Frame } from '@figment/ui/scene/Frame.tsx'
import { FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { useKitWords } from '@figment/ui/words.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { About } from '@figment/client/about.ts'
import { deckOf } from '../../open/own-rounds.ts'
import { Head } from '../drawing/Head.tsx'
import { Introduction } from '../intro/Introduction.tsx'
import { useIntro } from '../intro/introduced.ts'
import { DeckBack, Level } from '../levels/Level.tsx'
import { isReadingTight, useTabs } from '../stand/tabs.ts'
import { WatchSign } from '../watching/WatchSign.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { useFreshCards } from './fresh.ts'
import { Readers } from './Readers.tsx'
import { ReadingStand } from './ReadingStand.tsx'
import './Understanding.css'

type Props = ShownAtSeat<Pictomania>

/** Everybody reads the 21 words, and may ask for another card, before a task is dealt. */
export function Understanding(props: Props) {
  const { intro, skip } = useIntro(props.open, props.clockAhead)
  return intro ? <Introduction {...props} intro={intro} onRead={skip} /> : <Reading {...props} />
}

function Reading({ open, seat, seats, isAway, clockAhead, play }: Props) {
  const words = usePictomaniaWords()
  const { understanding: said } = words
  // a tap that was under way when a card was replaced was meant for the old ones: the new card says so itself
  const { isBusy, take } = useTurn<Pictomania['move']>((move) => play(move, { unsaid: ['cardsChanged'] }))
  const { awaited, laid, spareCards, stand, options, round } = open
  const isPlaying = seat !== null && open.seats.includes(seat)
  const isAsked = isPlaying && awaited.includes(seat)
  const fresh = useFreshCards(open.replaced, isPlaying && !isAsked)
  const { inFrame, tab, onTab } = useTabs(stand, null, isReadingTight)
  const heading = useRef<HTMLHeadingElement>(null)
  const others = open.seats.filter((one) => one !== seat)
  const deck = deckOf(options, round)
  const last = fresh.at(-1)
  const isTraining = round === 1 && options.firstRound === 'training'
  const table = use(FrameHostContext).news
  const news = table ?? (last ? newsOf(last) : isTraining ? said.training : said.hint)
  return (
    <>
      <p className="unseen" aria-live="assertive">
        {last && said.newCard(last.letter, stand[last.letter].theme, stand[last.letter].words.filter(Boolean).join(', '))}
      </p>
      <p className="unseen" aria-live="polite">
        {awaited.length < open.seats.length && said.ready(open.seats.length - awaited.length, open.seats.length)}
      </p>
      <Frame
        now="reading"
        head={
          <Head
            heading={heading}
            sign={!isPlaying && <WatchSign />}
            hint={
              <span className="reading-round">
                {words.round(round, ROUNDS)} · <Level deck={deck} />
              </span>
            }
          >
            {isPlaying ? said.ask : said.watch}
          </Head>
        }
        clock={open.due !== null && <Countdown due={open.due} clockAhead={clockAhead} />}
        strip={<Readers readers={isPlaying ? others : open.seats} awaited={awaited} seats={seats} isAway={isAway} />}
        news={<span aria-hidden={table !== null || last !== undefined}>{news}</span>}
        desk={
          <ReadingStand
            ref={inFrame}
            stand={stand}
            language={options.language}
            laid={laid}
            spareCards={isPlaying ? spareCards : null}
            fresh={fresh.map(({ letter }) => letter)}
            tab={tab}
            onTab={onTab}
            onAnother={(letter) => take({ type: 'replaceCard', laid, letter })}
          />
        }
        stand={
          <div className="reading-foot">
            <p className="reading-box">
              <span className="reading-box__deck" aria-hidden="true">
                <DeckBack deck={deck} />
              </span>
              <span>
                <b>{spareCards > 0 ? said.spare(spareCards) : said.noSpare}</b>
                {isPlaying && ` ${said.yours}`}
              </span>
            </p>
            <div className="reading-dock">
              <About seat={null} pieces={piecesOf(open)} />
              {isPlaying ? (
                <AllClear
                  laid={laid}
                  isAsked={isAsked}
                  isBusy={isBusy}
                  waitingFor={seatsAt(seats, awaited).map(({ name }) => name)}
                  onClear={() => void take({ type: 'understand', laid })}
                />
              ) : (
                <FrameFoot />
              )}
            </div>
          </div>
        }
      />
    </>
  )

  function newsOf({ letter, by }: Open['replaced'][number]): string {
    const name = by === null || by === seat ? undefined : seatAt(seats, by)?.name
    return name === undefined ? said.replaced(letter) : said.asked(isolated(name), letter)
  }
}

interface AllClearProps {
  readonly laid: number
  readonly isAsked: boolean
  readonly isBusy: boolean
  readonly waitingFor: readonly string[]
  onClear(): void
}

const NAMES_AT_MOST = 2

/** The one thing to press; once pressed, it says for whom we wait, until a new card wakes it. */
function AllClear({ laid, isAsked, isBusy, waitingFor, onClear }: AllClearProps) {
  const { understanding, drawing } = usePictomaniaWords()
  const { waiting } = useKitWords()
  /** What lay there when the finger came down. */
  const pressedOn = useRef(laid)
  const more = waitingFor.length - NAMES_AT_MOST
  const names = waitingFor.slice(0, NAMES_AT_MOST).map(isolated).join(', ')
  return (
    <Button
      kind="primary"
      className="reading-clear"
      busy={isBusy}
      aria-disabled={!isAsked}
      onPointerDown={() => {
        pressedOn.current = laid
      }}
      onClick={({ detail }) => {
        const isByKey = detail === 0
        if (isAsked && (isByKey || pressedOn.current === laid)) onClear()
      }}
    >
      {isAsked ? (
        understanding.button
      ) : (
        <>
          <Icon name="check" />
          <span>
            {drawing.waitingFor(names)}
            {more > 0 && ` ${waiting.andMore(more)}`}
          </span>
        </>
      )}
    </Button>
  )
}

/** The words on the stand, each of which can be taken off by itself. */
const piecesOf = ({ stand, round }: Open) =>
  LETTERS.flatMap((letter: Letter) =>
    stand[letter].words.flatMap((word, at) =>
      word === '' ? [] : [{ piece: { kind: 'word', round, letter, number: at + 1 }, shown: word }],
    ),
  )
