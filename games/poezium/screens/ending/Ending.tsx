import type { Poezium, Ending as EndingCard, Held, Open } from '../../types.ts'
import type { ReactNode } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { Head } from '../board/Head.tsx'
import { PoeziumHints } from '../learn/Hints.tsx'
import { momentOf, useForMoment } from '../moment.ts'
import { type Spoken, useVerse } from '../verse.ts'
import { useWho } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import { Lot } from './Lot.tsx'
import '../board/Near.css'
import './Ending.css'

/** The story is known, and somebody chooses the last two lines in secret. */
export function Ending(props: ShownAtSeat<Poezium>) {
  const { held, seat, open } = props
  return held && seat !== null && open.ender === seat ? <Choosing {...props} held={held} /> : <Awaiting {...props} />
}

function Choosing({ open, held, seat, seats, clockAhead, play }: ShownAtSeat<Poezium> & { readonly held: Held }) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const { isBusy, take } = useTurn(play)
  const [ending, setEnding] = useForMoment<EndingCard | null>(momentOf(open), null)
  return (
    <Board
      now="ending"
      open={open}
      clockAhead={clockAhead}
      head={<Head open={open} seat={seat} seats={seats} says={<span>{words.ending.lastWord}</span>} isRoundTold={false} />}
      hint={<PoeziumHints open={open} seat={seat} />}
      ask={<h1>{words.ending.ask}</h1>}
      stories={<ShownStory open={open} />}
      sheet={
        <PaperPoem open={open} verse={verse}>
          {ending !== null &&
            verse.endingText(ending).map((line) => (
              <li key={line} className="paper-poem__next" aria-hidden="true">
                {line}
              </li>
            ))}
        </PaperPoem>
      }
      hand={
        <ul className="endings" aria-label={words.ending.label}>
          {held.endings.map((one) => {
            const [first, second] = verse.endingText(one)
            return (
              <li key={one}>
                <button
                  type="button"
                  className="endings__card"
                  aria-pressed={one === ending}
                  lang={verse.language}
                  onClick={() => setEnding(one)}
                >
                  <span>{first}</span>
                  <span>{second}</span>
                </button>
              </li>
            )
          })}
        </ul>
      }
      foot={
        <div className="acting">
          <Button
            kind="primary"
            busy={isBusy}
            disabled={ending === null}
            onClick={() => ending !== null && void take({ type: 'chooseEnding', ending })}
          >
            {ending === null ? words.ending.pick : words.ending.button}
          </Button>
        </div>
      }
    />
  )
}

function Awaiting({ open, seat, seats, clockAhead }: ShownAtSeat<Poezium>) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const draw = open.draw?.decides === 'ending' ? open.draw : null
  return (
    <Board
      now="ended"
      open={open}
      clockAhead={clockAhead}
      head={<Head open={open} seat={seat} seats={seats} says={null} />}
      hint={<PoeziumHints open={open} seat={seat} />}
      ask={
        <>
          <h1>
            <Named say={words.ending.others} name={open.ender === null ? '' : whoIs(open.ender).name} />
          </h1>
          <p>{draw ? words.ending.draw : words.ending.othersHint}</p>
        </>
      }
      stories={<ShownStory open={open} />}
      sheet={
        <PaperPoem open={open} verse={verse}>
          <li className="paper-poem__rule" aria-hidden="true" />
          <li className="paper-poem__rule" aria-hidden="true" />
        </PaperPoem>
      }
      foot={
        <>
          <Lot draw={draw} ender={open.ender} verse={verse} whoIs={whoIs} />
          <FrameFoot />
        </>
      }
    />
  )
}

function ShownStory({ open }: { readonly open: Open }) {
  const story = open.shown === null ? undefined : open.stories[open.shown - 1]
  return <div className="near__story near__story--bare">{story && <Picture card={story.card} deck="stories" size="large" />}</div>
}

/** The poem that waits for its end: the hint and the lines that fit. */
function PaperPoem({ open, verse, children }: { readonly open: Open; readonly verse: Spoken; readonly children: ReactNode }) {
  const words = usePoeziumWords()
  const fitting = open.lines.filter(({ mark }) => mark === 'fits')
  return (
    <section className="paper-poem" aria-label={words.sheet.label} style={{ '--written': fitting.length + 3 }}>
      <ol lang={verse.language}>
        {open.hint !== null && <li className="paper-poem__hint">{verse.lineText(open.hint)}</li>}
        {fitting.map(({ line }) => (
          <li key={line}>{verse.lineText(line)}</li>
        ))}
        {children}
      </ol>
    </section>
  )
}
