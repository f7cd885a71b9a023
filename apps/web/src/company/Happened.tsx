import type { GameInPlay, Happening } from '@figment/table/types'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useScreens } from '../games/screens.ts'
import { Named } from '@figment/ui/Named.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { sinceTheStart } from './since.ts'
import { useCompanyWords } from './words/index.tsx'
import './Happened.css'

/** What somebody who looked away would ask: the table's own part, and the game's, round by round. */
export function Happened() {
  const words = useCompanyWords()
  const { view } = useTable()
  const { happenings, play } = view.open
  const log = useRef<HTMLDivElement>(null)
  // the latest stands at the end
  useEffect(() => {
    const element = log.current
    if (!element) return
    const toEnd = () => element.scrollTo({ top: element.scrollHeight })
    toEnd()
    // the game's part may come a moment later
    const watcher = new MutationObserver(toEnd)
    watcher.observe(element, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [])
  const { before, during } = sinceTheStart(happenings, play !== null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it too
    <div ref={log} className="happened" role="log" aria-label={words.happened.log} aria-live="off" tabIndex={0}>
      {happenings.length === 0 && !play && <p className="happened__nothing">{words.happened.nothing}</p>}
      {before.length > 0 && (
        <section className="happened__part">
          <h3 className="happened__heading">{play ? words.happened.before : words.happened.after}</h3>
          <Lines happenings={before} />
        </section>
      )}
      {play && (
        <Suspense>
          <GamePart play={play} atTable={byRound(during)} />
        </Suspense>
      )}
    </div>
  )
}

function GamePart({ play, atTable }: { readonly play: GameInPlay; readonly atTable: Readonly<Record<number, ReactNode>> }) {
  const { view } = useTable()
  const { Chronicle } = useScreens(play.game)
  return <Chronicle open={play.open} seats={view.open.seats} atTable={atTable} />
}

function byRound(happenings: readonly Happening[]): Readonly<Record<number, ReactNode>> {
  const rounds = new Set(happenings.flatMap(({ round }) => (round === null ? [] : [round])))
  const linesOf = (round: number) => happenings.filter((one) => one.round === round)
  return Object.fromEntries([...rounds].map((round) => [round, <Lines key={round} happenings={linesOf(round)} />]))
}

function Lines({ happenings }: { readonly happenings: readonly Happening[] }) {
  if (happenings.length === 0) return null
  return (
    <ul className="happened__lines">
      {happenings.map((happening) => (
        <li key={happening.number} className="happened__line">
          <Sentence happening={happening} />
        </li>
      ))}
    </ul>
  )
}

function Sentence({ happening }: { readonly happening: Happening }) {
  const { byName, plainly } = useCompanyWords().happened
  return 'name' in happening ? <Named say={byName[happening.what]} name={happening.name} /> : plainly[happening.what]
}
