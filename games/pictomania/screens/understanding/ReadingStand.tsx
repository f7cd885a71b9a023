import { type Language, LETTERS, type Letter, NUMBERS, type Stand } from '../../types.ts'
import { Drawn } from '@figment/ui/Icon.tsx'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { CardHeads } from '../stand/CardHeads.tsx'
import { columnsOf } from '../stand/columns.ts'
import { Dealt } from '../stand/Dealt.tsx'
import { useTabSwipe } from '../stand/swipe.ts'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './ReadingStand.css'

/** A second tap that comes at once is taken for the same one. */
const tapsApartMs = 180

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly stand: Stand
  readonly language: Language
  /** What lies there: a card that was lifted from other cards is let go. */
  readonly laid: number
  /** Null: whoever watches asks for nothing. */
  readonly spareCards: number | null
  readonly fresh: readonly Letter[]
  /** Of which card the words are seen, where only one has room; null: all three. */
  readonly tab: Letter | null
  onTab(letter: Letter): void
  onAnother(letter: Letter): Promise<boolean>
}

/** The 21 words, as large as they can be, in the places that they keep for the round; at the foot of each card, another one. */
export function ReadingStand({ ref, stand, language, laid, spareCards, fresh, tab, onTab, onAnother }: Props) {
  const words = usePictomaniaWords()
  const columns = columnsOf(stand)
  const [lifted, setLifted] = useState<{ readonly letter: Letter; readonly laid: number; readonly at: number } | null>(null)
  const [leaving, setLeaving] = useState<Letter | null>(null)
  const [seen, setSeen] = useState<{ readonly laid: number; readonly letters: readonly Letter[] }>({ laid, letters: [] })
  const tabsSeen = tab === null ? [] : [...(seen.laid === laid ? seen.letters : []), tab]
  const up = lifted?.laid === laid ? lifted.letter : null
  const tap = async (letter: Letter) => {
    const now = Date.now()
    if (up !== letter || !lifted) return setLifted({ letter, laid, at: now })
    if (now - lifted.at < tapsApartMs) return
    setLifted(null)
    setLeaving(letter)
    await onAnother(letter)
    setLeaving(null)
  }
  const turn = (letter: Letter) => {
    setSeen({ laid, letters: tabsSeen })
    onTab(letter)
  }
  const swipe = useTabSwipe(tab, turn)
  useLettingGo(up !== null, () => setLifted(null))
  const tracks = tab === null ? columns.map((share) => `minmax(min-content, ${share}fr)`).join(' ') : 'minmax(0, 1fr)'
  return (
    <Dealt>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a finger drawn across turns cards as the tabs do */}
      <div ref={ref} className="reading-stand" data-tabbed={tab !== null} style={{ '--tracks': tracks }} {...swipe}>
        <ol className="reading-stand__numbers" aria-hidden="true">
          {NUMBERS.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ol>
        {tab !== null && <CardHeads stand={stand} language={language} tab={tab} seen={tabsSeen} onTab={turn} />}
        {(tab === null ? LETTERS : [tab]).map((letter) => {
          const { theme, words: onCard } = stand[letter]
          const isLifted = up === letter
          return (
            <section
              // a new card comes anew
              key={`${letter} ${onCard.join()}`}
              className="reading-card"
              data-letter={letter}
              data-new={fresh.includes(letter)}
              data-lifted={isLifted}
              data-leaving={leaving === letter}
              aria-label={`${words.card(letter)}, ${theme}`}
            >
              <h2 className="reading-card__head">
                <b>{letter}</b>
                <i lang={language}>{theme}</i>
                {fresh.includes(letter) && <span className="reading-card__tag">{words.understanding.isNew}</span>}
              </h2>
              <ol className="reading-card__words" lang={language}>
                {onCard.map((word, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its number, and some may be taken off
                  <li key={at}>
                    <span>
                      <TheWord of={word} />
                    </span>
                  </li>
                ))}
              </ol>
              {spareCards !== null && (
                <button
                  type="button"
                  className="reading-card__another"
                  disabled={spareCards === 0}
                  aria-pressed={spareCards === 0 ? undefined : isLifted}
                  onClick={() => void tap(letter)}
                >
                  {spareCards === 0 ? (
                    words.understanding.noSpare
                  ) : (
                    <>
                      <AnotherIcon />
                      {isLifted ? (
                        <span>
                          {words.understanding.again}
                          <span className="unseen">{`: ${words.understanding.anotherCard(letter)}`}</span>
                        </span>
                      ) : (
                        <span>
                          {words.understanding.another}
                          <span className="reading-card__what"> {words.understanding.anotherWhat}</span>
                          <span className={tab === null ? 'unseen' : undefined}> {letter}</span>
                        </span>
                      )}
                    </>
                  )}
                </button>
              )}
            </section>
          )
        })}
      </div>
    </Dealt>
  )
}

/** A tap elsewhere puts the lifted card back, and so does Esc. */
function useLettingGo(isUp: boolean, letGo: () => void): void {
  const onPointer = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element && target.closest('.reading-card__another'))) letGo()
  })
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && letGo())
  useEffect(() => {
    if (!isUp) return
    const pointer = (event: Event) => onPointer(event)
    const press = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('pointerdown', pointer)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', pointer)
      document.removeEventListener('keydown', press)
    }
  }, [isUp])
}

const AnotherIcon = () => <Drawn path="M4 8.500h12M13 5l3.500 3.500L13 12M20 15.500H8M11 12l-3.500 3.500L11 19" size="1.125rem" />
