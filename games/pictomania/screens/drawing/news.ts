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

interface News {
  /** By whoever listens: all of it. */
  readonly heard: string
  /** What nobody could see on the sheets by themselves. */
  readonly seen: string
}

/** What has just happened at the table. Each thing is told once. */
export function useNews(open: Open, telling: Telling): News {
  const [known, setKnown] = useState<News & { readonly open: Open }>({ open, heard: '', seen: '' })
  if (known.open === open) return known
  const told = newsBetween(known.open, open, telling)
  const news = {
    open,
    heard: told.map(({ text }) => text).join('. ') || known.heard,
    seen: told.findLast(({ isSeen }) => isSeen)?.text ?? known.seen,
  }
  setKnown(news)
  return news
}

interface Told {
  readonly text: string
  readonly isSeen: boolean
}

/** What happened between two looks at the table, in sentences; one's own doings are known. */
export function newsBetween(before: Open, now: Open, { news, mine, nameOf }: Telling): Told[] {
  if (before.round !== now.round) return []
  return Object.entries(now.sheets).flatMap(([key, sheet]) => {
    const seat = Number(key)
    const known = before.sheets[seat]
    if (!known || known === sheet) return []
    const guessers = sheet.pile.slice(known.pile.length).map(({ by }) => by)
    const guesses = guessers
      .filter((by) => by !== mine)
      .map((by) =>
        seat === mine
          ? { text: news.guessedYours(nameOf(by)), isSeen: true }
          : { text: news.guessed(nameOf(by), nameOf(seat)), isSeen: false },
      )
    if (known.finish || !sheet.finish || seat === mine) return guesses
    const stars = starsOf(now, sheet)
    const text = stars === null ? news.finishedWithout(nameOf(seat)) : news.finishedWith(nameOf(seat), stars)
    return [...guesses, { text, isSeen: true }]
  })
}
