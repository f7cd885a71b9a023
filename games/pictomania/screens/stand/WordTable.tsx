import { type Language, LETTERS, type Letter, NUMBERS, type Stand, type Task } from '../../types.ts'
import { memo } from 'react'
import { usePictomaniaWords } from '../words.tsx'
import { CardHeads } from './CardHeads.tsx'
import { columnsOf } from './columns.ts'
import { Dealt } from './Dealt.tsx'
import { useTabSwipe } from './swipe.ts'
import { TheWord } from './TheWord.tsx'
import './WordTable.css'

interface Props {
  readonly stand: Stand
  /** Of the words, which is not always that of the screen. */
  readonly language: Language
  readonly task: Task | null
  /** Numbers of the guess cards that are played. */
  readonly played: readonly number[]
  /** Of which card the words are seen, where only one has room; null: all three. */
  readonly tab: Letter | null
  onTab(letter: Letter): void
}

/** The 21 words: a number is a row, a card is a column. A word never breaks, only a line does. */
export const WordTable = memo(function WordTable({ stand, language, task, played, tab, onTab }: Props) {
  const words = usePictomaniaWords()
  const columns = columnsOf(stand)
  const all = columns.reduce((sum, one) => sum + one, 0)
  const seen = tab === null ? LETTERS : [tab]
  const swipe = useTabSwipe(tab, onTab)
  return (
    <Dealt>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a finger drawn across turns cards as the tabs do */}
      <div className="words-stand" data-tabbed={tab !== null} {...swipe}>
        {tab !== null && <CardHeads stand={stand} language={language} tab={tab} onTab={onTab} />}
        <table className="word-table">
          <caption className="unseen">{words.drawing.theWords}</caption>
          <thead className={tab === null ? undefined : 'unseen'}>
            <tr>
              <th scope="col">
                <span className="unseen">{words.drawing.number}</span>
              </th>
              {seen.map((letter) => (
                <th key={letter} scope="col" style={{ width: `${(100 * (columns[LETTERS.indexOf(letter)] ?? 1)) / all}%` }}>
                  <span className="word-table__head">
                    <b>{letter}</b>{' '}
                    <i lang={language} title={stand[letter].theme}>
                      {stand[letter].theme}
                    </i>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NUMBERS.map((number) => (
              <tr key={number} data-played={played.includes(number)}>
                <th scope="row">
                  {number}
                  {played.includes(number) && <span className="unseen">{words.drawing.played}</span>}
                </th>
                {seen.map((letter) => {
                  const isMine = task?.letter === letter && task.number === number
                  return (
                    <td key={letter} data-mine={isMine}>
                      <span lang={language}>
                        <TheWord of={stand[letter].words[number - 1]} />
                      </span>
                      {isMine && <span className="unseen">{words.drawing.yours}</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dealt>
  )
})
