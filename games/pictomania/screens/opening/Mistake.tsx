import type { Pictomania } from '../../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { wordOf } from '../../open/word.ts'
import { SheetOf } from '../show/SheetOf.tsx'
import { useShowWords } from '../show/words/index.tsx'
import './Mistake.css'

type Shown = ShownAtSeat<Pictomania>

/** Whether one may still say so: until the own pile is opened, and once. */
const mayAsk = ({ open, seat }: Pick<Shown, 'open' | 'seat'>): boolean =>
  seat !== null && open.sheets[seat]?.isWrong === false && !open.opened.includes(seat)

/** The question whether one drew something else: while it is open the table knows, and its pile waits. */
export function useMistake({ open, seat, play }: Pick<Shown, 'open' | 'seat' | 'play'>) {
  const [isOpened, setOpened] = useState(false)
  const isAsking = mayAsk({ open, seat }) && (isOpened || (seat !== null && open.doubting.includes(seat)))
  const ask = (isOpen: boolean) => {
    setOpened(isOpen)
    void play({ type: 'doubt', round: open.round, isOpen }, { unsaid: ['pileIsOpened', 'notNow'] })
  }
  return { isAsking, ask }
}

/** Until one's own pile is opened one may say: I drew something else. */
export function MistakeButton({ open, seat, onAsk }: Pick<Shown, 'open' | 'seat'> & { onAsk(): void }) {
  const { mistake } = useShowWords()
  const sheet = seat === null ? undefined : open.sheets[seat]
  if (seat === null || !sheet || open.opened.includes(seat)) return null
  if (sheet.isWrong) return <p className="mistake__said">{mistake.said}</p>
  return (
    <button type="button" className="mistake" onClick={onAsk}>
      {mistake.button}
    </button>
  )
}

/** My drawing once more, my word, and what it would mean to say so. */
export function MistakeQuestion({ open, held, seat, seats, play, onLeave }: Shown & { onLeave(): void }) {
  const { mistake } = useShowWords()
  const { isBusy, take } = useTurn(play)
  const sheet = seat === null ? undefined : open.sheets[seat]
  if (seat === null || !sheet) return null
  const { round } = open
  const stars = sheet.pointTokens.reduce((sum, token) => sum + token, 0)
  return (
    <Dialog title={mistake.title} open onClose={onLeave}>
      <div className="mistake-asked">
        <div className="mistake-asked__sheet">
          <SheetOf sheet={sheet} drawer={seat} seats={seats} />
        </div>
        {held?.task && (
          <p className="mistake-asked__word">
            <b lang={open.options.language}>{wordOf(open.stand, held.task)}</b>
          </p>
        )}
        <ul className="mistake-asked__rows">
          <li>{mistake.guessesBack}</li>
          <li>
            {mistake.starsStay} <b data-minus="true">{signed(-stars)}</b>
          </li>
          <li>{mistake.tokenBack}</li>
          <li>{mistake.ownGuesses}</li>
        </ul>
        <div className="mistake-asked__answers">
          <Button onClick={onLeave}>{mistake.no}</Button>
          <Button kind="danger" busy={isBusy} onClick={() => void take({ type: 'declareWrong', round })}>
            {mistake.yes}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
