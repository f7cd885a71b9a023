import { type Language, LETTERS, NUMBERS, type Stand, type Task } from '../../types.ts'
import { memo } from 'react'
import { usePictomaniaWords } from '../words.tsx'
import { columnsOf } from './columns.ts'
import { TheWord } from './TheWord.tsx'
import './WordTable.css'

interface Props {
  readonly stand: Stand
  /** Of the words, which is not always that of the screen. */
  readonly language: Language
  readonly task: Task | null
  /** Numbers of the guess cards that are played. */
  readonly played: readonly number[]
}

/** The 21 words: a number is a row, a card is a column. */
export const WordTable = memo(function WordTable({ stand, language, task, played }: Props) {
  const words = usePictomaniaWords()
  const columns = columnsOf(stand)
  const all = columns.reduce((sum, one) => sum + one, 0)
  return (
    <div className="word-table-place">
      <table className="word-table">
        <caption className="unseen">{words.drawing.theWords}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.drawing.number}</span>
            </th>
            {LETTERS.map((letter, at) => (
              <th key={letter} scope="col" style={{ '--share': (columns[at] ?? 1) / all }}>
                <span className="word-table__letter">{letter}</span>
                <span className="word-table__theme" lang={language}>
                  {stand[letter].theme}
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
              {LETTERS.map((letter) => {
                const isMine = task?.letter === letter && task.number === number
                return (
                  <td key={letter} data-mine={isMine} data-letter={letter}>
                    <span lang={language}>
                      <TheWord of={stand[letter].words[number - 1]} />
                    </span>
                    {isMine && <span className="word-table__mine">{words.drawing.yours}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
