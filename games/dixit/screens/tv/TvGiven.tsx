import type { Dixit } from '../../types.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import { sound } from '@figment/ui/sound.ts'
import { useDixitWords } from '../words.tsx'
import { onTable } from './places.ts'

const comesInMs = 420

/** Cards come face down to the next free place; that somebody has given is known, what it was and where it lies is not. */
export function TvGiven({ open }: { readonly open: Dixit['open'] }) {
  const words = useDixitWords()
  const table = useRef<HTMLDivElement>(null)
  const places = onTable(1 + (open.seats.length - 1) * open.toGive)
  const given = 1 + (open.seats.length - 1 - open.awaited.length) * open.toGive
  useEffect(() => {
    if (given > 1) sound('card')
  }, [given])
  useComing(table, given, open.awaited)
  return (
    <div className="tv-backs" ref={table}>
      <p className="unseen" aria-live="polite">
        {words.giving.faceDown(given)}
      </p>
      {places.map(({ x, y, width }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
          key={at}
          className="tv-backs__place"
          data-there={at < given}
          style={{ '--x': x, '--y': y, '--width': width }}
          aria-hidden="true"
        >
          {at < given && <span className="tv-backs__card" />}
        </span>
      ))}
    </div>
  )
}

/** From the row of whoever gave it. */
function useComing(table: React.RefObject<HTMLDivElement | null>, given: number, awaited: readonly number[]): void {
  const before = useRef({ given, awaited })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { given, awaited }
    if (given <= last.given || prefersStill()) return
    const giver = last.awaited.find((seat) => !awaited.includes(seat))
    const home = document.querySelector(`[data-home="${giver}"]`)?.getBoundingClientRect()
    const cards = table.current?.querySelectorAll('.tv-backs__card')
    for (let at = last.given; at < given; at++) {
      const card = cards?.[at]
      if (!card || !home) continue
      const to = card.getBoundingClientRect()
      const from = `translate(${home.x - to.x}px, ${home.y - to.y}px) rotate(9deg) scale(0.2)`
      card.animate([{ transform: from, opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: 'none' }], {
        duration: comesInMs,
        easing: 'ease-out',
      })
    }
  })
}
