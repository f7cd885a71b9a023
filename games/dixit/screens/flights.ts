import { useLayoutEffect, useRef } from 'react'
import { flyFrom } from '@figment/ui/motion.ts'
import type { Drama } from './drama.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/**
 * Moves what the drama has just shown: a token comes from its player to the card, points from the card that earned them.
 * The screens only say what is where: data-home (a player), data-token (their vote), data-card-of (an owner's card), data-gain.
 */
export function useFlights({ votes, hasVoted, arePointsGiven, isRunning }: Drama): void {
  const landed = votes.filter((seat) => hasVoted(seat)).length
  const last = useRef({ landed, arePointsGiven })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { landed, arePointsGiven }
    if (!isRunning) return
    if (landed > before.landed) {
      const seat = votes[landed - 1]
      const token = find(`[data-token="${seat}"]`)
      const home = find(`[data-home="${seat}"]`)
      if (token) flyFrom(token, home && isInSight(home) ? home.getBoundingClientRect() : above(token), { scale: 1.5 })
    }
    if (arePointsGiven && !before.arePointsGiven) {
      for (const [at, gain] of document.querySelectorAll<HTMLElement>('[data-gain]').entries()) {
        const source = find(`[data-card-of="${gain.dataset.gain}"]`)
        if (source) flyFrom(gain, source.getBoundingClientRect(), { delay: at * 70 })
      }
    }
  })
}

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const above = (element: Element): DOMRect => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return new DOMRect(x, y - 90, width, height)
}
