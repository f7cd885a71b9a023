import type { Open } from '../../types.ts'
import { useState } from 'react'
import type { Seat } from '@figment/game-kit'
import type { SayAction, Words } from '../words.tsx'

interface Telling {
  readonly words: Pick<Words, 'acting' | 'byeBye' | 'duel'>
  /** Who listens; null for somebody who watches. */
  readonly seat: Seat | null
  nameOf(seat: Seat): string
  readonly say: SayAction
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
export function newsBetween(before: Open, now: Open, { words, seat, nameOf, say }: Telling): string[] {
  const told: string[] = []
  for (const { sides, verdict, tokens, answer } of now.duels.slice(before.duels.length)) {
    const [one, other] = sides
    const what = answer === null ? words.duel.each[verdict] : tokens.yay > 0 ? words.duel.right(tokens.yay) : words.duel.wrong
    told.push(words.duel.news(nameOf(one.seat), one.number, nameOf(other.seat), other.number, `${words.duel.verdicts[verdict]} ${what}`))
  }
  const lastHeard = before.byeByes.at(-1)?.number ?? 0
  for (const { number, seat: by, gone, came } of now.byeByes)
    if (number > lastHeard) told.push(words.byeBye.news(nameOf(by), say(gone).text, say(came).text))
  const { declined } = now
  if (declined && declined.id !== before.declined?.id && declined.from === seat) told.push(words.acting.declined(nameOf(declined.to)))
  return told
}
