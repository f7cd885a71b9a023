import { type Language, LETTERS, type Stand } from '../../types.ts'
import { memo } from 'react'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './TvStand.css'

/** From so many letters on the words are written a little smaller, and the cards may be wider. */
const LONG_LETTERS = 18

/** The three cards on their stand, beside or below the drawings. */
export const TvStand = memo(function TvStand({ stand, language }: { readonly stand: Stand; readonly language: Language }) {
  const { card } = usePictomaniaWords()
  const longest = Math.max(...LETTERS.flatMap((letter) => stand[letter].words.map((word) => word.length)))
  return (
    <div className="tv-words" data-long={longest > LONG_LETTERS}>
      {LETTERS.map((letter) => (
        <section key={letter} className="tv-words__card" aria-label={card(letter)}>
          <h2 lang={language}>
            <span aria-hidden="true">{letter}</span> {stand[letter].theme}
          </h2>
          <ol lang={language}>
            {stand[letter].words.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its number, and some may be taken off
              <li key={at}>
                <span>
                  <TheWord of={word} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
})
