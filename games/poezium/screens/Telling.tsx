import type { Poezium, Held, Line } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from './board/Board.tsx'
import { Head } from './board/Head.tsx'
import { Near } from './board/Near.tsx'
import { People } from './board/People.tsx'
import { PoeziumHints } from './learn/Hints.tsx'
import { LineHand } from './LineHand.tsx'
import { momentOf, useForMoment } from './moment.ts'
import { Sheet } from './Sheet.tsx'
import { StoryTable } from './StoryTable.tsx'
import { SwapLine, Swapped, SwapSign } from './SwapLine.tsx'
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
  readonly isNear: boolean
}

function Storyteller({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<Poezium> & { readonly held: Held }) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const [draft, setDraft] = useForMoment<Draft>(momentOf(open), { number: null, line: null, isNear: false })
  const { number, isNear } = draft
  const line = draft.line !== null && held.hand.includes(draft.line) ? draft.line : null
  const { ask, askLine, askStory, askTell, button, buttonNoLine, buttonNoStory, hint } = words.telling
  const question = number === null ? (line === null ? ask : askStory) : line === null ? askLine : askTell
  const chosen = number === null ? undefined : open.stories[number - 1]
  if (isNear && number !== null)
    return (
      <Near
        open={open}
        clockAhead={clockAhead}
        verse={verse}
        number={number}
        title={words.stories.story(number)}
        tag={words.stories.secret}
        onMove={(next) => setDraft({ ...draft, number: next })}
        onClose={() => setDraft({ ...draft, isNear: false })}
        foot={
          <div className="acting">
            <Button kind="primary" onClick={() => setDraft({ ...draft, isNear: false })}>
              {words.stories.choose}
            </Button>
          </div>
        }
      />
    )
  const swap = {
    swapped: open.swapped,
    line,
    isBusy,
    onSwap: (away: Line) => void take({ type: 'swapLine', line: away }),
  }
  return (
    <Board
      now="telling"
      open={open}
      clockAhead={clockAhead}
      head={<Head open={open} seat={seat} seats={seats} says={<span>{words.telling.youTell}</span>} />}
      people={<People open={open} whoIs={whoIs} mine={seat} isAway={isAway} />}
      hint={<PoeziumHints open={open} seat={seat} />}
      ask={
        <>
          <h1>{question}</h1>
          <p className="telling__secret">{hint}</p>
        </>
      }
      stories={
        <StoryTable
          stories={open.stories}
          guesses={open.guesses}
          whoIs={whoIs}
          chosen={number}
          isChoice
          // a second tap brings it close
          onTap={(tapped) => setDraft(tapped === number ? { ...draft, isNear: true } : { ...draft, number: tapped })}
        >
          <Icon name="eye" />
          <span>{hint}</span>
        </StoryTable>
      }
      stage={
        <div className="near__story">
          {chosen && (
            <>
              <span className="story-table__number" aria-hidden="true">
                {number} · {words.stories.secret}
              </span>
              <Picture card={chosen.card} deck="stories" size="large" alt="" />
            </>
          )}
        </div>
      }
      sheet={
        <Sheet
          verse={verse}
          whoIs={whoIs}
          hint={line}
          lines={[]}
          goesOn={line === null ? words.telling.hintStands : words.telling.othersGoOn}
        />
      }
      hand={
        <LineHand
          hand={held.hand}
          verse={verse}
          chosen={line}
          onChoose={(tapped) => setDraft({ ...draft, line: tapped === line ? null : tapped })}
        >
          <SwapLine {...swap} verse={verse} />
        </LineHand>
      }
      foot={
        <div className="acting">
          <Button
            kind="primary"
            busy={isBusy}
            disabled={number === null || line === null}
            onClick={() => number !== null && line !== null && void take({ type: 'pickStory', number, line })}
          >
            {number === null ? buttonNoStory : line === null ? buttonNoLine : button(number)}
          </Button>
          <SwapSign {...swap} />
        </div>
      }
    />
  )
}

function Listener({ open, held, seat, seats, isAway, clockAhead }: ShownAtSeat<Poezium>) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const [near, setNear] = useForMoment<number | null>(`${open.round}`, null)
  const teller = open.storyteller === null ? '' : whoIs(open.storyteller).name
  if (near !== null)
    return (
      <Near
        open={open}
        clockAhead={clockAhead}
        verse={verse}
        number={near}
        title={words.stories.story(near)}
        onMove={setNear}
        onClose={() => setNear(null)}
      />
    )
  return (
    <Board
      now="listening"
      open={open}
      clockAhead={clockAhead}
      head={<Head open={open} seat={seat} seats={seats} says={null} />}
      people={<People open={open} whoIs={whoIs} mine={seat} isAway={isAway} />}
      hint={<PoeziumHints open={open} seat={seat} />}
      ask={
        <>
          <h1>
            <Named say={words.telling.others} name={teller} />
          </h1>
          <p>{words.telling.othersHint}</p>
        </>
      }
      stories={<StoryTable stories={open.stories} guesses={open.guesses} whoIs={whoIs} onTap={setNear} />}
      hand={
        held && (
          <LineHand hand={held.hand} verse={verse}>
            <Swapped swapped={open.swapped} verse={verse} />
          </LineHand>
        )
      }
      foot={<FrameFoot />}
    />
  )
}
