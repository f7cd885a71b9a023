import type { Dixit, Card, Held } from '../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Cards } from './Cards.tsx'
import { Clue } from './Clue.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Settled, Waiting } from '@figment/ui/scene/Waiting.tsx'
import { useDixitWords } from './words.tsx'

export function Voting(props: ShownAtSeat<Dixit>) {
  const { open, held, seat } = props
  if (!held || open.storyteller === seat) return <Onlooker {...props} />
  return <Voter {...props} held={held} />
}

function Voter({ open, held, seats, isAway, clockAhead, play }: ShownAtSeat<Dixit> & { held: Held }) {
  const words = useDixitWords()
  const { isBusy, take } = useTurn(play)
  const [picked, setPicked] = useState<Card | null>(null)
  const voted = held.vote === null ? null : (open.laid[held.vote - 1] ?? null)
  const chosen = picked ?? voted
  const isMine = (card: Card) => held.given.includes(card)
  const vote = async (number: number) => {
    const isCast = await take({ type: 'vote', number })
    if (isCast) setPicked(null)
  }
  const number = chosen === null ? null : open.laid.indexOf(chosen) + 1
  const isSettled = number !== null && number === held.vote
  return (
    <>
      <Asking ask={held.vote === null ? words.voting.ask : words.voting.voted(held.vote)} due={open.due} clockAhead={clockAhead} />
      <Clue
        clue={open.clue ?? ''}
        kind={open.clueKind}
        clip={open.clip}
        teller={seatAt(seats, open.storyteller)?.name}
        by={seatAt(seats, open.storyteller)?.person}
        told={{ round: open.round, seat: open.storyteller }}
      />
      <Cards
        cards={open.laid}
        label={words.gallery}
        isNumbered
        chosen={chosen === null ? [] : [chosen]}
        tagOf={(card) => (isMine(card) ? words.voting.yours : undefined)}
        isOutOfPlay={isMine}
        onToggle={(card) => setPicked(card === picked ? null : card)}
      />
      <Dock>
        {isSettled ? (
          <Settled note={words.voting.canChange} awaited={open.awaited} seats={seats} isAway={isAway} />
        ) : (
          <Button kind="primary" busy={isBusy} disabled={number === null} onClick={() => number !== null && void vote(number)}>
            {number === null ? words.voting.buttonEmpty : words.voting.button(number)}
          </Button>
        )}
      </Dock>
    </>
  )
}

/** The storyteller, and those who watch: the gallery, and not a word about the votes. */
function Onlooker({ open, held, seats, isAway, clockAhead }: ShownAtSeat<Dixit>) {
  const words = useDixitWords()
  return (
    <>
      <Asking
        ask={held ? words.voting.teller : words.voting.watch}
        hint={held ? words.voting.tellerHint : undefined}
        due={open.due}
        clockAhead={clockAhead}
      >
        <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />
      </Asking>
      <Clue
        clue={open.clue ?? ''}
        kind={open.clueKind}
        clip={open.clip}
        isMine={held !== null}
        teller={seatAt(seats, open.storyteller)?.name}
        by={seatAt(seats, open.storyteller)?.person}
        told={{ round: open.round, seat: open.storyteller }}
      />
      <Cards
        cards={open.laid}
        label={words.gallery}
        isNumbered
        tagOf={(card) => (held?.given.includes(card) ? words.voting.yours : undefined)}
      />
    </>
  )
}
