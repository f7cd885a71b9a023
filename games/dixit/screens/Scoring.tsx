import type { Dixit, Told } from '../types.ts'
import { useContext, useEffect, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Countdown } from '@figment/ui/Countdown.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { useTable } from '@figment/client/useTable.ts'
import { Named } from '@figment/ui/Named.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { JOY } from '@figment/ui/rabbit-faces.tsx'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { useFrameHost } from '@figment/ui/scene/frame-host.ts'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useTellScores } from '@figment/ui/scene/told-scores.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import { isLastRound } from '../open/last-round.ts'
import { nextTeller } from '../open/next-teller.ts'
import { type Account, accountsOf, outcomeOf, tellersNumber, votersFor } from './account.ts'
import { Clue } from './Clue.tsx'
import { LiveContext } from './drama.ts'
import { Over } from './over/later.ts'
import { onPhone } from './reveal/beats.ts'
import { type Reveal, useReveal } from './reveal/use-reveal.ts'
import { useVerdictOf } from './reveal/verdict.ts'
import { useRevealWords } from './reveal/words/index.tsx'
import { goalOf, runnersOf } from './runners.ts'
import { ScoreTrack } from './ScoreTrack.tsx'
import { useDixitWords } from './words.tsx'
import '@figment/ui/CardBack.css'
import '@figment/ui/scene/Frame.css'
import './Scoring.css'

const hopsAfterMs = 300

type Props = ShownAtSeat<Dixit> & { readonly told: Told }

/** The round comes to light: the true card, then the points; what else there is to see the TV shows. */
export function Scoring(props: ShownAtSeat<Dixit>) {
  const { open, seat } = props
  const told = open.told.at(-1)
  const { view } = useTable()
  const reveal = useReveal(told, view.screens.length > 0 ? 'besideTv' : 'alone')
  const beat = onPhone(reveal.beat)
  useTellScores(beat === 'points')
  useEffect(() => Over.ahead(), [])
  const { menu, notice, pause } = useFrameHost()
  if (!told) return null
  const teller = seatAt(props.seats, told.storyteller)
  return (
    <div className="frame">
      <div className="told" data-beat={beat} data-climax={reveal.isRunning ? 'running' : undefined}>
        <header className="told__head">
          {teller && <Rabbit colour={teller.colour} shape={teller.shape} {...(beat === 'true' && { face: JOY })} />}
          <Clue
            clue={told.clue}
            kind={told.kind}
            clip={told.clip}
            isMine={told.storyteller === seat}
            teller={teller?.name}
            by={teller?.person}
            told={{ round: told.round, seat: told.storyteller }}
          />
          {beat === 'points' && open.due !== null && <Countdown due={open.due} clockAhead={props.clockAhead} />}
          {menu}
        </header>
        {notice && <div className="told__notice">{notice}</div>}
        <Heard {...props} told={told} reveal={reveal} />
        {beat === 'points' ? <Points {...props} told={told} /> : <TrueCard {...props} told={told} isHush={beat === 'hush'} />}
        {pause && <div className="told__pause">{pause}</div>}
      </div>
    </div>
  )
}

/** One message a frame, for those who do not see it. */
function Heard({ open, seat, seats, told, reveal }: Props & { readonly reveal: Reveal }) {
  const { heard, why } = useRevealWords()
  const { points } = useDixitWords()
  const verdict = useVerdictOf(told)
  const beat = onPhone(reveal.beat)
  const says = () => {
    if (beat === 'hush') return heard.allIn
    if (beat === 'true') return `${heard.card(tellersNumber(told), seatAt(seats, told.storyteller)?.name ?? '')} ${verdict}`
    const mine = accountsOf(told, open.seats, open.scores).find((account) => account.seat === seat)
    if (!mine) return ''
    const reasons = mine.gains.map((gain) => `${gain.points} ${why[gain.reason]}`).join(', ')
    return `${mine.gained > 0 ? heard.youGet(mine.gained, reasons) : ''} ${heard.youHave(points(mine.total))}`
  }
  return (
    <p className="unseen" aria-live="polite">
      {reveal.isRunning || beat === 'points' ? says() : ''}
    </p>
  )
}

/** The storyteller's card, one sentence, and whoever found it; before that the lamp is down and the card lies on its face. */
function TrueCard({ told, seat, seats, isHush }: Props & { readonly isHush: boolean }) {
  const words = useRevealWords()
  const { you } = useDixitWords()
  const verdict = useVerdictOf(told)
  const number = tellersNumber(told)
  const card = told.laid[number - 1]
  const { found } = outcomeOf(told)
  const glad = found === 'nobody' ? Object.keys(told.votes).map(Number) : votersFor(told, number)
  return (
    <>
      <div className="told__card" data-hush={isHush}>
        {isHush ? (
          <span className="told__back card-back" />
        ) : (
          <>
            <span className="told__number">{number}</span>
            {card !== undefined && <Picture card={card} size="large" />}
          </>
        )}
      </div>
      {!isHush && (
        <ul className="told__finders" data-count={glad.length}>
          {seatsAt(seats, glad).map((finder) => (
            <li key={finder.seat}>
              <Rabbit colour={finder.colour} shape={finder.shape} face={JOY} />
              {finder.seat === seat ? <b>{you}</b> : <bdi>{finder.name}</bdi>}
            </li>
          ))}
        </ul>
      )}
      <h1 className="told__verdict">{isHush ? words.allIn : verdict}</h1>
      <FrameFoot />
    </>
  )
}

