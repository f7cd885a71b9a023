import type { Poezium, Ending as EndingCard, Held } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { momentOf, useForMoment } from './moment.ts'
import { PointsTold } from './PointsTold.tsx'
import { Sheet } from './Sheet.tsx'
import { StoryTable } from './StoryTable.tsx'
import { type Spoken, useVerse } from './verse.ts'
import { WhoName } from './WhoMark.tsx'
import { useWho, type WhoIs } from './who.ts'
import { usePoeziumWords } from './words.tsx'
import './Ending.css'

/** The story is shown, the points are told, and somebody chooses the last two lines in secret. */
export function Ending(props: ShownAtSeat<Poezium>) {
  const { open, held, seat, seats, isAway, clockAhead, play } = props
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const [ending, setEnding] = useForMoment<EndingCard | null>(momentOf(open), null)
  const iEnd = held !== null && seat !== null && open.ender === seat
  const guess = open.guesses.find(({ isRight }) => isRight)
  const { result } = words
  return (
    <>
      <Asking
        ask={iEnd ? words.ending.ask : <Named say={words.ending.others} name={open.ender === null ? '' : whoIs(open.ender).name} />}
        hint={iEnd ? words.ending.hint : words.ending.othersHint}
        due={open.due}
        clockAhead={clockAhead}
      >
        {open.awaited.some((one) => isAway(one)) && <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />}
      </Asking>
      <div className="poezium__table">
        <div className="ending__told">
          <StoryTable stories={open.stories} guesses={open.guesses} whoIs={whoIs} shown={open.shown} />
          <p className="ending__result">
            {!guess ? result.nobody : guess.by === seat ? result.guessedYou : <Named say={result.guessed} name={whoIs(guess.by).name} />}
          </p>
          <PointsTold points={open.points} whoIs={whoIs} mine={seat} />
          {open.draw?.decides === 'ending' && <Drawn draw={open.draw} whoIs={whoIs} />}
        </div>
        <div className="poezium__side ending__side">
          <Sheet verse={verse} whoIs={whoIs} hint={open.hint} lines={open.lines} />
          {iEnd && <Endings held={held} verse={verse} chosen={ending} onChoose={setEnding} />}
        </div>
      </div>
      {iEnd && (
        <Dock>
          <Button
            kind="primary"
            busy={isBusy}
            disabled={ending === null}
            onClick={() => ending !== null && void take({ type: 'chooseEnding', ending })}
          >
            {ending === null ? words.ending.pick : words.ending.button}
          </Button>
        </Dock>
      )}
    </>
  )
}

interface EndingsProps {
  readonly held: Held
  readonly verse: Spoken
  readonly chosen: EndingCard | null
  onChoose(ending: EndingCard): void
}

function Endings({ held, verse, chosen, onChoose }: EndingsProps) {
  const words = usePoeziumWords()
  return (
    <ul className="endings" aria-label={words.ending.label}>
      {held.endings.map((ending) => {
        const [first, second] = verse.endingText(ending)
        return (
          <li key={ending}>
            <button
              type="button"
              className="endings__card"
              aria-pressed={ending === chosen}
              lang={verse.language}
              onClick={() => onChoose(ending)}
            >
              <span>{first}</span>
              <span>{second}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Drawn({ draw, whoIs }: { readonly draw: NonNullable<ShownAtSeat<Poezium>['open']['draw']>; readonly whoIs: WhoIs }) {
  const words = usePoeziumWords()
  return (
    <div className="ending__draw">
      <p>{words.ending.draw}</p>
      <ul>
        {draw.drawn.map(({ seat, number }) => (
          <li key={seat}>
            <WhoName who={whoIs(seat)} /> <span>{words.ending.drew(number)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
