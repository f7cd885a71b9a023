import { useTable } from '@figment/client/useTable.ts'
import { hostOf, isHost } from '@figment/client/who.ts'
import type { TableSeat } from '@figment/table/types'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { use, useEffect, useState } from 'react'
import { useScreens } from '../games/screens.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { Knocking } from './Knocking.tsx'
import { type Notice, NoticesContext } from './notices.ts'
import { Slip, SlipButton } from './Slip.tsx'

/** Loaded with the table: nobody needs it on the first page. */
export default function OneNotice({ notice }: { readonly notice: Notice }) {
  switch (notice.kind) {
    case 'paused':
      return <Paused />
    case 'lost':
      return <Lost sign={notice.sign} />
    case 'hurry':
      return <Hurry key={notice.due} until={notice.due} />
    case 'away':
      return <Away key={notice.seat.seat} seat={notice.seat} />
    case 'knock':
      return <Knocking key={notice.knock.id} knock={notice.knock} others={notice.others} />
    case 'host':
      return <NewHost />
  }
}

function Paused() {
  const words = useHouseWords().pause
  const { view, move } = useTable()
  const host = hostOf(view.open)
  const { isResting } = view.open
  const [isBusy, setBusy] = useState(false)
  const goOn = async () => {
    setBusy(true)
    await move({ type: 'resumeGame' })
    setBusy(false)
  }
  const canGoOn = isHost(view) || (isResting && view.you !== null)
  const whoCan = host ? <Named say={words.hostGoesOn} name={host.name} /> : words.nobodyGoesOn
  return (
    <Slip sign={<Icon name="pause" />} title={words.paused} text={isResting ? words.resting : canGoOn ? words.text : whoCan}>
      {canGoOn && (
        <SlipButton isSolid busy={isBusy} onClick={() => void goOn()}>
          {words.goOn}
        </SlipButton>
      )}
    </Slip>
  )
}

/** What is shown may be old. */
function Lost({ sign }: { readonly sign: string }) {
  const words = useHouseWords().notices
  return <Slip sign={<span className="slip__turning" />} title={sign} text={words.lostText} />
}

/** The game waits for somebody who is not here: everybody knows why, and the host can help it on. */
function Away({ seat }: { readonly seat: TableSeat }) {
  const words = useHouseWords().notices
  const { view, move } = useTable()
  const { waitFor } = use(NoticesContext)
  const [isBusy, setBusy] = useState(false)
  const letBotPlay = async () => {
    setBusy(true)
    await move({ type: 'letBotPlay', seat: seat.seat })
    setBusy(false)
  }
  return (
    <Slip sign={<PlayerMark colour={seat.colour} shape={seat.shape} />} title={<bdi>{seat.name}</bdi>} text={words.away}>
      {isHost(view) && (
        <>
          <SlipButton onClick={() => waitFor(seat)}>{words.wait}</SlipButton>
          <SlipButton isSolid busy={isBusy} label={words.letBot} onClick={() => void letBotPlay()}>
            <Icon name="bot" />
            {words.bot}
          </SlipButton>
        </>
      )}
    </Slip>
  )
}

function NewHost() {
  const words = useHouseWords().notices
  const { view } = useTable()
  const { understood } = use(NoticesContext)
  const host = hostOf(view.open)
  const { standsInFor } = view.open
  if (isHost(view)) {
    return (
      <Slip
        sign={<Icon name="host" />}
        title={standsInFor === null ? words.youHost : words.youStandIn}
        text={standsInFor === null ? words.youHostText : words.youStandInText}
      >
        <SlipButton isSolid onClick={understood}>
          {words.fine}
        </SlipButton>
      </Slip>
    )
  }
  return <Slip sign={<Icon name="host" />} title={<bdi>{host?.name}</bdi>} text={standsInFor === null ? words.newHost : words.standsIn} />
}

/** The last seconds of my turn. */
function Hurry({ until }: { readonly until: number }) {
  const words = useHouseWords().notices
  const atZero = useAtZero()
  const left = useSecondsLeft(until)
  return (
    <>
      <p className="unseen" role="alert">
        {words.secondsLeft(left > 5 ? 10 : 5)}
      </p>
      <div aria-hidden="true">
        <Slip
          sign={
            <span className="slip__ring" style={{ '--left': left }}>
              {left}
            </span>
          }
          title={words.hurry}
          text={atZero ?? words.atZero}
        />
      </div>
    </>
  )
}

/** What the game itself says to that, if it does. */
function useAtZero(): string | undefined {
  const { play, choice } = useTable().view.open
  const { locale } = useLocale()
  const { atZero } = useScreens(play?.game ?? choice.game)
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    let isShown = true
    const ask = async () => {
      const words = await atZero?.(locale)
      if (isShown && words) setSaid(words)
    }
    void ask()
    return () => {
      isShown = false
    }
  }, [atZero, locale])
  return play ? said[play.open.phase] : undefined
}

function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))
