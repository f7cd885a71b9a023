import type { Dixit, Held } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Cards } from './Cards.tsx'
import { ClueField } from './ClueField.tsx'
import { charactersLeft, clueLength } from './clue-length.ts'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useDraft } from './draft.ts'
import { Gathered } from './Gathered.tsx'
import { useKeyboardHeight } from '@figment/ui/keyboard.ts'
import { aboutToLay } from './laying.ts'
import { Performing } from './perform/Performing.tsx'
import { usePerformance } from './perform/performance.ts'
import { usePerformWords } from './perform/words/index.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import { useDixitWords } from './words.tsx'

export function Telling(props: ShownAtSeat<Dixit>) {
  const { open, held, seat } = props
  const iTell = held !== null && open.storyteller === seat
  return iTell ? <Storyteller {...props} held={held} /> : <Listener {...props} />
}

function Storyteller({ open, held, clockAhead, play }: ShownAtSeat<Dixit> & { held: Held }) {
  const words = useDixitWords()
  const performWords = usePerformWords()
  const { isBusy, take } = useTurn(play)
  const story = `${open.round} ${held.hand.join(' ')}`
  const performance = usePerformance(open.options, story)
  const keyboard = useKeyboardHeight()
  const { draft, change, forget } = useDraft(story)
  const card = draft.card !== null && held.hand.includes(draft.card) ? draft.card : null
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
    <>
      <Asking
        ask={card === null ? askCard : hasClue || performance.recording ? askTell : (performWords.asks[kind] ?? askClue)}
        hint={words.telling.hint}
        due={open.due}
        clockAhead={clockAhead}
      />
      <Cards
        cards={held.hand}
        label={words.hand}
        chosen={card === null ? [] : [card]}
        onToggle={(tapped) => change({ card: tapped === card ? null : tapped })}
      />
      <Dock above={keyboard}>
        <form
          className="dock__form"
          data-tight={keyboard > 0}
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
        </form>
      </Dock>
    </>
  )
}

function Listener({ open, held, seats, isAway, clockAhead }: ShownAtSeat<Dixit>) {
  const words = useDixitWords()
  const teller = seatAt(seats, open.storyteller)
  const isTellerAway = open.storyteller !== null && isAway(open.storyteller)
  return (
    <>
      <Asking
        ask={<Named say={words.telling.others} name={teller?.name} />}
        hint={held ? words.telling.othersHint : undefined}
        due={open.due}
        clockAhead={clockAhead}
      >
        {isTellerAway && <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />}
      </Asking>
      {held ? <Cards cards={held.hand} label={words.hand} /> : <Gathered open={open} seats={seats} />}
    </>
  )
}
