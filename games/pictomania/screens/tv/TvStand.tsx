import { type Language, LETTERS, type Stand } from '../../types.ts'
import { memo } from 'react'
import { usePictomaniaWords } from '../words.tsx'
import { TvCardWords } from './TvCardWords.tsx'
import './TvStand.css'

/** From so many letters on the words are written a little smaller, and the cards may be wider. */
const LONG_LETTERS = 18
/** Only words of the host's own are longer than this: beside each other they would be in each other's way. */
const VERY_LONG_LETTERS = 24

/** The three cards on their stand, beside or below the drawings. */
export const TvStand = memo(function TvStand({ stand, language }: { readonly stand: Stand; readonly language: Language }) {
  const { card } = usePictomaniaWords()
  const longest = Math.max(...LETTERS.flatMap((letter) => stand[letter].words.map((word) => word.length)))
  return (
    <div className="tv-words" data-long={longest > VERY_LONG_LETTERS ? 'very' : longest > LONG_LETTERS}>
      {LETTERS.map((letter) => (
        <section key={letter} className="tv-words__card" aria-label={card(letter)}>
          <h2 lang={language}>
            <span aria-hidden="true">{letter}</span> {stand[letter].theme}
          </h2>
          <TvCardWords words={stand[letter].words} language={language} />
        </section>
      ))}
    </div>
  )
})
