import type { Dixit, Told } from '../../types.ts'
import type { ReactNode } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark, PlayerName } from '@figment/ui/PlayerMark.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { JOY, WIDE } from '@figment/ui/rabbit-faces.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useTellScores } from '@figment/ui/scene/told-scores.ts'
import { type Account, accountsOf, outcomeOf, tellersNumber, votersFor } from '../account.ts'
import { Clue } from '../Clue.tsx'
import { type Reveal, useReveal } from '../reveal/use-reveal.ts'
import { useVerdictOf } from '../reveal/verdict.ts'
import { useRevealWords } from '../reveal/words/index.tsx'
import { useDixitWords } from '../words.tsx'
import { columnFrom, placesIn } from './places.ts'
import { Ballots, TvCards } from './TvCards.tsx'
import { BallotSign, TvColumn } from './TvBoard.tsx'
import { TvPoints } from './TvPoints.tsx'
import './TvReveal.css'

/** In five beats; the points, everywhere on the screen, change in the last one alone. */
export function TvReveal(props: Shown<Dixit>) {
  const { open } = props
  const told = open.told.at(-1)
  const reveal = useReveal(told, 'tv')
  useTellScores(reveal.beat === 'points')
  const heard = useHeardOnTv(told, reveal, props.seats)
  if (!told) return null
  return (
    <>
      <p className="unseen" aria-live="polite">
        {heard}
      </p>
      <Told {...props} told={told} reveal={reveal} />
    </>
  )
}

interface ToldProps extends Shown<Dixit> {
  readonly told: Told
  readonly reveal: Reveal
}

function Told(props: ToldProps) {
  const { open, seats, told, reveal } = props
  const { beat, voted } = reveal
  const words = useDixitWords()
  const revealed = useRevealWords()
  const accounts = accountsOf(told, open.seats, open.scores)
  const isAsTable = beat === 'hush' || beat === 'votes'
  const at = tellersNumber(told) - 1
  const places = placesIn(beat, told.laid.length, at)
  const areAllIn = voted.length === Object.keys(told.votes).length
  return (
    <div className="tv-board" data-beat={beat}>
      <TvCards
        cards={told.laid}
        places={places}
        {...(!isAsTable && { told: at })}
        isDim={(number) => beat === 'votes' && areAllIn && votersFor(told, number).length === 0}
        {...(beat === 'whose' && { renderBelow: (card: number) => <Whose told={told} at={card} accounts={accounts} seats={seats} /> })}
      />
      {beat === 'votes' && <Ballots told={told} places={places} seats={seats} voted={voted} />}
      {isAsTable && (
        <TvColumn
          {...props}
          isQuiet
          from={columnFrom(told.laid.length)}
          says={beat === 'hush' ? revealed.allIn : words.scoring.suspense}
          {...(beat === 'hush' && { face: WIDE })}
          renderSign={(seat) =>
            seat in told.votes && !voted.includes(seat) && <BallotSign player={seatAt(seats, seat)} says={words.isReady} />
          }
        />
      )}
      {beat === 'true' && <TrueCard {...props} />}
      {beat === 'whose' && (
        <header className="tv-whose">
          <Clue clue={told.clue} kind={told.kind} size="tv" />
          <h1>{revealed.whose}</h1>
        </header>
      )}
      {beat === 'points' && <TvPoints {...props} accounts={accounts} />}
    </div>
  )
}

/** One sentence, and whoever found it. */
function TrueCard({ told, seats }: ToldProps) {
  const words = useRevealWords()
  const verdict = useVerdictOf(told)
  const teller = seatAt(seats, told.storyteller)
  return (
    <div className="tv-true">
      <Clue clue={told.clue} kind={told.kind} size="tv" />
      <p className="tv-true__teller">
        {teller && <Rabbit colour={teller.colour} shape={teller.shape} face={JOY} />}
        <span>
          <Named say={words.cardOf} name={teller?.name} />
        </span>
      </p>
      <h1 className="tv-true__verdict">{verdict}</h1>
      <Finders told={told} seats={seats} />
    </div>
  )
}

/** Those who jump: who found it, or everybody but the storyteller when all or nobody did. */
function Finders({ told, seats }: Pick<ToldProps, 'told' | 'seats'>) {
  const { found } = outcomeOf(told)
  const finders = votersFor(told, tellersNumber(told))
  const glad = found === 'nobody' ? Object.keys(told.votes).map(Number) : finders
  return (
    <ul className="tv-true__finders" data-count={glad.length}>
      {seatsAt(seats, glad).map(({ seat, name, colour, shape }) => (
        <li key={seat}>
          <Rabbit colour={colour} shape={shape} face={JOY} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

interface WhoseProps extends Pick<ToldProps, 'told' | 'seats'> {
  readonly at: number
  readonly accounts: readonly Account[]
}

/** Whose card it was, and what it brought: the only place on this screen where reasons stand. */
function Whose({ told, at, accounts, seats }: WhoseProps) {
  const words = useRevealWords()
  const { somebodyGone } = useDixitWords()
  const owner = told.owners[at] ?? null
  const player = seatAt(seats, owner)
  const who = player ? <PlayerName seat={player} /> : <span>{somebodyGone}</span>
  if (at + 1 === tellersNumber(told)) return <TellersGain told={told} who={who} accounts={accounts} seats={seats} />
  const votes = votersFor(told, at + 1).length
  return (
    <span className="tv-whose__one" style={{ '--at': at }}>
      {who}
      {votes > 0 ? (
        <span className="tv-whose__gain">
          <b>+{votes}</b> {words.forVotes(votes)}
        </span>
      ) : (
        <span className="tv-whose__none">{words.noVotes}</span>
      )}
    </span>
  )
}

function TellersGain({ told, who, accounts, seats }: Omit<WhoseProps, 'at'> & { readonly who: ReactNode }) {
  const words = useRevealWords()
  const { found } = outcomeOf(told)
  const own = accounts.find(({ seat }) => seat === told.storyteller)?.gained ?? 0
  const each = told.points.find(({ seat, reason }) => seat !== told.storyteller && reason !== 'votesForCard')?.points
  const finders = seatsAt(seats, votersFor(told, tellersNumber(told)))
  const areSome = typeof found === 'number'
  return (
    <span className="tv-whose__one tv-whose__teller">
      <span className="tv-whose__owner">
        {who} <b>{own > 0 ? `+${own}` : '0'}</b>
      </span>
      {each !== undefined && (
        <span className="tv-whose__found">
          {areSome && finders.map(({ seat, colour, shape }) => <PlayerMark key={seat} colour={colour} shape={shape} />)}
          <b>+{each}</b> {areSome ? (finders.length > 1 ? words.eachFound : words.oneFound) : words.othersGet}
        </span>
      )}
    </span>
  )
}

function useHeardOnTv(told: Told | undefined, { beat }: Reveal, seats: Shown<Dixit>['seats']): string {
  const { heard } = useRevealWords()
  const verdict = useVerdictOf(told)
  if (!told) return ''
  if (beat === 'hush' || beat === 'votes') return heard.allIn
  return `${heard.card(tellersNumber(told), seatAt(seats, told.storyteller)?.name ?? '')} ${verdict}`
}
