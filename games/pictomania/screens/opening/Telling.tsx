import type { Pictomania, Sheet } from '../../types.ts'
import { type ReactNode, useRef } from 'react'
import { useTable } from '@figment/client/useTable.ts'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { Spread } from '@figment/ui/scene/Spread.tsx'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { wordOf } from '../../open/word.ts'
import { Head } from '../drawing/Head.tsx'
import { AboutDrawing } from '../sheet/AboutDrawing.tsx'
import { rackOf } from '../show/pile.ts'
import { PileHeard } from '../show/PileHeard.tsx'
import { PointToken } from '../show/PointToken.tsx'
import { SheetOf, useSheetLabel } from '../show/SheetOf.tsx'
import { type ToldPile, useToldPile } from '../show/told-pile.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { useFlights } from './flights.ts'
import { GoOn } from './GoOn.tsx'
import { GuessRows } from './GuessRows.tsx'
import { useHint } from './hint.tsx'
import { Middle, StarsThatStay } from './Middle.tsx'
import { ToldWord } from './ToldWord.tsx'
import './Telling.css'

interface Props extends ShownAtSeat<Pictomania> {
  readonly drawer: Seat
  readonly sheet: Sheet
  readonly aside: ReactNode
}

/** Tells it from all others, also of other rounds and games. */
export const nameOfPile = ({ began }: Pick<Pictomania['open'], 'began'>, drawer: Seat): string => `${began} ${drawer}`

/** One pile: the cards turn, the word lands, and then each guess is right or wrong. */
export function Telling({ drawer, sheet, aside, ...props }: Props) {
  const { open, seat, seats } = props
  const { opening } = useShowWords()
  const nameOf = useNames(seats)
  // sound and motion belong to the big screen, where there is one
  const isTvOn = useTable().view.screens.length > 0
  const told = useToldPile(sheet, nameOfPile(open, drawer), { isSilent: isTvOn })
  const scene = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFlights(scene, told, !isTvOn)
  const place = usePlace(props, sheet)
  const hint = useHint(props, place)
  const label = useSheetLabel({ strokes: sheet.strokes.length, pile: sheet.pile, drawer, seats })
  const { task } = sheet
  if (!task) return null
  const by = seatAt(seats, drawer)
  const pile = { open, sheet, drawer, seats, mine: seat, told, word: wordOf(open.stand, task) ?? '' }
  const ask =
    drawer === seat ? (
      sheet.isWrong ? (
        opening.drewElseYours
      ) : (
        opening.whatYours
      )
    ) : (
      <Named say={sheet.isWrong ? opening.drewElse : opening.what} name={nameOf(drawer)} />
    )
  return (
    <div ref={scene} className="telling" data-held>
      <Spread
        lead="plate"
        head={
          <Head heading={heading} sign={by && <PlayerMark colour={by.colour} shape={by.shape} />} hint={hint}>
            {ask}
          </Head>
        }
        beside={
          // whoever drew it needs to do nothing about it
          drawer !== seat && (
            <AboutDrawing drawer={drawer} round={open.round} seats={seats} strokes={sheet.strokes} isOff={sheet.isOff} label={label} />
          )
        }
        plate={
          <div key={drawer} className="telling__paper">
            <SheetOf sheet={sheet} drawer={drawer} seats={seats} />
          </div>
        }
        text={
          <div className="telling__text">
            <div className="telling__word">
              <ToldWord task={task} stand={open.stand} language={open.options.language} isTold={told.isWordTold} isWrong={sheet.isWrong} />
              {!sheet.isWrong && <Rack {...pile} />}
            </div>
            <GuessRows key={drawer} {...pile} />
            <PileHeard {...pile} />
          </div>
        }
        foot={
          <div className="telling__foot">
            {sheet.isWrong ? <StarsThatStay {...pile} /> : <Middle {...pile} isSilent={isTvOn} />}
            <GoOn {...props} button={opening.next} aside={aside} />
          </div>
        }
      />
    </div>
  )
}

/** The how manieth drawing this is, and which is mine as long as it is to come. */
function usePlace({ open, seat }: ShownAtSeat<Pictomania>, sheet: Sheet): ReactNode {
  const { opening } = useShowWords()
  const drawers = Object.keys(open.sheets).map(Number)
  const place = opening.place(open.opened.length, drawers.length)
  if (sheet.isWrong)
    return (
      <>
        <span className="telling__place">{place} · </span>
        {opening.nobodyWrong}
      </>
    )
  const isMineToCome = seat !== null && drawers.includes(seat) && !open.opened.includes(seat)
  return isMineToCome ? `${place} · ${opening.yoursIs(drawers.indexOf(seat) + 1)}` : place
}

interface RackProps {
  readonly sheet: Sheet
  readonly drawer: Seat
  readonly seats: ShownAtSeat<Pictomania>['seats']
  readonly told: ToldPile
}

/** The stars that can still be won. */
function Rack({ sheet, drawer, seats, told }: RackProps) {
  const { opening } = useShowWords()
  const colour = seatAt(seats, drawer)?.colour
  const takers = sheet.pile.slice(0, told.judged).map(({ by }) => by)
  const left = rackOf(sheet).filter(({ by }) => by === null || !takers.includes(by))
  return (
    <ul className="telling__rack" aria-label={opening.tokens} data-over={told.isOver}>
      {left.map(({ stars, by }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tokens of one star are told apart by their place
        <li key={at} data-rack={by ?? undefined}>
          <PointToken stars={stars} colour={colour} />
        </li>
      ))}
    </ul>
  )
}