function Points({ open, held, seat, seats, isAway, play, told }: Props) {
  const words = useDixitWords()
  const hasMoved = useSoon(useContext(LiveContext))
  const { isBusy, take } = useTurn(play)
  const accounts = accountsOf(told, open.seats, open.scores)
  const mine = accounts.find((account) => account.seat === seat)
  const isAwaited = seat !== null && open.awaited.includes(seat)
  const isLast = isLastRound(open)
  const verdict = useVerdictOf(told)
  return (
    <>
      <Strip told={told} seats={seats} />
      {mine ? <Gain account={mine} player={seatAt(seats, mine.seat)} /> : <h1 className="told__gain told__verdict">{verdict}</h1>}
      <div className="told__track">
        <ScoreTrack runners={runnersOf(accounts, seats)} goal={goalOf(open)} hasMoved={hasMoved} size="small" />
      </div>
      <ol className="told__list" aria-label={words.scoring.points} style={{ '--rows': accounts.length }}>
        {accounts.map((account) => (
          <Line key={account.seat} account={account} player={seatAt(seats, account.seat)} isMine={account.seat === seat} />
        ))}
      </ol>
      <footer className="told__foot dock">
        {held && isAwaited ? (
          <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'goOn' })}>
            <span>
              <NextSaid open={open} seat={seat} seats={seats} isLast={isLast} />
            </span>
          </Button>
        ) : (
          <div aria-live="polite">
            {held && <p>{isLast ? words.scoring.goneLast : words.scoring.gone}</p>}
            <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />
          </div>
        )}
      </footer>
      <FrameFoot />
    </>
  )
}

/** The button says what comes. */
function NextSaid({ open, seat, seats, isLast }: Pick<Props, 'open' | 'seat' | 'seats'> & { readonly isLast: boolean }) {
  const { scoring } = useDixitWords()
  const words = useRevealWords()
  if (isLast) return scoring.buttonLast
  const next = nextTeller(open)
  return next === seat ? words.nextYou : <Named say={words.next} name={seatAt(seats, next)?.name} />
}

/** All cards as they lay, each with its owner. */
function Strip({ told, seats }: Pick<Props, 'told' | 'seats'>) {
  const words = useDixitWords()
  const storytellers = tellersNumber(told)
  return (
    <ol className="told__strip" aria-label={words.gallery} style={{ '--count': told.laid.length }}>
      {told.laid.map((card, at) => {
        const owner = seatAt(seats, told.owners[at] ?? null)
        return (
          <li key={card} data-told={at + 1 === storytellers}>
            <Picture card={card} size="hand" />
            {owner && <PlayerMark colour={owner.colour} shape={owner.shape} size="small" />}
            <span className="unseen">{owner?.name ?? words.somebodyGone}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** What the round brought me, and why: told here and nowhere else. */
function Gain({ account, player }: { readonly account: Account; readonly player: ReturnType<typeof seatAt> }) {
  const words = useRevealWords()
  const { gains, gained } = account
  return (
    <div className="told__gain">
      {player && <Rabbit colour={player.colour} shape={player.shape} {...(gained > 0 && { face: JOY })} />}
      <div>
        <h1>
          {gained > 0 ? (
            <>
              <b>+{gained}</b> {words.forYou}
            </>
          ) : (
            words.nothing
          )}
        </h1>
        <p>{gains.map(({ reason, points }) => `${points} ${words.why[reason]}`).join(', ')}</p>
      </div>
    </div>
  )
}

interface LineProps {
  readonly account: Account
  readonly player: ReturnType<typeof seatAt>
  readonly isMine: boolean
}

function Line({ account, player, isMine }: LineProps) {
  const words = useDixitWords()
  const { gained, total } = account
  return (
    <li data-mine={isMine}>
      {player && <PlayerMark colour={player.colour} shape={player.shape} size="small" />}
      <bdi>{player?.name ?? words.somebodyGone}</bdi>
      <span aria-hidden="true">{gained > 0 && `+${gained}`}</span>
      <b>
        <span aria-hidden="true">{total}</span>
        <span className="unseen">{words.points(total)}</span>
      </b>
    </li>
  )
}

/** At once, or a breath later where something is to be seen moving. */
function useSoon(isNews: boolean): boolean {
  const [isThere, setThere] = useState(!isNews)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), hopsAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isThere
}
