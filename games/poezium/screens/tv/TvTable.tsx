import { type Poezium, type Open, type Player, RIVAL } from '../../types.ts'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { TableCodeContext } from '@figment/client/code.ts'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { CornerContext } from '@figment/ui/scene/TvHead.tsx'
import { sound } from '@figment/ui/sound.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { roundsOf } from '../../open/rounds.ts'
import { useVerdictSound } from '../guess/GuessTold.tsx'
import type { Told } from '../guess/told.ts'
import { TurningCard } from '../guess/TurningCard.tsx'
import { Rival } from '../rival/Rival.tsx'
import { Sheet } from '../Sheet.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { type Spoken, useVerse } from '../verse.ts'
import { Figure } from '../ending/Lot.tsx'
import { useWho, type WhoIs } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import { useHush } from './hush.ts'
import { TvPlayers } from './TvPlayers.tsx'
import './TvTable.css'

interface Props extends Shown<Poezium> {
  readonly told: Told | null
}

/** Stories on the left, in the column beside them the question and the poem, everybody along the edge. */
export function TvTable({ told, ...props }: Props) {
  const { seats, isAway, clockAhead } = props
  const whoIs = useWho(seats)
  // until the card has fallen, everything is as it was
  const open = told?.beat === 'turn' ? told.before : props.open
  const verse = useVerse(open.options.language)
  const asked = open.phase === 'marking' ? (open.lines.at(-1)?.line ?? null) : null
  const isHushed = useHush(open.phase === 'guessing' && open.turn !== RIVAL ? open.turn : null) && !told
  const mood = told ? (told.beat === 'turn' ? 'dark' : isFound(told) ? 'found' : 'missed') : isHushed ? 'hush' : 'play'
  useTableSounds(open)
  useVerdictSound(told !== null && told.beat !== 'turn', told !== null && isFound(told))
  return (
    <div className="tv-verse" data-mood={mood} data-stories={open.stories.length}>
      <div className="tv-verse__left">
        <TvStories open={open} />
        {isHushed && open.turn !== null && (
          <span className="tv-verse__holds">
            <Figure who={whoIs(open.turn)} />
          </span>
        )}
        {told && <Fallen told={told} open={props.open} />}
      </div>
      <div className="tv-verse__column">
        <Top open={open} clockAhead={clockAhead} />
        <h1>
          {told ? (
            <Verdict told={told} whoIs={whoIs} />
          ) : isHushed ? (
            <Hushed open={open} whoIs={whoIs} />
          ) : (
            <Title open={open} whoIs={whoIs} />
          )}
        </h1>
        {told ? <After told={told} open={props.open} whoIs={whoIs} /> : <Note open={open} verse={verse} />}
        {open.hint !== null && mood !== 'dark' && (
          <div className="tv-verse__sheet">
            <Sheet verse={verse} whoIs={whoIs} hint={open.hint} lines={open.lines} asked={asked} size="tv" />
          </div>
        )}
      </div>
      <TvPlayers open={open} seats={seats} isAway={isAway} told={told} />
    </div>
  )
}

const isFound = ({ beat, guess }: Told): boolean => beat === 'rival' || guess.isRight

/** How far the game is, and how to come to it. */
function Top({ open, clockAhead }: { readonly open: Open; readonly clockAhead: number }) {
  const words = usePoeziumWords()
  const { tv } = useShowWords()
  const code = use(TableCodeContext)
  const hidden = use(CornerContext)
  return (
    <div className="tv-verse__top">
      <span>{words.round(open.round, roundsOf(open))}</span>
      <Countdown due={open.due} clockAhead={clockAhead} />
      {hidden || (
        <span translate="no">
          {tv.table} <b>{code}</b>
        </span>
      )}
    </div>
  )
}

function Title({ open, whoIs }: { open: Open; whoIs: WhoIs }): ReactNode {
  const { tv } = useShowWords()
  const named = (say: (name: string) => string, player: Player | null) => player !== null && <Named say={say} name={whoIs(player).name} />
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
    case 'reading':
    case 'over':
      return null
  }
}

const Hushed = ({ open, whoIs }: { open: Open; whoIs: WhoIs }) => {
  const { tv } = useShowWords()
  return open.turn !== null && <Named say={tv.hush} name={whoIs(open.turn).name} />
}

function Verdict({ told, whoIs }: { told: Told; whoIs: WhoIs }): ReactNode {
  const { result } = usePoeziumWords()
  const { beat, guess, rival } = told
  if (beat === 'turn') return <Named say={(name) => result.says(name, guess.number)} name={whoIs(guess.by).name} />
  if (beat === 'rival' && rival)
    return <Named say={(name) => result.rivalKnows(name, guess.number, rival.number)} name={whoIs(rival.by).name} />
  return (guess.isRight ? result.right : result.wrong)(guess.number)
}

/** After a wrong guess: what becomes of the card, and whose turn it is now. Nothing of it stays. */
function After({ told, open, whoIs }: { told: Told; open: Open; whoIs: WhoIs }) {
  const { result } = usePoeziumWords()
  const { tv } = useShowWords()
  const { beat, guess, rival } = told
  if (beat !== 'verdict' || guess.isRight || rival) return <p className="tv-verse__note" />
  return (
    <p className="tv-verse__note">
      {tv.turnedOver} {open.phase === 'guessing' && open.turn !== null && <Named say={result.turnOf} name={whoIs(open.turn).name} />}
      {open.shown !== null && tv.shown(open.shown)}
    </p>
  )
}

/** What there is to know. */
function Note({ open, verse }: { open: Open; verse: Spoken }): ReactNode {
  const { tv } = useShowWords()
  const { swap } = usePoeziumWords()
  if (open.swapped !== null)
    return (
      <p className="tv-verse__note" aria-live="polite">
        {swap.done} <i lang={verse.language}>{verse.lineText(open.swapped)}</i>
      </p>
    )
  const note = { claiming: tv.claimingNote, telling: tv.tellingNote }[open.phase as string]
  return note === undefined ? null : <p className="tv-verse__note">{note}</p>
}

/** The card that was named, large; and whoever knew better. */
function Fallen({ told, open }: { readonly told: Told; readonly open: Open }) {
  const { beat, guess, rival } = told
  const shown = beat === 'rival' && rival ? rival : guess
  const card = open.stories[shown.number - 1]?.card
  if (card === undefined) return null
  return (
    <div className="tv-verse__fallen">
      {beat === 'rival' && (
        <span className="tv-verse__rival">
          <Rival mood="joy" />
        </span>
      )}
      <div className="tv-verse__large">
        <TurningCard key={shown.number} card={card} beat={beat === 'rival' ? 'verdict' : beat} isRight={shown.isRight} size="tv" />
      </div>
    </div>
  )
}

function TvStories({ open }: { open: Open }) {
  const { tv } = useShowWords()
  return (
    <ol className="tv-stories" aria-label={tv.stories} data-count={open.stories.length}>
      {open.stories.map(({ card, isFaceUp }, at) => {
        const number = at + 1
        return (
          <li key={card} className="tv-story" data-up={isFaceUp}>
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

/** A line laid: heard once, as it happens. */
function useTableSounds({ lines }: Open): void {
  const laid = lines.length
  const before = useRef(laid)
  useEffect(() => {
    if (laid > before.current) sound('card')
    before.current = laid
  }, [laid])
}
