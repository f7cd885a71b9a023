import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Countdown } from '../Countdown.tsx'
import type { Deck } from '../descriptions.ts'
import { Icon } from '../Icon.tsx'
import { PausedContext } from '../paused.ts'
import { Picture } from '../Picture.tsx'
import { useKitWords } from '../words.tsx'
import { useFrameHost } from './frame-host.ts'
import { useMagnifying } from './magnify.ts'
import { hasStage, type Shape, useShape } from './shape.ts'
import './Frame.css'
import './Stage.css'

export interface StageCard {
  readonly card: string
  /** What is heard before its description. */
  readonly name: string
  /** On brass, above the picture: nothing lies on a picture. */
  readonly plaque?: string | undefined
  /** The same where it is large, if it is another. */
  readonly largePlaque?: string
  /** Lit: it counts. Guessed: only a guess. */
  readonly mark?: 'lit' | 'guessed' | undefined
  /** Heard so, where it is no longer in its place to be lit. */
  readonly isChosen?: boolean
  /** It can be looked at, and that is all. */
  readonly isAsleep?: boolean
  /** It has gone from its place: to the stage, or to the table. */
  readonly ghost?: 'next' | 'check' | undefined
  /** It lies face up only now. */
  readonly over?: ReactNode
}

export interface StageState {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly shape: Shape
  /** Where there is no stage: a card fills the screen. */
  readonly isForward: boolean
  bringForward(isForward: boolean): void
}

export function useStage(): StageState {
  const frame = useRef<HTMLDivElement>(null)
  const shape = useShape(frame)
  const [isForward, bringForward] = useState(false)
  return { frame, shape, isForward: isForward && !hasStage(shape), bringForward }
}

interface Props {
  readonly stage: StageState
  /** What the player is at: a game's styles may leave out a piece by it. */
  readonly now: string
  /** Who tells what, where that is known: it never moves while the scenes change. Else who I am stands there. */
  readonly clue?: ReactNode
  readonly ask: ReactNode
  readonly hint?: ReactNode
  readonly due: number | null
  readonly clockAhead: number
  /** What the cards are, for those who hear them. */
  readonly label: string
  readonly cards: readonly StageCard[]
  readonly deck?: Deck
  /** Cards of one's own hand lie a little askew. */
  readonly isHand?: boolean
  /** Which card is large, where one is. */
  readonly at: string | null
  onTap(card: string): void
  /** From card to card: with the arrow keys, with a finger, in the strip. The same as a tap where that only looks. */
  onLook(card: string): void
  /** Something else than small cards beside the large one. */
  readonly tray?: ReactNode
  /** For somebody who is here for the first time; it lies where the people are, or where no card lies. */
  readonly lesson?: ReactNode
  /** How much of the foot of the screen a keyboard covers, in pixels. */
  readonly keyboard?: number
  /** In the place of the large card, whatever the shape. */
  readonly instead?: ReactNode
  /** For cells of the grid that are left over, as many as there are. */
  readonly cells?: readonly ReactNode[]
  /** Where the table has room for them: who has done what. */
  readonly people?: ReactNode
  readonly peopleTall?: 'sides' | 'rim'
  /** What the thumb reaches. */
  readonly foot?: ReactNode
}

/** How many cells of the grid are left over: of two rows, or of two or three columns. */
const sparedBy = (count: number, hasRows: boolean): number =>
  hasRows ? count % 2 : count > 6 ? Math.max(0, 9 - count) : count === 5 ? 1 : 0

/**
 * A scene of cards that fills the screen and never scrolls. Upright and tall: all cards as large as they can be, and a tap brings one
 * forward. Lying and wide: two rows of small cards, one large, and a column for the question, the people and the one thing to press.
 */
export function Stage(props: Props) {
  const {
    stage,
    now,
    clue,
    ask,
    hint,
    due,
    clockAhead,
    cards,
    at,
    instead,
    cells = [],
    tray,
    lesson,
    keyboard = 0,
    people,
    peopleTall = 'rim',
    foot,
  } = props
  const { frame, shape, isForward } = stage
  const { me, icons, reactions, slip } = useFrameHost()
  const isPaused = use(PausedContext) !== null
  const hasRows = hasStage(shape)
  const spared = cells.slice(0, sparedBy(cards.length, hasRows))
  const count = cards.length + spared.length
  const isNumbered = cards.some(({ plaque }) => plaque !== undefined)
  const sizes: CSSProperties = {
    '--columns': Math.max(3, Math.ceil(cards.length / 2)),
    '--two': Math.ceil(count / 2),
    '--three': Math.ceil(count / 3),
  }
  const large = cards.find(({ card }) => card === at)
  return (
    <div className="frame" ref={frame} style={{ marginBottom: keyboard }}>
      <span className="stage__unit" />
      <div
        className="stage"
        data-shape={shape}
        data-now={now}
        data-told={clue !== undefined}
        data-numbered={isNumbered}
        data-forward={isForward}
        data-noticed={slip !== null}
        data-paused={isPaused}
        data-people={peopleTall}
        style={sizes}
      >
        <div className="stage__felt" aria-hidden="true" />
        <header className="stage__top">
          <div className="stage__me">{me}</div>
          <div className="stage__icons">{icons}</div>
        </header>
        {clue !== undefined && <div className="stage__clue">{clue}</div>}
        <div className="stage__ask">
          <div className="stage__question">
            <h1>{ask}</h1>
            {due !== null && <Countdown due={due} clockAhead={clockAhead} />}
          </div>
          {hint !== undefined && <p className="stage__hint">{hint}</p>}
        </div>
        {slip !== null && <div className="stage__notice">{slip}</div>}
        <div className="stage__cards" inert={isPaused || isForward}>
          {tray ?? <Tray {...props} cells={spared} />}
        </div>
        {instead !== undefined && !isForward ? (
          <div className="stage__instead">{instead}</div>
        ) : (
          (hasRows || isForward || tray !== undefined) && (
            <div className="stage__large" inert={isPaused}>
              {large && <Large {...props} large={large} />}
            </div>
          )
        )}
        {people !== undefined && <div className="stage__people">{people}</div>}
        {lesson !== undefined && <div className="stage__lesson">{lesson}</div>}
        <footer className="stage__foot">
          {/* what cannot be pressed while the game stands still does not shine */}
          <div className="stage__do" inert={isPaused}>
            {foot}
          </div>
          {reactions}
        </footer>
      </div>
    </div>
  )
}

