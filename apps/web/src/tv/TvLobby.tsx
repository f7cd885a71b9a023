import { TableKeyContext } from '@figment/client/code.ts'
import type { TableSeat } from '@figment/table/types'
import { type ReactNode, use } from 'react'
import { limitsOf, useGames } from '../games/manifests.ts'
import { Brand } from '@figment/ui/Brand.tsx'
import { CodeTiles, HiddenTiles } from '@figment/ui/CodeTiles.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Qr } from '@figment/ui/Qr.tsx'
import { FreeRabbit, Rabbit } from '@figment/ui/Rabbit.tsx'
import { useWords } from '../words/spoken.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { tablePath } from '../route/route.ts'
import type { View } from '@figment/client/connection/view.ts'
import { hostOf, isSeatAway, watchersOf } from '@figment/client/who.ts'
import { TvPainting } from './TvPainting.tsx'
import './TvLobby.css'

export function TvLobby({ view, slip }: { readonly view: View; readonly slip: ReactNode }) {
  const words = useWords()
  const aboutGame = useGames()
  const house = useHouseWords().notices
  const key = use(TableKeyContext)
  const { code, isCodeHidden, seats, choice } = view.open
  const host = hostOf(view.open)
  const watchers = watchersOf(view).length
  const free = Math.max(0, limitsOf(choice).max - seats.length)
  return (
    <main className="tv-lobby" data-screen="tv-lobby">
      <TvPainting />
      <Brand />
      <div className="tv-lobby__welcome">
        <h1 className="tv-lobby__title">{words.tv.title}</h1>
        <p className="tv-lobby__how">
          {isCodeHidden ? (
            <HowWhenHidden view={view} />
          ) : (
            <Named say={words.tv.how} name={<b className="tv-lobby__address">{location.host}</b>} />
          )}
        </p>
      </div>
      <div className="tv-lobby__keys">
        {!isCodeHidden && (
          <div className="tv-lobby__qr">
            <Qr text={`${location.origin}${tablePath(code, key)}`} label={words.lobby.qr} />
          </div>
        )}
        <div className="tv-lobby__code">
          {isCodeHidden ? (
            <HiddenTiles letters={code.length} label={house.hiddenCode} />
          ) : (
            <CodeTiles code={code} label={words.lobby.code} />
          )}
          <div className="tv-lobby__below">
            <div>
              <h2 className="tv-lobby__game">{aboutGame(choice.game).name}</h2>
              <p className="tv-lobby__host" aria-live="polite">
                {host ? <Named say={words.tv.starts} name={host.name} /> : words.lobby.noHostTitle}
              </p>
              {watchers > 0 && <p className="tv-lobby__host">{words.tv.watchers(watchers)}</p>}
            </div>
            {slip}
          </div>
        </div>
      </div>
      <ol className="tv-lobby__bench" aria-label={words.lobby.seats}>
        {seats.map((seat) => (
          <Sitting key={seat.seat} seat={seat} isAway={isSeatAway(view, seat)} />
        ))}
        {Array.from({ length: free }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free seats are all alike
          <li key={`free-${at}`} className="tv-lobby__seat tv-lobby__seat--free">
            <span className="tv-lobby__rabbit">
              <FreeRabbit />
            </span>
            <span className="tv-lobby__name">{words.tv.free}</span>
          </li>
        ))}
      </ol>
    </main>
  )
}

function HowWhenHidden({ view }: { readonly view: View }) {
  const words = useHouseWords().notices
  const host = hostOf(view.open)
  return host ? <Named say={words.askForLink} name={<b className="tv-lobby__address">{host.name}</b>} /> : words.hiddenCode
}

function Sitting({ seat, isAway }: { readonly seat: TableSeat; readonly isAway: boolean }) {
  const words = useWords()
  return (
    <li className={isAway ? 'tv-lobby__seat tv-lobby__seat--away' : 'tv-lobby__seat'}>
      <span className="tv-lobby__rabbit" data-person={seat.person ?? undefined}>
        <Rabbit colour={seat.colour} shape={seat.shape} />
      </span>
      <span className="tv-lobby__name">
        {seat.isBot && <Icon name="bot" />}
        {isAway && <Icon name="away" />}
        <bdi>{seat.name}</bdi>
        <span className="unseen">{isAway ? ` ${words.seat.away}` : seat.isBot ? ` ${words.seat.bot}` : ''}</span>
      </span>
    </li>
  )
}
