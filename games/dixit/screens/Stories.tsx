import type { Told } from '../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useState } from 'react'
import { Picture } from '@figment/ui/Picture.tsx'
import { PlayerMark, PlayerName } from '@figment/ui/PlayerMark.tsx'
import { Zoom } from '@figment/ui/Zoom.tsx'
import { tellersNumber, votersFor } from './account.ts'
import { Clue } from './Clue.tsx'
import { useOutcome } from './outcome.ts'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useDixitWords } from './words.tsx'
import './Stories.css'

/** The whole evening again: every clue, its cards, and who chose which. */
export function Stories({ told, seats }: { told: readonly Told[]; seats: readonly Player[] }) {
  const words = useDixitWords()
  return (
    <section className="stories">
      {told.length === 0 && <p>{words.over.noStories}</p>}
      <ol className="stories__list">
        {told.map((story) => (
          <Story key={story.round} story={story} seats={seats} />
        ))}
      </ol>
    </section>
  )
}

/** One round in full: its clue, its cards, and who chose which. */
export function Story({ story, seats, isAlone = false }: { story: Told; seats: readonly Player[]; isAlone?: boolean }) {
  const words = useDixitWords()
  const { headline } = useOutcome(story)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const teller = seatAt(seats, story.storyteller)
  const storytellers = tellersNumber(story)
  const Heading = isAlone ? 'h2' : 'h3'
  return (
    <li className="story panel">
      <Heading className="story__head">
        <span className="story__round">{words.round(story.round)}</span>
        {teller && <PlayerName seat={teller} />}
        <span className="story__outcome">{headline}</span>
      </Heading>
      <Clue
        clue={story.clue}
        kind={story.kind}
        clip={story.clip}
        by={teller?.person}
        size="small"
        told={{ round: story.round, seat: story.storyteller }}
      />
      <ol className="story__cards" style={{ '--columns': story.laid.length }}>
        {story.laid.map((card, at) => {
          const owner = seatAt(seats, story.owners[at] ?? null)
          const voters = seatsAt(seats, votersFor(story, at + 1))
          return (
            <li key={card} className="story__card" data-told={at + 1 === storytellers}>
              <button type="button" className="story__picture" onClick={() => setZoomed(at)}>
                <span className="unseen">{words.look(at + 1)}. </span>
                <Picture card={card} size="hand" isLater />
              </button>
              <p className="story__owner">{owner ? <bdi>{owner.name}</bdi> : words.somebodyGone}</p>
              {voters.length > 0 && (
                <ul className="story__votes" aria-label={words.scoring.chosenBy}>
                  {voters.map((voter) => (
                    <li key={voter.seat}>
                      <PlayerMark colour={voter.colour} shape={voter.shape} size="small" />
                      <bdi>{voter.name}</bdi>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
      <Zoom cards={story.laid} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(null)} />
    </li>
  )
}
