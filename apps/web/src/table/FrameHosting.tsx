import { useTable } from '@figment/client/useTable.ts'
import { type FrameHost, FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { OpenReactions, Reactions } from '../company/later.ts'
import { TalkButton } from '../company/TalkButton.tsx'
import { CallButton } from '../call/CallButton.tsx'
import { RulesButton } from '../learn/RulesButton.tsx'
import { OneNotice } from '../notices/later.ts'
import { NoticesContext } from '../notices/notices.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { Me, MenuButton } from './TableHeader.tsx'

/** What of the table goes into a scene that fills the whole screen. */
export function FrameHosting({ onMenu, children }: { readonly children: ReactNode; onMenu(): void }) {
  const [isFilled, onFill] = useState(false)
  const { hurry } = useHouseWords().notices
  const { shown } = use(NoticesContext)
  const { view } = useTable()
  const { pausedAt, choice, seats, people } = view.open
  const isPaused = pausedAt !== null
  const { game } = choice
  const wanted = view.you === null ? undefined : seats.find(({ wantedBy }) => wantedBy === view.you)?.seat
  const me = view.you === null ? undefined : people[view.you]
  // the clock is in sight: a line is enough for the last seconds
  const isHurry = shown?.kind === 'hurry'
  const isNoticed = shown !== null
  const hasNotice = shown !== null && !isHurry && shown.kind !== 'paused'
  const host = useMemo<FrameHost>(
    () => ({
      menu: <MenuButton isAlone onMenu={onMenu} />,
      me: <Me />,
      icons: (
        <>
          <CallButton />
          <TalkButton isAnnouncing={false} />
          <RulesButton game={game} look="sign" />
          <MenuButton onMenu={onMenu} />
        </>
      ),
      reactions: (
        <Suspense>
          <Reactions />
        </Suspense>
      ),
      reactionRow: (
        <Suspense>
          <OpenReactions />
        </Suspense>
      ),
      sitsNext: wanted === undefined || !me ? null : { seat: wanted, colour: me.colour, shape: me.shape },
      news: isHurry ? hurry : null,
      notice: hasNotice ? <NoticeNow /> : null,
      slip: isNoticed ? <NoticeNow /> : null,
      pause: isPaused ? (
        <Suspense>
          <OneNotice notice={{ kind: 'paused' }} />
        </Suspense>
      ) : null,
      isFilled,
      onFill,
    }),
    [onMenu, game, wanted, me, isNoticed, isHurry, hurry, hasNotice, isPaused, isFilled],
  )
  return <FrameHostContext value={host}>{children}</FrameHostContext>
}

function NoticeNow() {
  const { shown } = use(NoticesContext)
  return <Suspense>{shown && <OneNotice notice={shown} />}</Suspense>
}
