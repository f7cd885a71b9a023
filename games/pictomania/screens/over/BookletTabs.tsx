import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { type KeyboardEvent, useRef } from 'react'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import './BookletTabs.css'

interface Props {
  readonly players: readonly Seat[]
  readonly seats: readonly Player[]
  readonly shown: Seat | undefined
  onShow(seat: Seat): void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export const tabOf = (seat: Seat): string => `tab-of-${seat}`
export const bookletId = (seat: Seat): string => `booklet-of-${seat}`

/** Whose booklet lies open. */
export function BookletTabs({ players, seats, shown, onShow }: Props) {
  const { over } = useShowWords()
  const nameOf = useNames(seats)
  const all = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || shown === undefined) return
    event.preventDefault()
    const next = (players.indexOf(shown) + by + players.length) % players.length
    onShow(players[next] ?? shown)
    const tab = all.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div ref={all} className="booklet-tabs" role="tablist" aria-label={over.booklets}>
      {players.map((seat) => {
        const who = seatAt(seats, seat)
        return (
          <button
            key={seat}
            id={tabOf(seat)}
            type="button"
            role="tab"
            className="booklet-tabs__one"
            aria-selected={seat === shown}
            aria-controls={bookletId(seat)}
            tabIndex={seat === shown ? 0 : -1}
            onClick={() => onShow(seat)}
            onKeyDown={step}
          >
            {who && <PlayerMark colour={who.colour} shape={who.shape} />}
            <span className="unseen">{over.booklet(nameOf(seat))}</span>
          </button>
        )
      })}
    </div>
  )
}
