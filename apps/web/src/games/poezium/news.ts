import type { Open } from '@figment/poezium/types'
import type { Spoken } from './verse.ts'
import type { WhoIs } from './who.ts'
import type { Words } from './words/index.tsx'

/** The latest thing that happened at the table, in a sentence; each is told once. */
export function latestNews(open: Open, words: Words, verse: Spoken, whoIs: WhoIs): string {
  const { news } = words
  if (open.phase === 'ending') {
    const right = open.guesses.find(({ isRight }) => isRight)
    if (right) return news.right(whoIs(right.by).name, right.number)
    return open.shown === null ? '' : news.shown(open.shown)
  }
  if (open.phase !== 'guessing' && open.phase !== 'marking') return ''
  const line = open.lines.at(-1)
  if (open.phase === 'marking') return line ? news.line(whoIs(line.by).name, verse.lineText(line.line)) : ''
  const wrong = open.guesses.at(-1)
  const mark = line?.mark ? news.mark[line.mark](verse.lineText(line.line)) : ''
  const guess = wrong ? news.wrong(whoIs(wrong.by).name, wrong.number) : ''
  if (mark !== '' || guess !== '') return [mark, guess].filter(Boolean).join('. ')
  return open.hint !== null && open.storyteller !== null ? news.hint(whoIs(open.storyteller).name, verse.lineText(open.hint)) : ''
}
