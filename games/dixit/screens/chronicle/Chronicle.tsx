import type { Dixit, ClueKind, Open, Told } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import type { ShownChronicle } from '@figment/ui/contract.ts'
import { ChronicleRounds, GainLine, Names } from '@figment/ui/scene/Chronicle.tsx'
import { accountsOf, outcomeOf, tellersNumber, votersFor } from '../account.ts'
import { useOutcome } from '../outcome.ts'
import { reasonFor } from '../reasons.ts'
import { isClueOff } from '../../open/clue-off.ts'
import { TakenOff } from '@figment/ui/TakenOff.tsx'
import { seatAt, seatsAt, seatsIn } from '@figment/ui/scene/seating.ts'
import { useVerdict } from '../verdict.tsx'
import { DixitWords, useDixitWords } from '../words.tsx'
import { ChronicleWords, useChronicleWords } from './words/index.tsx'

type Seats = readonly Player[]

/** The game so far, in words: only what everybody may know. */
export function Chronicle(props: ShownChronicle<Dixit>) {
  return (
    <DixitWords>
      <ChronicleWords>
        <Rounds {...props} />
      </ChronicleWords>
    </DixitWords>
  )
}

function Rounds({ open, seats, atTable }: ShownChronicle<Dixit>) {
  const words = useDixitWords()
  return (
    <ChronicleRounds
      open={open}
      atTable={atTable}
      title={words.round}
      renderLines={(round) => <Round round={round} open={open} seats={seatsIn(seats, round)} />}
      verdict={useVerdict(open, seats, null)}
    />
  )
}

function Round({ round, open, seats }: { round: number; open: Open; seats: Seats }) {
  const words = useChronicleWords()
  const told = open.told.find((story) => story.round === round)
  if (told) return <ToldRound told={told} seats={seats} />
  if (round < open.round) return <li className="happened__line">{words.unfinished}</li>
  return <CurrentRound open={open} seats={seats} />
}

function ToldRound({ told, seats }: { told: Told; seats: Seats }) {
  const words = useDixitWords()
  const own = useChronicleWords()
  const { headline } = useOutcome(told)
  const storytellers = tellersNumber(told)
  const finders = seatsAt(seats, votersFor(told, storytellers))
  const isSplit = typeof outcomeOf(told).found === 'number'
  const gained = accountsOf(told, told.points.map(({ seat }) => seat).filter(isFirst), {})
  return (
    <>
      <ClueLine seats={seats} teller={told.storyteller} clue={told.clue} kind={told.kind} />
      <li className="happened__line">
        {isSplit ? (
          <>
            {own.foundIt} <Names of={finders} />
          </>
        ) : (
          headline
        )}
      </li>
      {told.laid.map((card, at) => {
        const voters = seatsAt(seats, votersFor(told, at + 1))
        if (at + 1 === storytellers || voters.length === 0) return null
        const owner = seatAt(seats, told.owners[at] ?? null)
        return (
          <li key={card} className="happened__line">
            {owner ? <Named say={own.votedFor} name={owner.name} /> : own.votedForGone} <Names of={voters} />
          </li>
        )
      })}
      {gained.map(({ seat, gains, gained: sum }) => {
        const player = seatAt(seats, seat)
        return (
          <GainLine
            key={seat}
            sum={`+${sum}`}
            who={player?.name ? <PlayerName seat={player} /> : words.somebodyGone}
            why={gains.map((gain) => reasonFor(words, gain, false)).join(', ')}
          />
        )
      })}
    </>
  )
}

function CurrentRound({ open, seats }: { open: Open; seats: Seats }) {
  const words = useDixitWords()
  const own = useChronicleWords()
  const teller = seatAt(seats, open.storyteller)
  switch (open.phase) {
    case 'claiming':
      return <li className="happened__line">{own.claiming}</li>
    case 'telling':
      return (
        <li className="happened__line">
          <Named say={words.telling.others} name={teller?.name} />
        </li>
      )
    case 'giving':
    case 'voting':
      return (
        <>
          {open.clue !== null && <ClueLine seats={seats} teller={open.storyteller} clue={open.clue} kind={open.clueKind} />}
          <li className="happened__line">{words[open.phase].watch}</li>
        </>
      )
    case 'scoring':
    case 'over':
      return null
  }
}

function ClueLine({ seats, teller, clue, kind }: { seats: Seats; teller: Open['storyteller']; clue: string; kind: ClueKind }) {
  const words = useDixitWords()
  const own = useChronicleWords()
  const name = seatAt(seats, teller)?.name || words.somebodyGone
  return (
    <li className="happened__line">
      <Named say={own.told[kind]} name={name} />{' '}
      {isClueOff({ clue, kind }) ? (
        <TakenOff />
      ) : clue === '' ? (
        own.wordless[kind]
      ) : (
        <span className="chronicle__said">
          {words.quotes.open}
          <bdi>{clue}</bdi>
          {words.quotes.close}
        </span>
      )}
    </li>
  )
}

const isFirst = (seat: number, at: number, all: readonly number[]): boolean => all.indexOf(seat) === at
