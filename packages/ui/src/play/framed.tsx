import type { GameTypes, GameWords, Manifest } from '@figment/game-kit'
import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import type { GameScreens, LoadedScreens, SeatScreen, Shown, ShownAtSeat, ShownChronicle, ShownOptions, TvScreen } from '../contract.ts'
import { rulesOf } from '../learn/rules.tsx'
import { ChronicleRounds } from '../scene/Chronicle.tsx'
import { SeatScene } from '../scene/SeatScene.tsx'
import { TvScene } from '../scene/TvScene.tsx'
import { spoken } from '../spoken.tsx'
import { InPlayContext } from './in-play.ts'
import { ListedOptions } from './ListedOptions.tsx'
import { Over, TvOver, Verdict } from './Over.tsx'
import { playWords } from './words/index.ts'
import './framed.css'

/** Another round or phase is another scene. */
const momentOf = ({ round, phase }: GameTypes['open']) => `${round} ${phase}`

/** What the heading says in this moment, for those who do not see it change. */
function useAsked(moment: string): string {
  const [asked, setAsked] = useState('')
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => setAsked(document.querySelector('main h1')?.textContent ?? ''), [moment])
  return asked
}

/** A game's screens in their frames: words, scenes and the parts that all games share come with it. For the shell. */
export function framed<G extends GameTypes, Words extends GameWords<G>>(
  id: string,
  manifest: Manifest<G>,
  game: GameScreens<G, Words>,
): LoadedScreens<G> {
  const { Speaking, useWords, load } = spoken<Words>(game.words, playWords.load)
  // every phase has its screen: the contract says so
  const atSeat: Readonly<Record<string, ComponentType<SeatScreen<G, Words>>>> = { over: Over, ...game.seat }
  const atTv: Readonly<Record<string, ComponentType<TvScreen<G, Words>>>> = { over: TvOver, ...game.tv }

  const Speak = ({ children }: { readonly children: ReactNode }) => (
    <Speaking>
      <playWords.Speaking>{children}</playWords.Speaking>
    </Speaking>
  )

  function Seat(latest: ShownAtSeat<G>) {
    // what is shown may follow a breath later, in a transition of scenes
    const props = useDeferredValue(latest)
    const { open, seats, seat, isAway, clockAhead } = props
    const moment = momentOf(open)
    const asked = useAsked(moment)
    return (
      <Speak>
        <InPlayContext value={{ open, seats, seat, isTv: false, isAway, clockAhead }}>
          <SeatScene name={id} className="game-seat" open={open} moment={moment} news={asked}>
            <AtSeat {...props} />
          </SeatScene>
        </InPlayContext>
      </Speak>
    )
  }

  function AtSeat({ open, held, seat, play }: ShownAtSeat<G>) {
    const Phase = atSeat[open.phase] ?? Over
    return <Phase open={open} held={held} seat={seat} words={useWords()} play={play} />
  }

  function Tv(latest: Shown<G>) {
    const { open, seats, isAway, clockAhead } = useDeferredValue(latest)
    return (
      <Speak>
        <InPlayContext value={{ open, seats, seat: null, isTv: true, isAway, clockAhead }}>
          <TvScene name={id} className="game-tv" open={open} moment={momentOf(open)}>
            <AtTv open={open} />
          </TvScene>
        </InPlayContext>
      </Speak>
    )
  }

  function AtTv({ open }: Pick<Shown<G>, 'open'>) {
    const Phase = atTv[open.phase] ?? TvOver
    return <Phase open={open} words={useWords()} />
  }

  function Rounds({ open, atTable }: Pick<ShownChronicle<G>, 'open' | 'atTable'>) {
    const { round: title } = playWords.useWords()
    const chapters = game.chronicle({ open, words: useWords() })
    const renderLines = (round: number) =>
      chapters
        .filter((chapter) => chapter.round === round)
        .flatMap(({ lines }) => lines)
        .map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <li key={at} className="happened__line">
            {line}
          </li>
        ))
    return <ChronicleRounds open={open} atTable={atTable} title={title} renderLines={renderLines} verdict={<Verdict />} />
  }

  function Listed(props: ShownOptions<G>) {
    const words = useWords()
    return <ListedOptions {...props} choices={manifest.choices} words={'options' in words ? (words.options as object) : {}} />
  }

  return {
    Seat,
    Tv,
    Options: (props) => <Speak>{game.Options ? <game.Options {...props} /> : <Listed {...props} />}</Speak>,
    Chronicle: ({ open, seats, atTable }) => (
      <Speak>
        <InPlayContext value={{ open, seats, seat: null, isTv: false, isAway: () => false, clockAhead: 0 }}>
          <Rounds open={open} atTable={atTable} />
        </InPlayContext>
      </Speak>
    ),
    Rules: rulesOf(game.words, () =>
      import('./RulesPage.tsx').then(({ RulesPage }) => ({
        RulesPage: ({ words }) => <RulesPage names={manifest.names} rules={words.rules} />,
      })),
    ),
    refusals: (locale) => load(locale).then(({ refusals }) => refusals),
    atZero: (locale) => load(locale).then(({ atZero }) => atZero),
  }
}
