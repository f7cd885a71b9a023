import type { Open, Player } from '../types.ts'
import { useState } from 'react'
import type { Spoken } from './verse.ts'
import type { WhoIs } from './who.ts'
import type { Words } from './words.tsx'

interface Telling {
  readonly news: Words['news']
  readonly whoIs: WhoIs
  readonly lineText: Spoken['lineText']
}

/** For screen readers: what has just happened at the table. Each thing is told once. */
export function useNews(open: Open, telling: Telling): string {
  const [heard, setHeard] = useState({ open, news: '' })
  if (heard.open === open) return heard.news
  const news = newsBetween(heard.open, open, telling).join('. ')
  setHeard({ open, news: news === '' ? heard.news : news })
  return news
}

/** What happened between two looks at the table, in sentences. */
export function newsBetween(before: Open, now: Open, { news, whoIs, lineText }: Telling): string[] {
  const nameOf = (player: Player | null) => (player === null ? '' : whoIs(player).name)
  const isSameRound = before.round === now.round
  const told: string[] = []
  const wasPassedOver = isSameRound && before.phase === 'telling' && now.phase === 'telling' && before.storyteller !== now.storyteller
  if (wasPassedOver) told.push(news.skipped(nameOf(before.storyteller)))
  if (isSameRound && now.skips > before.skips) told.push(news.skipped(nameOf(before.turn)))
  if (now.hint !== null && now.hint !== before.hint) told.push(news.hint(nameOf(now.storyteller), lineText(now.hint)))
  for (const { line, by, mark } of now.lines) {
    const known = before.lines.find((laid) => laid.line === line)
    if (!known) told.push(news.line(nameOf(by), lineText(line)))
    if (mark !== null && mark !== known?.mark) told.push(news.mark[mark](lineText(line)))
  }
  if (now.swapped !== null && now.swapped !== before.swapped)
    told.push(news.swapped(nameOf(now.phase === 'telling' ? now.storyteller : now.turn), lineText(now.swapped)))
  const guessedBefore = isSameRound ? before.guesses.length : 0
  for (const { by, number, isRight } of now.guesses.slice(guessedBefore)) told.push((isRight ? news.right : news.wrong)(nameOf(by), number))
  const isShownUnguessed = now.shown !== null && before.shown === null && !now.guesses.some(({ isRight }) => isRight)
  if (isShownUnguessed && now.shown !== null) told.push(news.shown(now.shown))
  return told
}
