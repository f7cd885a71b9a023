import type { Pen } from '@figment/ink'
import type { Player } from '@figment/game-kit/player'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import type { ShownWarmUp } from '@figment/ui/contract.ts'
import { isolated } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { Frame } from '@figment/ui/scene/Frame.tsx'
import { FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { Head } from '../drawing/Head.tsx'
import { Tools } from '../drawing/Tools.tsx'
import { PenIcon } from '../icons.tsx'
import type { OwnInk } from '../sheet/own-ink.ts'
import { OwnSheet } from '../sheet/OwnSheet.tsx'
import { PictomaniaWords, usePictomaniaWords } from '../words.tsx'
import { DiceIcon } from './DiceIcon.tsx'
import { anIdea, saidOf } from './ideas.ts'
import { useOthersPractice } from './others-practice.ts'
import { useOwnPractice } from './own-practice.ts'
import { PracticeTile } from './PracticeTile.tsx'
import { slideAway } from './slide-away.ts'
import { PracticeWords, usePracticeWords } from './words/index.tsx'
import '../drawing/Desk.css'
import '../drawing/Tiles.css'
import './Practice.css'

/** What leads to it, in the lobby. */
export const PracticeButton = ({ onOpen }: { onOpen(): void }) => (
  <PracticeWords>
    <Opener onOpen={onOpen} />
  </PracticeWords>
)

const Opener = ({ onOpen }: { onOpen(): void }) => (
  <Button onClick={onOpen}>
    <PenIcon />
    {usePracticeWords().title}
  </Button>
)

/** A sheet to draw on until the game begins, beside those of the others: nothing of it is kept. */
export const Practice = (props: ShownWarmUp) => (
  <PictomaniaWords>
    <PracticeWords>
      <Sheets {...props} />
    </PracticeWords>
  </PictomaniaWords>
)

const NOTHING = [] as const

function Sheets({ seat, seats, isAway, onPerson, onBack }: ShownWarmUp) {
  const words = usePracticeWords()
  const { own, sheet } = useOwnPractice()
  const others = seats.filter((one) => one.seat !== seat)
  // bots do not practise
  const drawers = others.filter(({ person, isBot }) => person !== null && !isBot)
  const sheets = useOthersPractice({
    others: drawers.filter((one) => !isAway(one.seat)),
    onGreeting: () => sheet.tellAgain(),
    onOthers: () => sheet.greet(),
  })
  // what the table has to tell has no other place here
  const { news } = use(FrameHostContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const root = useRef<HTMLElement>(null)
  const hasLeft = useRef(false)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useLayoutEffect(() => {
    const main = root.current
    return () => {
      const canvas = main?.querySelector<HTMLCanvasElement>('.own-sheet canvas')
      // the game begins over the sheet, which goes
      if (canvas && !hasLeft.current && sheet.seen().strokes.length > 0) slideAway(canvas)
    }
  }, [sheet])
  const leave = () => {
    hasLeft.current = true
    onBack()
  }
  return (
    <main ref={root} className="practice seat-scene" data-screen="practice">
      <Frame
        now="practising"
        head={
          <Head heading={heading} hint={news ?? words.hint}>
            {words.title}
          </Head>
        }
        {...(drawers.length > 0 && {
          strip: (
            <ul
              className="tiles tiles--strip"
              style={{ '--count': Math.max(drawers.length, 2) }}
              data-count={drawers.length}
              aria-label={words.others}
            >
              {drawers.map((one) => (
                <li key={one.seat}>
                  <PracticeTile
                    of={one}
                    strokes={(one.person !== null && sheets.get(one.person)) || NOTHING}
                    isAway={isAway(one.seat)}
                    onOpen={onPerson}
                  />
                </li>
              ))}
            </ul>
          ),
        })}
        desk={<Desk own={own} colour={seatAt(seats, seat)?.colour} />}
        stand={<IdeaCard />}
        news={
          <>
            <WhoIsHere seats={seats} isAway={isAway} />
            <Button kind="primary" onClick={leave}>
              {words.back}
            </Button>
          </>
        }
      />
    </main>
  )
}

function Desk({ own, colour }: { readonly own: OwnInk; readonly colour: Player['colour'] | undefined }) {
  const { sheet } = usePictomaniaWords()
  const words = usePracticeWords()
  const [pen, setPen] = useState<Pen>('thick')
  return (
    <section className="desk" data-for="drawing" aria-label={words.own}>
      <div className="desk__paper">
        <OwnSheet own={own} colour={colour} pen={pen} label={`${words.own}, ${sheet.strokes(own.strokes.length)}`} />
        <output className="desk__full">{own.isFull && words.full}</output>
      </div>
      <div className="desk__tray">
        <Tools pen={pen} own={own} onPen={setPen} />
      </div>
    </section>
  )
}

/** Where the words stand in the game. */
function IdeaCard() {
  const words = usePracticeWords()
  const [idea, setIdea] = useState(() => anIdea(words))
  return (
    <div className="practice__idea">
      <p aria-live="polite" aria-atomic="true">
        <small>{words.idea}</small> <b>{saidOf(words, idea)}</b>
      </p>
      <button type="button" onClick={() => setIdea(anIdea(words, idea))}>
        <DiceIcon />
        {words.another}
      </button>
    </div>
  )
}

function WhoIsHere({ seats, isAway }: Pick<ShownWarmUp, 'seats' | 'isAway'>) {
  const words = usePracticeWords()
  const here = seats.filter(({ seat }) => !isAway(seat))
  const awaited = seats.filter(({ seat }) => isAway(seat)).map(({ name }) => isolated(name))
  return (
    <div className="practice__here">
      <span className="practice__marks">
        {here.map(({ seat, colour, shape }) => (
          <PlayerMark key={seat} colour={colour} shape={shape} size="small" />
        ))}
      </span>
      <p aria-live="polite">
        {awaited.length === 0 ? words.allHere : `${words.here(here.length, seats.length)} ${words.waitingFor(awaited.join(', '))}`}
      </p>
    </div>
  )
}
