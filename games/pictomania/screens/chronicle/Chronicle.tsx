import { wordOf } from '../../open/word.ts'
import type { Pictomania, Open, Page, Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Named } from '@figment/ui/Named.tsx'
import { ChronicleRounds, GainLine, Names as ListedNames } from '@figment/ui/scene/Chronicle.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { Verdict } from '../over/Verdict.tsx'
import type { Seat } from '@figment/game-kit'
import type { ShownChronicle } from '@figment/ui/contract.ts'
import { OddTold } from '../show/OddTold.tsx'
import { gainsOf, oddOneOf } from '../show/reasons.ts'
import { pagesOf } from '../show/standing.ts'
import { useNames, Who } from '../show/Who.tsx'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { PictomaniaWords } from '../words.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import { ChronicleWords, useChronicleWords } from './words/index.tsx'

type Seats = readonly Player[]

/** The game so far, in words: only what everybody may know. */
export function Chronicle(props: ShownChronicle<Pictomania>) {
  return (
    <PictomaniaWords>
      <ShowWords>
        <ChronicleWords>
          <Rounds {...props} />
        </ChronicleWords>
      </ShowWords>
    </PictomaniaWords>
  )
}

function Rounds({ open, seats, atTable }: ShownChronicle<Pictomania>) {
  const words = useChronicleWords()
  return (
    <ChronicleRounds
      open={open}
      atTable={atTable}
      title={words.round}
      renderLines={(round) => <Round round={round} open={open} seats={seats} />}
      verdict={<Verdict winners={open.winners} seats={seats} mine={null} />}
    />
  )
}

function Round({ round, open, seats }: { round: number; open: Open; seats: Seats }) {
  const words = useChronicleWords()
  const pages = pagesOf(open, round)
  if (Object.keys(pages).length > 0) return <ScoredRound round={round} open={open} pages={pages} seats={seats} />
  if (round < open.round) return <li className="happened__line">{words.unfinished}</li>
  return <CurrentRound open={open} seats={seats} />
}

function ScoredRound({ round, open, pages, seats }: { round: number; open: Open; pages: Readonly<Record<Seat, Page>>; seats: Seats }) {
  const { reasons, scoring } = useShowWords()
  const { language } = open.options
  const all = Object.entries(pages)
  return (
    <>
      {all.map(([seat, page]) => (
        <OpenedDrawing key={seat} drawer={Number(seat)} sheet={page} word={page.word} language={language} seats={seats} />
      ))}
      <li className="happened__line">
        <OddTold odd={oddOneOf(open, round, pages)} seats={seats} mine={null} />
      </li>
      {all.map(([seat, page]) => {
        const gains = gainsOf(page, Object.values(pages), Number(seat))
        return (
          <GainLine
            key={seat}
            sum={signed(page.score.total)}
            who={<Who seat={Number(seat)} seats={seats} />}
            why={gains.map(({ reason, count }) => reasons[reason](count)).join(', ') || scoring.nothing}
          />
        )
      })}
    </>
  )
}

interface Opened {
  readonly drawer: Seat
  readonly sheet: Pick<Sheet, 'pile' | 'isWrong'>
  readonly word: string
  readonly language: string
  readonly seats: Seats
}

function OpenedDrawing({ drawer, sheet: { pile, isWrong }, word, language, seats }: Opened) {
  const words = useChronicleWords()
  const nameOf = useNames(seats)
  const whose = (isRight: boolean) => pile.filter(({ shown }) => shown?.isRight === isRight).map(({ by }) => by)
  const [right, wrong] = [whose(true), whose(false)]
  return (
    <li className="happened__line">
      <Named say={isWrong ? words.wrongDrawing : words.drew} name={nameOf(drawer)} />{' '}
      <span className="chronicle__said" lang={language}>
        <TheWord of={word} />
      </span>
      {'. '}
      {right.length > 0 && (
        <>
          {words.sawIt} <Names of={right} seats={seats} />
          {'. '}
        </>
      )}
      {wrong.length > 0 && (
        <>
          {words.missed} <Names of={wrong} seats={seats} />
          {'. '}
        </>
      )}
      {pile.length === 0 && words.nobody}
    </li>
  )
}

/** Nothing here tells a task, or a number, before its pile is opened. */
function CurrentRound({ open, seats }: { open: Open; seats: Seats }) {
  const words = useChronicleWords()
  const nameOf = useNames(seats)
  const { language } = open.options
  if (open.phase === 'understanding') return <li className="happened__line">{words.reading}</li>
  const sheets = Object.entries(open.sheets).map(([seat, sheet]) => ({ seat: Number(seat), sheet }))
  const finished = sheets
    .filter(({ sheet }) => sheet.finish)
    .sort((one, other) => (one.sheet.finish?.at ?? 0) - (other.sheet.finish?.at ?? 0))
  return (
    <>
      {open.phase === 'drawing' && <li className="happened__line">{words.drawing}</li>}
      {sheets.map(({ seat, sheet }) => {
        if (sheet.task)
          return (
            <OpenedDrawing key={seat} drawer={seat} sheet={sheet} word={wordOf(open.stand, sheet.task)} language={language} seats={seats} />
          )
        return (
          sheet.pile.length > 0 && (
            <li key={seat} className="happened__line">
              <Named say={words.guessed} name={nameOf(seat)} /> <Names of={sheet.pile.map(({ by }) => by)} seats={seats} />
            </li>
          )
        )
      })}
      {finished.length > 0 && (
        <li className="happened__line">
          {words.finished} <Names of={finished.map(({ seat }) => seat)} seats={seats} />
        </li>
      )}
    </>
  )
}

function Names({ of, seats }: { of: readonly Seat[]; seats: Seats }) {
  const nameOf = useNames(seats)
  return <ListedNames of={of.map((seat) => ({ seat, name: nameOf(seat) }))} />
}
