import type { Dixit } from '../types.ts'
import { Picture } from '@figment/ui/Picture.tsx'
import { PlayerMark, PlayerName } from '@figment/ui/PlayerMark.tsx'
import { useKitWords } from '@figment/ui/words.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { accountsOf, tellersNumber, votersFor } from './account.ts'
import { useDrama } from './drama.ts'
import { useFlights } from './flights.ts'
import { useOutcome } from './outcome.ts'
import { brieflyWhy } from './reasons.ts'
import { goalOf, runnersOf } from './runners.ts'
import { ScoreTrack } from './ScoreTrack.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { TvHead } from './TvHead.tsx'
import { useDixitWords } from './words.tsx'
import './TvGallery.css'
import './TvScoring.css'

export function TvScoring(props: Shown<Dixit>) {
  const { open, seats } = props
  const words = useDixitWords()
  const kitWords = useKitWords()
  const told = open.told.at(-1)
  const { headline } = useOutcome(told)
  const drama = useDrama(told)
  useFlights(drama)
  if (!told) return null
  const storytellers = tellersNumber(told)
  const accounts = accountsOf(told, open.seats, open.scores)
  return (
    <>
      <TvHead {...props} title={drama.isFound ? headline : words.scoring.suspense}>
        <ul className="tv-scoring__voters" aria-label={kitWords.waiting.waitingFor}>
          {seatsAt(seats, drama.isRunning ? drama.votes : open.awaited).map((seat) => (
            <li key={seat.seat} data-home={seat.seat} data-gone={drama.isRunning && drama.hasVoted(seat.seat)}>
              <PlayerMark colour={seat.colour} shape={seat.shape} />
              <span className="unseen">{seat.name}</span>
            </li>
          ))}
        </ul>
      </TvHead>
      <div className="tv-gallery tv-gallery--told" data-found={drama.isFound} data-known={drama.areOwnersKnown}>
        <ol className="tv-gallery__cards" aria-label={words.gallery} data-count={told.laid.length} style={{ '--count': told.laid.length }}>
          {told.laid.map((card, at) => {
            const number = at + 1
            const seat = told.owners[at] ?? null
            const owner = seatAt(seats, seat)
            const isTold = number === storytellers
            // whoever gave two cards has one account, under the first
            const account = told.owners.indexOf(seat) === at ? accounts.find((other) => other.seat === seat) : undefined
            return (
              <li key={card} className="tv-gallery__place" data-told={isTold}>
                <span className="tv-gallery__number">{number}</span>
                <span className="tv-gallery__card" {...(account && { 'data-card-of': seat })}>
                  <Picture card={card} size="tv" />
                </span>
                <ul className="tv-gallery__votes" aria-label={words.scoring.chosenBy}>
                  {seatsAt(seats, votersFor(told, number)).map((voter) => (
                    <li key={voter.seat} data-token={voter.seat} data-shown={drama.hasVoted(voter.seat)}>
                      <PlayerMark colour={voter.colour} shape={voter.shape} size="large" />
                      <span className="unseen">{voter.name}</span>
                    </li>
                  ))}
                </ul>
                <div className="tv-gallery__account">
                  {owner ? <PlayerName seat={owner} /> : <span>{words.somebodyGone}</span>}
                  {isTold && <span className="tv-gallery__teller">{words.storyteller}</span>}
                  {account && account.gained > 0 && (
                    <ul className="tv-gallery__gains" data-gain={seat} data-shown={drama.arePointsGiven}>
                      {account.gains.map((gain) => (
                        <li key={gain.reason}>
                          <b>+{gain.points}</b> {brieflyWhy(words, gain)}
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              </li>
            )
          })}
        </ol>
      </div>
      <ScoreTrack runners={runnersOf(accounts, seats)} goal={goalOf(open)} hasMoved={drama.arePointsGiven} />
    </>
  )
}
