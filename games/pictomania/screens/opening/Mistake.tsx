import type { Pictomania } from '../../types.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { CharmCard } from '@figment/ui/CharmCard.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { Spread } from '@figment/ui/scene/Spread.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { BlackToken } from '../BlackToken.tsx'
import { Head } from '../drawing/Head.tsx'
import { PenIcon } from '../icons.tsx'
import { PointToken } from '../show/PointToken.tsx'
import { SheetOf } from '../show/SheetOf.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { ToldWord } from './ToldWord.tsx'
import './Mistake.css'

type Shown = ShownAtSeat<Pictomania>

/** The question whether one drew something else, until the own pile is opened: while it is open the table knows, and that pile waits. */
export function useMistake({ open, seat, play }: Pick<Shown, 'open' | 'seat' | 'play'>) {
  const [isOpened, setOpened] = useState(false)
  const mayAsk = seat !== null && open.sheets[seat]?.isWrong === false && !open.opened.includes(seat)
  const isAsking = mayAsk && (isOpened || open.doubting.includes(seat))
  const ask = (isOpen: boolean) => {
    setOpened(isOpen)
    void play({ type: 'doubt', round: open.round, isOpen }, { unsaid: ['pileIsOpened', 'notNow'] })
  }
  return { mayAsk, isAsking, ask }
}

export function MistakeButton({ onAsk }: { onAsk(): void }) {
  const { mistake } = useShowWords()
  return (
    <button type="button" className="mistake" onClick={onAsk}>
      <PenIcon />
      {mistake.button}
    </button>
  )
}

/** My drawing once more, my word, and what it would mean to say so. */
export function MistakeQuestion({ open, held, seat, seats, play, onLeave }: Shown & { onLeave(): void }) {
  const { mistake } = useShowWords()
  const { isBusy, take } = useTurn(play)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && !document.querySelector('dialog[open]') && onLeave()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onLeave])
  const sheet = seat === null ? undefined : open.sheets[seat]
  if (seat === null || !sheet) return null
  const me = seatAt(seats, seat)
  const stars = sheet.pointTokens.reduce((sum, token) => sum + token, 0)
  const token = sheet.finish?.token == null ? undefined : open.blackTokens[sheet.finish.token]
  const guessers = sheet.pile.flatMap(({ by }) => seatAt(seats, by) ?? [])
  return (
    <Spread
      lead="plate"
      head={
        <Head
          heading={heading}
          sign={me && <PlayerMark colour={me.colour} shape={me.shape} />}
          hint={mistake.opensAt(Object.keys(open.sheets).map(Number).indexOf(seat) + 1)}
        >
          {mistake.title}
        </Head>
      }
      corner={
        <button type="button" className="mistake-asked__close" aria-label={mistake.no} onClick={onLeave}>
          <Icon name="close" />
        </button>
      }
      plate={
        <div className="telling__paper mistake-asked__sheet">
          <SheetOf sheet={sheet} drawer={seat} seats={seats} />
        </div>
      }
      text={
        <div className="telling__text">
          {held?.task && <ToldWord task={held.task} stand={open.stand} language={open.options.language} isTold />}
          <ul className="mistake-asked__rows">
            <li>
              <span className="mistake-asked__sign">
                {guessers.slice(0, 3).map((guesser) => (
                  <CharmCard key={guesser.seat} of={guesser} />
                ))}
              </span>
              {mistake.guessesBack}
            </li>
            <li>
              <span className="mistake-asked__sign">
                <PointToken stars={sheet.pointTokens[0] ?? 1} colour={me?.colour} />
              </span>
              {mistake.starsStay}
              <b data-minus="true">{signed(0 - stars)}</b>
            </li>
            {token && (
              <li>
                <span className="mistake-asked__sign">
                  <BlackToken stars={token.stars} />
                </span>
                {mistake.tokenBack}
                <b>0</b>
              </li>
            )}
            <li>
              <span className="mistake-asked__sign" data-good="true">
                <Icon name="check" />
              </span>
              {mistake.ownGuesses}
              <b data-good="true">+</b>
            </li>
          </ul>
        </div>
      }
      foot={
        <div className="mistake-asked__answers">
          <Button onClick={onLeave}>{mistake.no}</Button>
          <Button kind="danger" busy={isBusy} onClick={() => void take({ type: 'declareWrong', round: open.round })}>
            {mistake.yes}
          </Button>
        </div>
      }
    />
  )
}
