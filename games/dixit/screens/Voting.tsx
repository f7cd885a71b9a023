import type { Dixit, Card, Held } from '../types.ts'
import { use, useContext, useId, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { hasStage } from '@figment/ui/scene/shape.ts'
import { type StageCard, useStage } from '@figment/ui/scene/Stage.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import { LiveContext, useTurningSound } from './drama.ts'
import { guessMoment, useOwnGuess } from './own-guess.ts'
import { SitsNext } from './SitsNext.tsx'
import { Count, Done, Table } from './Table.tsx'
import { useDixitWords } from './words.tsx'

type Props = ShownAtSeat<Dixit>

export function Voting(props: Props) {
  const { open, held, seat } = props
  // those who see the cards being laid see them turn over, one by one
  useTurningSound(useContext(LiveContext), open.laid.length)
  if (!held) return <Watcher {...props} />
  return open.storyteller === seat ? <Storyteller {...props} held={held} /> : <Voter {...props} held={held} />
}

/** The cards on the table, by their numbers. */
function useLaid(laid: readonly Card[], about: (card: Card) => Partial<StageCard> & { readonly word?: string | undefined }): StageCard[] {
  const words = useDixitWords()
  const isTurning = useContext(LiveContext)
  return laid.map((card, at) => {
    const { word, ...more } = about(card)
    return {
      card,
      name: [words.card(at + 1), word].filter(Boolean).join(', '),
      plaque: word === undefined ? String(at + 1) : `${at + 1} · ${word}`,
      ...(isTurning && { over: <span className="laid-back card-back" aria-hidden="true" /> }),
      ...more,
    }
  })
}

function Voter(props: Props & { held: Held }) {
  const { open, held, seats, isAway, play } = props
  const words = useDixitWords()
  const { isBusy, take } = useTurn(play)
  const stage = useStage()
  const [picked, setPicked] = useState<Card | null>(null)
  const isMine = (card: Card) => held.given.includes(card)
  const voted = held.vote === null ? null : (open.laid[held.vote - 1] ?? null)
  // where one card is large, the button names that one
  const first = hasStage(stage.shape) ? (open.laid.find((card) => !isMine(card)) ?? null) : null
  const chosen = picked ?? voted ?? first
  const canVote = chosen !== null && !isMine(chosen)
  const number = chosen === null ? 0 : open.laid.indexOf(chosen) + 1
  const isSettled = canVote && number === held.vote
  const cards = useLaid(open.laid, (card) => ({
    isAsleep: isMine(card),
    word: isMine(card) ? words.voting.yours : undefined,
    mark: card === chosen && !isMine(card) ? 'lit' : undefined,
  }))
  const vote = async () => {
    const isCast = await take({ type: 'vote', number })
    if (!isCast) return
    setPicked(null)
    stage.bringForward(false)
  }
  const tap = (card: Card) => {
    setPicked(card)
    if (stage.shape === 'upright' || card === chosen) stage.bringForward(true)
  }
  return (
    <Table
      shown={props}
      stage={stage}
      now="vote"
      ask={held.vote === null ? words.voting.ask : words.voting.voted(held.vote)}
      hint={held.vote === null ? undefined : <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />}
      label={`${words.gallery}, ${words.quotes.open}${open.clue}${words.quotes.close}`}
      cards={cards}
      at={chosen}
      onTap={tap}
      onLook={setPicked}
      cells={[<Done key="done" {...props} />]}
      foot={
        <Button kind="primary" busy={isBusy} disabled={!canVote || isSettled} onClick={() => void vote()}>
          {isSettled ? <Count open={open} /> : canVote ? words.voting.button(number) : words.voting.buttonEmpty}
        </Button>
      }
    />
  )
}

/** The storyteller sees the table as the others do, and not a word about the votes. */
function Storyteller(props: Props & { held: Held }) {
  const { open, held } = props
  const words = useDixitWords()
  const stage = useStage()
  const [looked, look] = useState<Card | null>(null)
  const [own = null] = held.given
  const cards = useLaid(open.laid, (card) => ({
    word: card === own ? words.voting.yours : undefined,
    mark: card === own ? 'lit' : undefined,
  }))
  return (
    <Table
      shown={props}
      stage={stage}
      now="teller"
      ask={words.voting.teller}
      hint={words.voting.tellerHint}
      label={words.gallery}
      cards={cards}
      at={looked ?? own}
      onTap={(card) => {
        look(card)
        stage.bringForward(true)
      }}
      onLook={look}
      cells={[<Done key="done" {...props} />]}
      foot={<HowMany open={open} />}
    />
  )
}

/** For oneself alone: it brings no points. */
function HowMany({ open }: Pick<Props, 'open'>) {
  const words = useDixitWords()
  const name = useId()
  const [guess, setGuess] = useOwnGuess('finders', guessMoment(open))
  return (
    <fieldset className="how-many">
      <legend>
        {words.voting.howMany} <span>{words.voting.justForYou}</span>
      </legend>
      {Array.from({ length: open.seats.length }, (_, count) => (
        <label key={count} className="how-many__one">
          <input type="radio" name={name} value={count} checked={guess === count} onChange={() => setGuess(count)} />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Whoever watches may guess, too; nobody else sees it. */
function Watcher(props: Props) {
  const { open } = props
  const words = useDixitWords()
  const stage = useStage()
  const { sitsNext } = use(FrameHostContext)
  const [guess, setGuess] = useOwnGuess('card', guessMoment(open))
  const guessed = guess === null ? null : (open.laid[guess - 1] ?? null)
  const cards = useLaid(open.laid, (card) => ({
    word: card === guessed ? words.voting.me : undefined,
    mark: card === guessed ? 'guessed' : undefined,
  }))
  const look = (card: Card) => setGuess(open.laid.indexOf(card) + 1)
  return (
    <Table
      shown={props}
      stage={stage}
      now="watch"
      ask={words.voting.watchAndYou}
      hint={sitsNext && stage.shape === 'square' ? words.watching.sits(open.round + 1) : words.voting.onlyYouSee}
      label={words.gallery}
      cards={cards}
      at={guessed ?? open.laid[0] ?? null}
      onTap={(card) => {
        if (card === guessed || stage.shape === 'upright') stage.bringForward(true)
        look(card)
      }}
      onLook={look}
      cells={[sitsNext ? <SitsNext key="sits" {...props} /> : <Done key="done" {...props} />]}
      foot={<FrameFoot />}
    />
  )
}
