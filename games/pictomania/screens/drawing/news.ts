import type { Open } from '../../types.ts'
import { useState } from 'react'
import type { Seat } from '@figment/game-kit'
import type { Words } from '../words.tsx'
import { starsOf } from './standing.ts'

interface Telling {
  readonly news: Words['news']
  readonly mine: Seat | null
  nameOf(seat: Seat): string
}

/** For screen readers: what has just happened at the table. Each thing is told once. */
export function useNews(open: Open, telling: Telling): string {
  const [heard, setHeard] = useState({ open, news: '' })
  if (heard.open === open) return heard.news
  const news = newsBetween(heard.open, open, telling).join('. ')
  setHeard({ open, news: news === '' ? heard.news : news })
  return news
}

/** What happened between two looks at the table, in sentences; one's own doings are known. */
export function newsBetween(before: Open, now: Open, { news, mine, nameOf }: Telling): string[] {
  if (before.round !== now.round) return []
  return Object.entries(now.sheets).flatMap(([key, sheet]) => {
    const seat = Number(key)
    const known = before.sheets[seat]
    if (!known || known === sheet) return []
    const guessers = sheet.pile.slice(known.pile.length).map(({ by }) => by)
    const guesses = guessers
      .filter((by) => by !== mine)
      .map((by) => (seat === mine ? news.guessedYours(nameOf(by)) : news.guessed(nameOf(by), nameOf(seat))))
    if (known.finish || !sheet.finish || seat === mine) return guesses
    const stars = starsOf(now, sheet)
    return [...guesses, stars === null ? news.finishedWithout(nameOf(seat)) : news.finishedWith(nameOf(seat), stars)]
  })
}
