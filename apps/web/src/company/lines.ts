import type { View } from '@figment/client/connection/view.ts'
import { isMutedForMe, mySeat } from '@figment/client/who.ts'
import type { ChatLine } from '@figment/table/types'
import { manifestOf } from '../games/manifests.ts'

/** What I can read now: nothing of whom I have muted, nor, while a round could be spoiled by it, of those who only watch it. */
export function linesFor(view: View): readonly ChatLine[] {
  const { chat, play, games } = view.open
  const isSpoiled = mySeat(view) !== undefined && isAsideNow(view)
  const isKept = ({ aside }: ChatLine) => isSpoiled && aside?.game === games && aside.round === play?.open.round
  return chat.lines.filter((line) => !isMutedForMe(view, line.person, 'chat') && !isKept(line))
}

/** What is written now by whoever watches is read by the players later. */
export const isSaidAside = (view: View): boolean => mySeat(view) === undefined && isAsideNow(view)

function isAsideNow({ open: { play } }: View): boolean {
  const phases: readonly string[] = (play && manifestOf(play.game).asides) ?? []
  return play !== null && phases.includes(play.open.phase)
}
