import type { OpenBase, Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { type ReactNode, use, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { canShareFiles, handOver } from '../hand-over.ts'
import { Icon } from '../Icon.tsx'
import { PlayerMark, PlayerName } from '../PlayerMark.tsx'
import { Rabbit } from '../Rabbit.tsx'
import { useToast } from '../Toast.tsx'
import { useLocale } from '../words.tsx'
import { useAgain } from './again.ts'
import { Confetti } from './Confetti.tsx'
import { Curtain, useEndStage } from './Curtain.tsx'
import { endWords } from './end-words/index.ts'
import { FrameHostContext } from './frame-host.ts'
import { Plinths } from './Plinths.tsx'
import { seatAt, seatsAt } from './seating.ts'
import type { SharedThing } from './share-picture.ts'
import { firstPlaces, type Standing, standingsOf } from './standing.ts'
import { Verdict, type VerdictWords } from './Verdict.tsx'
import './Frame.css'
import './TheEnd.css'

/** One of the best things of the game: a picture or something else that was made, and why it is here. */
export interface BestThing {
  readonly key: string
  /** Why: “The finest clue”. */
  readonly label: ReactNode
  readonly picture?: ReactNode
  /** In somebody's own words. */
  readonly quote?: ReactNode
  /** In small letters: “Three of seven found it. Round 4.” */
  readonly note?: ReactNode
  /** Whose it is. */
  readonly player?: Player | undefined
  /** How it looks in the picture to share; left out: it is not there. */
  readonly shared?: SharedThing | undefined
}

export interface EndProps {
  /** The game, as its players call it. */
  readonly title: string
  readonly words: VerdictWords & { readonly scores: string; readonly winner: string; points(count: number): string }
  readonly open: Pick<OpenBase, 'scores' | 'seats'>
  readonly winners: readonly Seat[]
  readonly seats: readonly Player[]
  /** Whose screen it is; null: a watcher's, or the TV. */
  readonly mine: Seat | null
  /** Another screen in the room sounds. */
  readonly isSilent?: boolean
  /** One line under the title, as how a tie was decided. */
  readonly note?: ReactNode
  /** The best first. */
  readonly best: readonly BestThing[]
  /** Everything else that was made, to be opened from the last of the best things. */
  readonly all?: { readonly label: string; open(): void } | undefined
}

/**
 * The end of every game on a phone or laptop, without scrolling: first nobody is named, then the podium rises, then the winner is
 * said everywhere at once; below it the best things of the game, “one more?”, and a picture to share.
 */
export const TheEnd = (props: EndProps) => (
  <endWords.Speaking>
    <AtSeat {...props} />
  </endWords.Speaking>
)

function AtSeat(props: EndProps) {
  const { words, open, winners, seats, mine, isSilent = false, note, best, all, title } = props
  const stage = useEndStage({ isSilent })
  const end = endWords.useWords()
  const { menu } = use(FrameHostContext)
  const { way, short } = useAgain()
  const standings = standingsOf(open, winners)
  const steps = firstPlaces(standings)
  const verdict = <Verdict words={words} winners={winners} seats={seats} mine={mine} />
  const isUp = stage === 'up'
  return (
    <>
      {/* who listens hears it when the others see it */}
      <p className="unseen" aria-live="polite">
        {isUp && verdict}
      </p>
      {stage === 'before' ? (
        <Curtain says={end.soon} seats={seatsAt(seats, open.seats)} />
      ) : (
        <div className="frame">
          <div className="the-end" data-stage={stage}>
            {isUp && <Confetti />}
            <div className="the-end__menu">{menu}</div>
            <div className="the-end__verdict">
              <h1>{isUp ? verdict : end.soon}</h1>
              {isUp && (note ?? short) && <p>{note ?? short}</p>}
            </div>
            <Plinths words={words} steps={steps} winners={winners} seats={seats} isRising={stage === 'rising'} />
            {isUp && <TheRest words={words} rest={restOf(standings, steps)} seats={seats} mine={mine} />}
            <div className="the-end__best">{isUp && <Best best={best} all={all} />}</div>
            <footer className="the-end__foot">
              {isUp && (
                <>
                  {way}
                  <Share title={title} verdict={words} standings={standings} winners={winners} seats={seats} best={best} />
                </>
              )}
            </footer>
          </div>
        </div>
      )}
    </>
  )
}

const restOf = (standings: readonly Standing[], steps: readonly (readonly Standing[])[]): Standing[] => {
  const raised = steps.flat().map(({ seat }) => seat)
  return standings.filter(({ seat }) => !raised.includes(seat))
}

interface RestProps extends Pick<EndProps, 'words' | 'seats' | 'mine'> {
  readonly rest: readonly Standing[]
}

/** Below the podium: tokens with points, mine marked. */
function TheRest({ words, rest, seats, mine }: RestProps) {
  const end = endWords.useWords()
  if (rest.length === 0) return null
  return (
    <ol className="the-end__rest" aria-label={words.scores}>
      {rest.map(({ seat, total }) => {
        const player = seatAt(seats, seat)
        return (
          <li key={seat} data-mine={seat === mine}>
            {player && <PlayerMark colour={player.colour} shape={player.shape} size="small" />}
            <span className="unseen">
              {player?.name ?? words.somebodyGone}: {words.points(total)}
            </span>
            <span aria-hidden="true">
              {total} {seat === mine && <i>{end.you}</i>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Cards to swipe; where there is room, side by side. */
function Best({ best, all }: Pick<EndProps, 'best' | 'all'>) {
  const end = endWords.useWords()
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const count = best.length + (all ? 1 : 0)
  if (count === 0) return null
  const go = (to: number) => list.current?.children[to]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' })
  return (
    <section className="best" aria-label={end.best}>
      <ul
        ref={list}
        className="best__list"
        // a list that scrolls can be reached by those who have no finger on it
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) => setAt(Math.round((scrollLeft / scrollWidth) * count))}
      >
        {best.map((thing) => (
          <li key={thing.key} className="best__one">
            <BestOne thing={thing} />
          </li>
        ))}
        {all && (
          <li className="best__one best__all">
            <Button onClick={all.open}>{all.label}</Button>
          </li>
        )}
      </ul>
      {count > 1 && (
        <p className="best__dots">
          {Array.from({ length: count }, (_, dot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is known by its place
            <button key={dot} type="button" data-now={dot === at} aria-label={end.show(dot + 1, count)} onClick={() => go(dot)} />
          ))}
        </p>
      )}
    </section>
  )
}

const BestOne = ({ thing: { label, picture, quote, note, player } }: { readonly thing: BestThing }) => (
  <>
    {picture && <span className="best__picture">{picture}</span>}
    <span className="best__words">
      <b>{label}</b>
      {quote && <q className="best__quote">{quote}</q>}
      {note && <small>{note}</small>}
      {player && <PlayerName seat={player} />}
    </span>
  </>
)

interface ShareProps extends Pick<EndProps, 'title' | 'winners' | 'seats' | 'best'> {
  readonly verdict: EndProps['words']
  readonly standings: readonly Standing[]
}

/** The podium and the best things as one picture, made on this device; inside the words of the end. */
export function Share({ title, verdict, standings, winners, seats, best }: ShareProps) {
  const end = endWords.useWords()
  const { locale } = useLocale()
  const tell = useToast()
  const [isPainting, setPainting] = useState(false)
  const share = async () => {
    setPainting(true)
    try {
      const { paintEnd } = await import('./share-picture.ts')
      const names = winners.map((seat) => seatAt(seats, seat)?.name ?? verdict.somebodyGone)
      const says = names.length === 1 ? verdict.wins(names[0] ?? '') : verdict.share(new Intl.ListFormat(locale).format(names))
      const picture = await paintEnd({
        says,
        steps: firstPlaces(standings).map((step) =>
          step.flatMap(({ seat, place, total }) => {
            const player = seatAt(seats, seat)
            return player ? [{ player, place: place ?? 0, points: verdict.points(total), isWinner: winners.includes(seat) }] : []
          }),
        ),
        things: best.flatMap(({ shared }) => shared ?? []).slice(0, 3),
        foot: `${title} · ${new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date())}`,
      })
      if ((await handOver(picture, { name: 'figment', text: says })) === 'saved') tell(end.saved)
    } catch {
      tell(end.unsaved)
    } finally {
      setPainting(false)
    }
  }
  return (
    <Button className="the-end__share" busy={isPainting} onClick={() => void share()}>
      <Icon name={canShareFiles() ? 'share' : 'down'} />
      <span>{end.picture}</span>
    </Button>
  )
}

/** The same on the TV: podium and everybody, the best two or three things beside it, and how to get at the next game. */
export const TheEndOnTv = (props: EndProps) => (
  <endWords.Speaking>
    <OnTv {...props} />
  </endWords.Speaking>
)

function OnTv({ words, open, winners, seats, note, best }: EndProps) {
  const stage = useEndStage()
  const end = endWords.useWords()
  const { way, short } = useAgain()
  const standings = standingsOf(open, winners)
  const steps = firstPlaces(standings)
  const isUp = stage === 'up'
  if (stage === 'before') return <Curtain says={end.soon} seats={seatsAt(seats, open.seats)} />
  return (
    <div className="tv-end" data-stage={stage}>
      {isUp && <Confetti />}
      <header className="tv-end__verdict">
        <h1 aria-live="polite">{isUp ? <Verdict words={words} winners={winners} seats={seats} mine={null} /> : end.soon}</h1>
        {isUp && (note ?? short) && <p>{note ?? short}</p>}
      </header>
      <Plinths words={words} steps={steps} winners={winners} seats={seats} isRising={stage === 'rising'} />
      <ol className="tv-end__rest" aria-label={words.scores}>
        {isUp &&
          restOf(standings, steps).map(({ seat, total }) => {
            const player = seatAt(seats, seat)
            return (
              <li key={seat}>
                {player && <Rabbit colour={player.colour} shape={player.shape} />}
                <span>
                  <bdi>{player?.name ?? words.somebodyGone}</bdi>
                  <b>{total}</b>
                </span>
              </li>
            )
          })}
      </ol>
      <aside className="tv-end__best">
        {isUp && (
          <>
            {best.length > 0 && <h2>{end.best}</h2>}
            <ul>
              {best.slice(0, 3).map((thing) => (
                <li key={thing.key} className="best__one">
                  <BestOne thing={thing} />
                </li>
              ))}
            </ul>
            {way}
          </>
        )}
      </aside>
    </div>
  )
}
