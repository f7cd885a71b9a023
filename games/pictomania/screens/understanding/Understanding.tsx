import { type Pictomania, LETTERS, type Letter, type Stand } from '../../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Settled, Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { About } from '@figment/client/about.ts'
import { StandCard } from '../stand/StandCard.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './Understanding.css'

/** With more than these nobody needs to count them. */
const FEW_CARDS = 5

/** Everybody reads the 21 words, and may ask for another card, before a task is dealt. */
export function Understanding({ open, seat, seats, isAway, clockAhead, play }: ShownAtSeat<Pictomania>) {
  const words = usePictomaniaWords()
  const { isBusy, take } = useTurn(play)
  const fresh = useFreshCards(open.stand)
  const { awaited, laid, spareCards, stand, options, round } = open
  const isPlaying = seat !== null && open.seats.includes(seat)
  const isAsked = isPlaying && awaited.includes(seat)
  const { understanding } = words
  const isTraining = round === 1 && options.firstRound === 'training'
  const spare = spareCards > 0 ? understanding.spare(spareCards) : understanding.noSpare
  return (
    <>
      <Asking
        ask={isPlaying ? understanding.ask : understanding.watch}
        hint={isTraining ? understanding.training : understanding.hint}
        due={open.due}
        clockAhead={clockAhead}
      >
        {fresh.map((letter) => (
          <p key={letter} className="understanding__news">
            {understanding.replaced(letter)}
          </p>
        ))}
      </Asking>
      <div className="understanding__stand">
        {LETTERS.map((letter) => (
          <StandCard
            // a new card comes anew
            key={`${letter} ${stand[letter].words.join()}`}
            letter={letter}
            card={stand[letter]}
            language={options.language}
            label={words.card(letter)}
            isNew={fresh.includes(letter)}
          >
            <About seat={null} pieces={piecesOf(stand[letter].words, { round, letter })} />
            {isPlaying && (
              <button
                type="button"
                className="understanding__replace"
                aria-label={understanding.anotherCard(letter)}
                aria-busy={isBusy || undefined}
                disabled={spareCards === 0}
                onClick={() => void take({ type: 'replaceCard', laid, letter })}
              >
                {understanding.another}
              </button>
            )}
          </StandCard>
        ))}
      </div>
      {isPlaying && spareCards <= FEW_CARDS && <p className="understanding__spare">{spare}</p>}
      <Dock>
        {isAsked ? (
          <>
            {awaited.length < open.seats.length && (
              <Waiting awaited={awaited.filter((one) => one !== seat)} seats={seats} isAway={isAway} />
            )}
            <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'understand', laid })}>
              {understanding.button}
            </Button>
          </>
        ) : (
          <Settled awaited={awaited} seats={seats} isAway={isAway} note={undefined} />
        )}
      </Dock>
    </>
  )
}

/** The letters whose cards were replaced last, as long as this screen has been there to see it. */
function useFreshCards(stand: Stand): readonly Letter[] {
  const [seen, setSeen] = useState<{ stand: Stand; fresh: readonly Letter[] }>({ stand, fresh: [] })
  if (seen.stand === stand) return seen.fresh
  const fresh = LETTERS.filter((letter) => seen.stand[letter].words.join() !== stand[letter].words.join())
  setSeen({ stand, fresh: fresh.length > 0 ? fresh : seen.fresh })
  return fresh
}

/** The words of a card, each of which can be taken off by itself. */
const piecesOf = (words: readonly string[], card: { readonly round: number; readonly letter: Letter }) =>
  words.flatMap((word, at) => (word === '' ? [] : [{ piece: { kind: 'word', ...card, number: at + 1 }, shown: word }]))
