import type { Poezium, Held, Line } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { LineHand } from './LineHand.tsx'
import { momentOf, useForMoment } from './moment.ts'
import { StoryTable } from './StoryTable.tsx'
import { SwapLine, Swapped } from './SwapLine.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'
import { usePoeziumWords } from './words.tsx'

export function Telling(props: ShownAtSeat<Poezium>) {
  const { open, held, seat } = props
  return held && open.storyteller === seat ? <Storyteller {...props} held={held} /> : <Listener {...props} />
}

interface Draft {
  readonly number: number | null
  readonly line: Line | null
}

function Storyteller({ open, held, seats, clockAhead, play }: ShownAtSeat<Poezium> & { readonly held: Held }) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const [draft, setDraft] = useForMoment<Draft>(momentOf(open), { number: null, line: null })
  const { number } = draft
  const line = draft.line !== null && held.hand.includes(draft.line) ? draft.line : null
  const { ask, askLine, askStory, askTell, button, buttonNoLine, buttonNoStory, hint } = words.telling
  const question = number === null ? (line === null ? ask : askStory) : line === null ? askLine : askTell
  const pickStory = (tapped: number) => setDraft({ line, number: tapped === number ? null : tapped })
  return (
    <>
      <Asking ask={question} hint={hint} due={open.due} clockAhead={clockAhead} />
      <div className="poezium__table">
        <StoryTable
          stories={open.stories}
          guesses={open.guesses}
          whoIs={whoIs}
          size="large"
          chosen={number}
          onChoose={pickStory}
          closeUp={{ label: words.stories.choose, onPress: (tapped) => setDraft({ line, number: tapped }) }}
        />
        <div className="poezium__side">
          <LineHand
            hand={held.hand}
            verse={verse}
            chosen={line}
            onChoose={(tapped) => setDraft({ number, line: tapped === line ? null : tapped })}
          />
          <SwapLine
            swapped={open.swapped}
            verse={verse}
            line={line}
            isBusy={isBusy}
            onSwap={(away) => void take({ type: 'swapLine', line: away })}
          />
        </div>
      </div>
      <Dock>
        <div className="acting">
          <Button
            kind="primary"
            busy={isBusy}
            disabled={number === null || line === null}
            onClick={() => number !== null && line !== null && void take({ type: 'pickStory', number, line })}
          >
            {number === null ? buttonNoStory : line === null ? buttonNoLine : button(number)}
          </Button>
        </div>
      </Dock>
    </>
  )
}

function Listener({ open, held, seats, isAway, clockAhead }: ShownAtSeat<Poezium>) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const teller = open.storyteller === null ? '' : whoIs(open.storyteller).name
  const isTellerAway = open.storyteller !== null && isAway(open.storyteller)
  return (
    <>
      <Asking
        ask={<Named say={words.telling.others} name={teller} />}
        hint={words.telling.othersHint}
        due={open.due}
        clockAhead={clockAhead}
      >
        {isTellerAway && <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />}
      </Asking>
      <div className="poezium__table">
        <StoryTable stories={open.stories} guesses={open.guesses} whoIs={whoIs} size="large" />
        <div className="poezium__side">
          {held && <LineHand hand={held.hand} verse={verse} />}
          <Swapped swapped={open.swapped} verse={verse} />
        </div>
      </div>
    </>
  )
}
