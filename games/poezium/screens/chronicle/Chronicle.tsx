import type { Poezium, Line, Mark, Open, Player, Poem } from '../../types.ts'
import { Suspense } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { ChronicleRounds, GainLine } from '@figment/ui/scene/Chronicle.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import type { ShownChronicle } from '@figment/ui/contract.ts'
import { summed } from '../show/standing.ts'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { type Spoken, useVerse } from '../verse.ts'
import { WhoName } from '../WhoMark.tsx'
import { useWho, type WhoIs } from '../who.ts'
import { PoeziumWords, usePoeziumWords } from '../words.tsx'
import { ChronicleWords, useChronicleWords } from './words/index.tsx'
import './Chronicle.css'

/** The game so far, in words: only what everybody may know. */
export function Chronicle(props: ShownChronicle<Poezium>) {
  return (
    <PoeziumWords>
      <ShowWords>
        <ChronicleWords>
          <Suspense>
            <Rounds {...props} />
          </Suspense>
        </ChronicleWords>
      </ShowWords>
    </PoeziumWords>
  )
}

interface Telling {
  readonly verse: Spoken
  readonly whoIs: WhoIs
}

function Rounds({ open, seats, atTable }: ShownChronicle<Poezium>) {
  const words = useShowWords()
  const verse = useVerse(open.options.language)
  const whoIs = useNamed(useWho(seats))
  return (
    <ChronicleRounds
      open={open}
      atTable={atTable}
      title={words.round}
      renderLines={(round) => <Round round={round} open={open} verse={verse} whoIs={whoIs} />}
      verdict={open.winner !== null && <Named say={words.over.wins} name={whoIs(open.winner).name} />}
    />
  )
}

function Round({ round, open, ...telling }: Telling & { round: number; open: Open }) {
  const words = useChronicleWords()
  const poem = open.poems.find((one) => one.round === round)
  if (poem) return <FinishedRound poem={poem} {...telling} />
  if (round < open.round || open.phase === 'over') return <li className="happened__line">{words.unfinished}</li>
  return <CurrentRound open={open} {...telling} />
}

function FinishedRound({ poem, verse, whoIs }: Telling & { poem: Poem }) {
  const words = useChronicleWords()
  const { reasons } = usePoeziumWords().result
  const gainers = poem.points.map(({ player }) => player).filter(isFirst)
  return (
    <>
      <li className="happened__line">
        <Named say={words.told} name={whoIs(poem.storyteller).name} />
      </li>
      <li className="happened__line">
        <span className="chronicle__said poezium-chronicle__poem" lang={verse.language}>
          {verse.poemOf(poem).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the poem
            <span key={at}>{line} </span>
          ))}
        </span>
      </li>
      <li className="happened__line">
        {poem.guesser === null ? words.nobody : <Named say={words.guessed} name={whoIs(poem.guesser).name} />}
      </li>
      {gainers.map((player) => {
        const gains = summed(poem.points.filter((one) => one.player === player))
        return (
          <GainLine
            key={player}
            sum={signed(gains.reduce((sum, { points }) => sum + points, 0))}
            who={<WhoName who={whoIs(player)} />}
            why={gains.map(({ reason }) => reasons[reason]).join(', ')}
          />
        )
      })}
    </>
  )
}

function CurrentRound({ open, verse, whoIs }: Telling & { open: Open }) {
  const words = useChronicleWords()
  if (open.hint === null || open.storyteller === null)
    return (
      <>
        <li className="happened__line">{words.nothingYet}</li>
        <Swap by={open.storyteller} line={open.swapped} verse={verse} whoIs={whoIs} />
      </>
    )
  return (
    <>
      <li className="happened__line">
        <Named say={words.told} name={whoIs(open.storyteller).name} /> <Said verse={verse} line={open.hint} />
      </li>
      {open.lines.map(({ line, by, mark }) => (
        <li key={line} className="happened__line">
          <Named say={words.added} name={whoIs(by).name} /> <Said verse={verse} line={line} />{' '}
          <span className="poezium-chronicle__mark">{mark ? <MarkSaid mark={mark} /> : words.unmarked}</span>
        </li>
      ))}
      {open.guesses.map(({ by, number, isRight }) => (
        <li key={number} className="happened__line">
          <Named say={(name) => (isRight ? words.right : words.wrong)(name, number)} name={whoIs(by).name} />
        </li>
      ))}
      {open.skips > 0 && <li className="happened__line">{words.skipped(open.skips)}</li>}
      <Swap by={open.turn} line={open.swapped} verse={verse} whoIs={whoIs} />
    </>
  )
}

function Swap({ by, line, verse, whoIs }: Telling & { by: Player | null; line: Line | null }) {
  const words = useChronicleWords()
  if (by === null || line === null) return null
  return (
    <li className="happened__line">
      <Named say={words.swapped} name={whoIs(by).name} /> <Said verse={verse} line={line} />
    </li>
  )
}

const Said = ({ verse, line }: { verse: Spoken; line: Line }) => (
  <span className="chronicle__said" lang={verse.language}>
    {verse.lineText(line)}
  </span>
)

/** Whoever has left has no name any more. */
function useNamed(whoIs: WhoIs): WhoIs {
  const { somebodyGone } = useShowWords()
  return (player) => {
    const who = whoIs(player)
    return who.name === '' ? { ...who, name: somebodyGone } : who
  }
}

const isFirst = (player: Player, at: number, all: readonly Player[]): boolean => all.indexOf(player) === at

/** A mark is a sign and a word, never a colour alone. */
function MarkSaid({ mark }: { readonly mark: Mark }) {
  const words = usePoeziumWords()
  return (
    <span className="mark-said" data-mark={mark}>
      <Icon name={mark === 'fits' ? 'check' : 'close'} />
      {words.marks[mark]}
    </span>
  )
}
