import type { Poezium, Open } from '../types.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { TvHead } from '@figment/ui/scene/TvHead.tsx'
import { sound } from '@figment/ui/sound.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Sheet } from './Sheet.tsx'
import { useShowWords } from './show/words/index.tsx'
import { TvPlayers } from './TvPlayers.tsx'
import { type Spoken, useVerse } from './verse.ts'
import { useWho, type WhoIs } from './who.ts'
import { usePoeziumWords } from './words.tsx'

/** Stories and poem side by side while the poem grows. */
export function TvTable(props: Shown<Poezium>) {
  const { open, seats, clockAhead } = props
  const words = useShowWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const asked = open.phase === 'marking' ? (open.lines.at(-1)?.line ?? null) : null
  // many lines: the paper is written more closely
  const written = open.lines.length + 1
  useTableSounds(open)
  return (
    <>
      <TvHead open={open} clockAhead={clockAhead} corner={words.round(open.round)} title={<Title open={open} whoIs={whoIs} />}>
        <Note open={open} whoIs={whoIs} verse={verse} />
      </TvHead>
      <div className="poezium-tv__table" data-stories={open.stories.length} data-begun={open.hint !== null}>
        <TvStories open={open} />
        {open.hint !== null && (
          <div className="poezium-tv__sheet" data-written={written > 9 ? 'many' : written > 6 ? 'some' : 'few'}>
            <Sheet verse={verse} whoIs={whoIs} hint={open.hint} lines={open.lines} asked={asked} size="tv" />
          </div>
        )}
      </div>
      <TvPlayers {...props} />
    </>
  )
}

function Title({ open, whoIs }: { open: Open; whoIs: WhoIs }): ReactNode {
  const { tv } = useShowWords()
  const named = (say: (name: string) => string, player: Parameters<WhoIs>[0] | null) =>
    player !== null && <Named say={say} name={whoIs(player).name} />
  switch (open.phase) {
    case 'claiming':
      return tv.claiming
    case 'telling':
      return named(tv.telling, open.storyteller)
    case 'guessing':
      return named(tv.guessing, open.turn)
    case 'marking':
      return named(tv.marking, open.storyteller)
    case 'ending':
      return named(tv.ending, open.ender)
    case 'reading':
    case 'over':
      return null
  }
}

/** What has just happened, or what there is to know. */
function Note({ open, whoIs, verse }: { open: Open; whoIs: WhoIs; verse: Spoken }): ReactNode {
  const { tv } = useShowWords()
  const { swap } = usePoeziumWords()
  const last = open.guesses.at(-1)
  if (open.phase === 'claiming') return <p className="poezium-tv__note">{tv.claimingNote}</p>
  if (open.swapped !== null)
    return (
      <p className="poezium-tv__note" aria-live="polite">
        {swap.done} <i lang={verse.language}>{verse.lineText(open.swapped)}</i>
      </p>
    )
  if (open.phase === 'telling') return <p className="poezium-tv__note">{tv.tellingNote}</p>
  return (
    <p className="poezium-tv__note" aria-live="polite">
      {last && <Named say={(name) => (last.isRight ? tv.right : tv.wrong)(name, last.number)} name={whoIs(last.by).name} />}
      {open.shown !== null && !last?.isRight && ` ${tv.shown(open.shown)}`}
      {open.phase === 'ending' && open.draw?.decides === 'ending' && ` ${tv.tie}`}
      {open.phase === 'ending' && !last && open.shown === null && tv.endingNote}
    </p>
  )
}

function TvStories({ open }: { open: Open }) {
  const { tv } = useShowWords()
  return (
    <ol className="tv-stories" aria-label={tv.stories} data-count={open.stories.length}>
      {open.stories.map(({ card, isFaceUp }, at) => {
        const number = at + 1
        return (
          <li key={card} className="tv-story" data-up={isFaceUp} data-shown={open.shown === number}>
            <span className="tv-story__number" aria-hidden="true">
              {number}
            </span>
            <span className="unseen">{isFaceUp ? tv.story(number) : tv.faceDown(number)}</span>
            <span className="tv-story__turn">
              <span className="tv-story__face">
                <Picture card={card} deck="stories" size="tv" {...(!isFaceUp && { alt: '' })} />
              </span>
              <span className="tv-story__back card-back" />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** A line laid, a story turned or found: heard once, as it happens. */
function useTableSounds({ lines, guesses, shown }: Open): void {
  const laid = lines.length + guesses.length
  const before = useRef({ laid, shown })
  useEffect(() => {
    const last = before.current
    before.current = { laid, shown }
    if (shown !== null && last.shown === null) sound('chime')
    else if (laid > last.laid) sound('card')
  }, [laid, shown])
}
