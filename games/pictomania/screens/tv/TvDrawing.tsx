import { type Pictomania, type Language, LETTERS, type Open, type Stand } from '../../types.ts'
import { memo, useEffect, useRef } from 'react'
import { sound } from '@figment/ui/sound.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { BlackToken } from '../BlackToken.tsx'
import { useNames, WhoMark } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { TvHead } from './TvHead.tsx'
import { TvSheets } from './TvSheets.tsx'

/** All drawings grow at once; beside them what they may be. */
export function TvDrawing(props: Shown<Pictomania>) {
  const { open, seats } = props
  const { tv } = useShowWords()
  useTableSounds(open)
  return (
    <>
      <TvHead {...props} title={tv.drawing} note={tv.drawingNote}>
        <BlackTokens open={open} seats={seats} />
      </TvHead>
      <div className="tv-drawing" data-many={Object.keys(open.sheets).length > 4}>
        <TvSheets {...props} />
        <TvWords stand={open.stand} language={open.options.language} />
      </div>
    </>
  )
}

/** Who took which; the best first. */
function BlackTokens({ open, seats }: Pick<Shown<Pictomania>, 'open' | 'seats'>) {
  const { tv } = useShowWords()
  const { stars, drawing } = usePictomaniaWords()
  const nameOf = useNames(seats)
  return (
    <ol className="tv-tokens" aria-label={tv.tokens}>
      {open.blackTokens.map((token, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tokens of one star are told apart by their place
        <li key={at} className="tv-tokens__one" data-taken={token.by !== null}>
          <BlackToken stars={token.stars} />
          <span className="unseen">
            {stars(token.stars)}, {token.by === null ? tv.free : drawing.takenBy(nameOf(token.by))}
          </span>
          {token.by !== null && (
            <span className="tv-tokens__by" aria-hidden="true">
              <WhoMark seat={token.by} seats={seats} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

const TvWords = memo(function TvWords({ stand, language }: { readonly stand: Stand; readonly language: Language }) {
  const { card } = usePictomaniaWords()
  return (
    <div className="tv-words">
      {LETTERS.map((letter) => (
        <section key={letter} className="tv-words__card" aria-label={card(letter)}>
          <h2 lang={language}>
            <span aria-hidden="true">{letter}</span> {stand[letter].theme}
          </h2>
          <ol lang={language}>
            {stand[letter].words.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its number, and some may be taken off
              <li key={at}>
                <TheWord of={word} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
})

/** A guess that is laid, a token that is taken: heard once, as it happens. */
function useTableSounds({ sheets, blackTokens }: Open): void {
  const laid = Object.values(sheets).reduce((sum, { pile }) => sum + pile.length, 0)
  const taken = blackTokens.filter(({ by }) => by !== null).length
  const before = useRef({ laid, taken })
  useEffect(() => {
    const last = before.current
    before.current = { laid, taken }
    if (taken > last.taken) sound('chime')
    else if (laid > last.laid) sound('card')
  }, [laid, taken])
}
