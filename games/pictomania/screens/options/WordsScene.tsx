import { LONGEST_WORD, WORDS_ON_CARD } from '@figment/words/cards'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useKeyboardHeight } from '@figment/ui/keyboard.ts'
import { useKitWords } from '@figment/ui/words.tsx'
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Card, OWN_CARDS } from '../../types.ts'
import { type Edited, LINES_AT_MOST, pastedLines, put, spotAt, type Spot } from './list-lines.ts'
import { ListLine } from './ListLine.tsx'
import { OwnCards, RoundBoxes } from './OwnCards.tsx'
import { type Pasted, readPasted, type Trouble } from './pasted.ts'
import { troubleText } from './trouble-text.ts'
import { TroubleIcon } from './TroubleIcon.tsx'
import { useOptionWords, type Words } from './words/index.tsx'
import './WordsScene.css'

/** A screen reader is told when the hands rest, not at every letter. */
const restsAfterMs = 900
/** The paper is ruled so far, however little is written on it. */
const LINES_AT_LEAST = 12

interface Props {
  readonly first: string
  onWrite(text: string): void
  onDone(cards: readonly Card[]): void
  onClose(): void
}

/** The list that the host writes, and the cards it makes, on the whole screen. It says at once how each line is understood. */
export function WordsScene({ first, onWrite, onDone, onClose }: Props) {
  const words = useOptionWords()
  const { own } = words
  const { kit } = useKitWords()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [lines, setLines] = useState<readonly string[]>(() => (first === '' ? [] : first.split('\n')))
  const [spot, setSpot] = useState<Spot | null>(null)
  const [tab, setTab] = useState<'list' | 'cards'>('list')
  const [isPasteRefused, setPasteRefused] = useState(false)
  const [troubleAt, setTroubleAt] = useState(0)
  const keyboard = useKeyboardHeight()
  const text = useDeferredValue(lines.join('\n'))
  const pasted = readPasted(text)
  const { troubles, isReady, cards } = pasted
  const shownTrouble = troubles[Math.min(troubleAt, troubles.length - 1)]
  const said = saidOf(pasted, words)
  const news = useSettled([said, troubles[0] && troubleText(troubles[0], own.troubles)].filter(Boolean).join(' '))

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // closing by hand gives the focus back to where it was
    return () => element?.close()
  }, [])
  useLayoutEffect(() => {
    if (!spot || spot.start < 0) return
    const field = dialog.current?.querySelectorAll('textarea')[spot.line]
    field?.focus()
    field?.setSelectionRange(spot.start, spot.end)
    field?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [spot])

  const edit = ({ lines: next, spot: where }: Edited) => {
    setLines(next)
    setSpot(where)
    setPasteRefused(false)
    onWrite(next.join('\n'))
  }
  const goTo = (line: number) => {
    setTab('list')
    const { length } = lines[line] ?? ''
    setSpot({ line, start: length, end: length })
  }
  const goToTrouble = (trouble: Trouble | undefined) => goTo(trouble && 'line' in trouble ? trouble.line - 1 : lines.length)
  const step = (by: number) => {
    const at = (Math.min(troubleAt, troubles.length - 1) + by + troubles.length) % troubles.length
    setTroubleAt(at)
    goToTrouble(troubles[at])
  }
  const paste = async () => {
    setTab('list')
    const found = await navigator.clipboard?.readText?.().catch(() => '')
    // some browsers give it away in a field alone
    if (!found) {
      setPasteRefused(true)
      return goTo(lines.length)
    }
    const end = lines.findLastIndex((line) => line.trim() !== '') + 1
    edit(put(lines.slice(0, end), spotAt(end, 0), pastedLines(found)))
  }
  const play = () => {
    const now = readPasted(lines.join('\n'))
    if (now.isReady) onDone(now.cards)
    else goToTrouble(now.troubles[0])
  }

  const shown = Math.min(LINES_AT_MOST, lines.length + 1)
  return (
    <dialog
      ref={dialog}
      className="words-scene"
      aria-labelledby={`${id}-title`}
      data-tab={tab}
      style={{ '--keyboard': `${keyboard}px` }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="words-scene__box">
        <header className="words-scene__head">
          <button type="button" aria-label={kit.close} onClick={onClose}>
            <Icon name="back" />
          </button>
          <h2 id={`${id}-title`}>{own.title}</h2>
          <p>{own.how}</p>
        </header>
        <RoundBoxes pasted={pasted} />
        <div className="words-scene__tabs" role="tablist">
          {(['list', 'cards'] as const).map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={tab === one}
              aria-controls={`${id}-${one}`}
              tabIndex={tab === one ? 0 : -1}
              onClick={() => setTab(one)}
              onKeyDown={({ key, currentTarget }) => {
                if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
                setTab(one === 'list' ? 'cards' : 'list')
                const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling
                if (other instanceof HTMLElement) other.focus()
              }}
            >
              {own.tabs[one]}
            </button>
          ))}
        </div>
        <section id={`${id}-list`} className="words-scene__list" aria-label={own.label}>
          <ol className="list-paper">
            {Array.from({ length: shown }, (_, at) => {
              const card = pasted.lines.indexOf(at + 1)
              const { theme = '', words: written = [] } = cards[card] ?? {}
              return (
                <ListLine
                  // oxlint-disable-next-line react/no-array-index-key -- a line is known by its number
                  key={at}
                  lines={lines}
                  at={at}
                  label={own.line(at + 1, theme, card === -1 ? 0 : written.length, WORDS_ON_CARD)}
                  troubles={troubles.filter((trouble) => 'line' in trouble && trouble.line === at + 1)}
                  placeholder={at === 0 ? own.example : undefined}
                  onEdit={edit}
                  onSpot={setSpot}
                />
              )
            })}
            {Array.from({ length: Math.max(0, LINES_AT_LEAST - shown) }, (_, at) => (
              <li key={shown + at} className="list-line" aria-hidden="true">
                <span className="list-line__number">{shown + at + 1}</span>
              </li>
            ))}
          </ol>
        </section>
        <section id={`${id}-cards`} className="words-scene__cards" aria-label={own.tabs.cards}>
          <OwnCards pasted={pasted} onMore={() => goTo(lines.findLastIndex((line) => line.trim() !== '') + 1)} />
        </section>
        <p className="words-scene__note">{own.note(LONGEST_WORD)}</p>
        {shownTrouble && (
          <div className="words-scene__trouble">
            <TroubleIcon />
            <p>{troubleText(shownTrouble, own.troubles)}</p>
            <button type="button" aria-label={own.troubleBefore} onClick={() => step(-1)}>
              <Icon name="up" />
            </button>
            <button type="button" aria-label={own.troubleAfter} onClick={() => step(1)}>
              <Icon name="down" />
            </button>
          </div>
        )}
        <footer className="words-scene__foot">
          <p className="words-scene__said" data-bad={troubles.length > 0}>
            <b>{isPasteRefused ? own.pasteThere : said}</b> <span>{own.bots}</span>
          </p>
          <Button onClick={() => void paste()}>
            <Icon name="copy" />
            {own.pasteList}
          </Button>
          <Button kind={isReady ? 'primary' : 'quiet'} aria-disabled={!isReady} onClick={play}>
            {own.play(cards.length)}
          </Button>
        </footer>
        <p className="unseen" aria-live="polite">
          {isPasteRefused ? own.pasteThere : news}
        </p>
      </div>
    </dialog>
  )
}

function saidOf({ lines, missing, cards, troubles }: Pasted, { own }: Words): string {
  const toMend = new Set(troubles.flatMap((trouble) => ('line' in trouble ? trouble.line : []))).size
  if (toMend > 0) return own.toMend(toMend)
  if (lines.length === 0) return own.limits(OWN_CARDS.fewest, OWN_CARDS.most)
  if (missing > 0) return own.missing(missing)
  return cards.length > 0 && troubles.length === 0 ? own.ready : ''
}

/** The text, once it has stayed the same for a while. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const rest = setTimeout(() => settle(text), restsAfterMs)
    return () => clearTimeout(rest)
  }, [text])
  return settled
}