function Tray({ label, cards, deck, isHand = false, at, cells = [], onTap, onLook }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const reached = cards.find(({ card }) => card === focused) ?? cards.find(({ card }) => card === at) ?? cards[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cards.findIndex(({ card }) => card === reached?.card)
    const by = stepOf(event, list.current, cards.length)
    const next = by === 0 ? undefined : cards[from + by]
    if (!next) return
    event.preventDefault()
    setFocused(next.card)
    onLook(next.card)
    list.current?.querySelector<HTMLElement>(`[data-card="${next.card}"] button`)?.focus()
  }
  return (
    // the arrow keys walk it; each card is pressed by itself
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} className={isHand ? 'tray tray--hand' : 'tray'} aria-label={label} onKeyDown={onKeyDown}>
      {cards.map(({ card, name, plaque, mark, isChosen, isAsleep = false, ghost, over }, order) => (
        <li
          key={card}
          className="tray__place"
          data-card={card}
          data-mark={mark}
          data-asleep={isAsleep}
          data-ghost={ghost}
          style={{ '--at': order }}
        >
          {plaque !== undefined && (
            <span className="plaque" data-quiet={isAsleep} aria-hidden="true">
              {plaque}
            </span>
          )}
          <button
            type="button"
            className="tray__card"
            {...(!isAsleep && { 'aria-pressed': isChosen ?? mark !== undefined })}
            tabIndex={card === reached?.card ? 0 : -1}
            onClick={() => {
              setFocused(card)
              onTap(card)
            }}
          >
            <span className="unseen">{name}. </span>
            <Picture card={card} {...(deck && { deck })} size="hand" />
            {ghost && (
              <span className="tray__ghost">
                <Icon name={ghost} />
              </span>
            )}
          </button>
          {over}
        </li>
      ))}
      {cells.map((cell, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the grid is what it is
        <li key={order} className="tray__cell">
          {cell}
        </li>
      ))}
    </ul>
  )
}

/** By how many cards an arrow key goes: up and down as far as the next row is. */
function stepOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, list: Element | null, count: number): number {
  if (ctrlKey || metaKey || altKey) return 0
  if (key === 'ArrowRight') return 1
  if (key === 'ArrowLeft') return -1
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return 0
  const tops = [...(list?.querySelectorAll('.tray__place') ?? [])].map((place) => Math.round((place as HTMLElement).offsetTop))
  const across = tops.findIndex((top) => top > (tops[0] ?? 0) + 8)
  const row = across === -1 ? count : across
  return key === 'ArrowDown' ? row : -row
}

function Large({ stage, cards, deck, large, onLook }: Props & { readonly large: StageCard }) {
  const words = useKitWords()
  const { isForward, bringForward } = stage
  const plaque = large.largePlaque ?? large.plaque
  const step = (by: number) => {
    const next = cards[cards.indexOf(large) + by]
    if (next) onLook(next.card)
  }
  const { picture, hands } = useMagnifying<HTMLDivElement>(isForward ? step : undefined)
  useKeys(isForward, step, () => bringForward(false))
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isForward) close.current?.focus({ preventScroll: true })
  }, [isForward])
  return (
    <>
      {isForward && (
        <button
          ref={close}
          type="button"
          className="stage__close"
          aria-label={words.kit.close}
          onClick={() => {
            bringForward(false)
            const place = `.tray__place[data-card="${large.card}"] button`
            requestAnimationFrame(() => document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true }))
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <figure className="stage__card" data-mark={large.mark}>
        {plaque !== undefined && (
          <span className="plaque" data-quiet={large.isAsleep} aria-hidden="true">
            {plaque}
          </span>
        )}
        <div className="stage__place">
          <div key={large.card} ref={picture} className="stage__picture" {...hands}>
            {/* heard where it lies among the others */}
            <Picture card={large.card} {...(deck && { deck })} size="large" {...(!isForward && { alt: '' })} />
          </div>
        </div>
      </figure>
      {isForward && (
        <ul className="stage__strip">
          {cards.map(({ card, name }) => (
            <li key={card}>
              <button type="button" aria-current={card === large.card} onClick={() => onLook(card)}>
                <span className="unseen">{name}. </span>
                <Picture card={card} {...(deck && { deck })} size="hand" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Arrows from card to card, Esc back to all of them. */
function useKeys(isForward: boolean, step: (by: number) => void, back: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') back()
    else if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
  })
  useEffect(() => {
    if (!isForward) return
    const onKey = (event: globalThis.KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isForward])
}
