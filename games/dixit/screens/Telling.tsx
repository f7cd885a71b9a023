import type { Dixit, Card, Held } from '../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { hasStage } from '@figment/ui/scene/shape.ts'
import { useStage } from '@figment/ui/scene/Stage.tsx'
import { ClueField } from './ClueField.tsx'
import { charactersLeft, clueLength } from './clue-length.ts'
import { storyOf, useDraft } from './draft.ts'
import { Gathered } from './Gathered.tsx'
import { useHandCards } from './hand.ts'
import { useKeyboardHeight } from '@figment/ui/keyboard.ts'
import { useIsLate } from './late.ts'
import { aboutToLay } from './laying.ts'
import { Performing } from './perform/Performing.tsx'
import { usePerformance } from './perform/performance.ts'
import { usePerformWords } from './perform/words/index.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { Table } from './Table.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import { useDixitWords } from './words.tsx'

type Props = ShownAtSeat<Dixit>

export function Telling(props: Props) {
  const { open, held, seat } = props
  const iTell = held !== null && open.storyteller === seat
  return iTell ? <Storyteller {...props} held={held} /> : <Listener {...props} />
}

function Storyteller(props: Props & { held: Held }) {
  const { open, held, play } = props
  const words = useDixitWords()
  const performWords = usePerformWords()
  const { isBusy, take } = useTurn(play)
  const stage = useStage()
  const story = storyOf(open, held)
  const performance = usePerformance(open.options, story)
  const keyboard = useKeyboardHeight()
  const { draft, change, forget } = useDraft(story)
  const drafted = draft.card !== null && held.hand.includes(draft.card) ? draft.card : null
  const card = drafted ?? (hasStage(stage.shape) ? (held.hand[0] ?? null) : null)
  const cards = useHandCards(held.hand, {
    lit: card !== null && !hasStage(stage.shape) ? [card] : [],
    large: card,
    chosen: card === null ? [] : [card],
  })
  const hasClue = clueLength(draft.clue) > 0
  const { kind, isPerformed } = performance
  // a sound, a song or a pantomime speaks for itself
  const isReady = card !== null && (hasClue || isPerformed) && charactersLeft(draft.clue) >= 0
  const tell = async ({ withRecording = true } = {}) => {
    if (!isReady || (performance.isSending && withRecording)) return
    if (!withRecording) performance.stopSending()
    const sent = withRecording ? await performance.send() : { clip: undefined }
    if (!sent) return
    const lay = aboutToLay([card])
    const isTold = await take({ type: 'tellClue', card, clue: draft.clue, ...(isPerformed && { kind, clip: sent.clip }) })
    if (!isTold) return
    forget()
    lay()
  }
  const { askCard, askClue, askTell } = words.telling
  return (
    <Table
      shown={props}
      stage={stage}
      now="tell"
      ask={card === null ? askCard : hasClue || performance.recording ? askTell : (performWords.asks[kind] ?? askClue)}
      hint={stage.shape === 'tall' ? words.telling.hint : words.telling.hintShort}
      label={words.hand}
      isHand
      cards={cards}
      at={card}
      keyboard={keyboard}
      onTap={(tapped) => {
        if (tapped === card) stage.bringForward(true)
        change({ card: tapped })
      }}
      onLook={(looked) => change({ card: looked })}
      foot={
        <form
          className="tell"
          onSubmit={(event) => {
            event.preventDefault()
            void tell()
          }}
        >
          <Performing performance={performance} onTellWithout={() => void tell({ withRecording: false })} />
          <ClueField clue={draft.clue} placeholder={performWords.placeholders[kind]} onChange={(clue) => change({ clue })} />
          <Button kind="primary" type="submit" busy={isBusy || performance.isSending} disabled={!isReady}>
            {words.telling.button}
          </Button>
          {keyboard > 0 && (
            <Button className="tell__another" onClick={() => (document.activeElement as HTMLElement | null)?.blur()}>
              {words.telling.another}
            </Button>
          )}
        </form>
      }
    />
  )
}

/** Everybody else looks through their cards meanwhile. */
function Listener(props: Props) {
  const { open, held, seats, isAway } = props
  const words = useDixitWords()
  const stage = useStage()
  const isLate = useIsLate()
  const teller = seatAt(seats, open.storyteller)
  const isTellerAway = open.storyteller !== null && isAway(open.storyteller)
  const [looked, look] = useState<Card | null>(null)
  const at = looked ?? (hasStage(stage.shape) ? (held?.hand[0] ?? null) : null)
  const cards = useHandCards(held?.hand ?? [], { large: at })
  return (
    <Table
      shown={props}
      stage={stage}
      now={held ? 'listen' : 'gathered'}
      ask={<Named say={isLate ? words.claiming.faster : words.telling.others} name={teller?.name} />}
      hint={isTellerAway ? <Waiting awaited={open.awaited} seats={seats} isAway={isAway} /> : held ? words.telling.othersHint : undefined}
      label={words.hand}
      isHand
      cards={cards}
      {...(!held && { tray: <Gathered {...props} /> })}
      at={at}
      onTap={(card) => {
        look(card)
        stage.bringForward(true)
      }}
      onLook={look}
      foot={held ? undefined : <FrameFoot />}
    />
  )
}
