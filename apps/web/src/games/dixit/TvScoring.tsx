import { Picture } from '../../kit/Picture.tsx'
import { PlayerMark, PlayerName } from '../../kit/PlayerMark.tsx'
import type { TvProps } from '../screens.ts'
import { accountsOf, tellersNumber, votersFor } from './account.ts'
import { useOutcome } from './outcome.ts'
import { seatAt, seatsAt } from './seating.ts'
import { TvHead } from './TvHead.tsx'
import { TvSeats } from './TvSeats.tsx'
import { useDixitWords } from './words/index.tsx'
import './TvGallery.css'
import './TvScoring.css'

export function TvScoring(props: TvProps<'dixit'>) {
  const { open, seats } = props
  const words = useDixitWords()
  const told = open.told.at(-1)
  const { headline } = useOutcome(told)
  if (!told) return null
  const storytellers = tellersNumber(told)
  return (
    <>
      <TvHead {...props} title={headline} />
      <div className="tv-gallery tv-gallery--told">
        <ol className="tv-gallery__cards" aria-label={words.gallery} data-count={told.laid.length}>
          {told.laid.map((card, at) => {
            const owner = seatAt(seats, told.owners[at] ?? null)
            const isTold = at + 1 === storytellers
            return (
              <li key={card} className="tv-gallery__place" data-told={isTold} style={{ '--at': at }}>
                <span className="tv-gallery__number">{at + 1}</span>
                <Picture card={card} size="tv" />
                <div className="tv-gallery__account">
                  {owner ? <PlayerName seat={owner} /> : <span>{words.somebodyGone}</span>}
                  {isTold && <span className="tv-gallery__teller">{words.storyteller}</span>}
                </div>
                <ul className="tv-gallery__votes" aria-label={words.scoring.chosenBy}>
                  {seatsAt(seats, votersFor(told, at + 1)).map((voter) => (
                    <li key={voter.seat}>
                      <PlayerMark colour={voter.colour} shape={voter.shape} size="large" />
                      <span className="unseen">{voter.name}</span>
                    </li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ol>
      </div>
      <TvSeats {...props} accounts={accountsOf(told, open.seats, open.scores)} />
    </>
  )
}
