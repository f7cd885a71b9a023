import type { CallMember } from '@figment/protocol'
import { seatOf } from '@figment/table/seats'
import { useId, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { recall, remember } from '@figment/ui/memory.ts'
import { useTable } from '@figment/client/useTable.ts'
import type { TableCall } from './call.ts'
import { CallIcon } from './CallIcon.tsx'
import { Turner } from './Turner.tsx'
import { Face } from './Face.tsx'
import { useCallKeys } from './keys.ts'
import { MEDIA } from './own-media.ts'
import { useCall } from './useCall.ts'
import { CallWords, useCallWords } from './words/index.ts'
import './CallBar.css'

const FOLDED = 'callFolded'

/** While I am in the call: the faces beside the game, on a phone above it, never on it. */
export function CallBar({ call }: { readonly call: TableCall }) {
  return (
    <CallWords>
      <Bar call={call} />
    </CallWords>
  )
}

function Bar({ call }: { readonly call: TableCall }) {
  const words = useCallWords()
  const { state } = useCall()
  const faces = useId()
  const [isFolded, setFolded] = useState(() => recall(FOLDED) === true)
  const fold = () => {
    remember(FOLDED, !isFolded)
    setFolded(!isFolded)
  }
  useCallKeys((medium) => void call.turn(medium))
  return (
    <section className={isFolded ? 'call-bar call-bar--folded' : 'call-bar'} aria-label={words.section}>
      <div className="call-bar__controls">
        {MEDIA.map((medium) => (
          <Turner key={medium} medium={medium} own={state.own[medium]} onTurn={(turned) => void call.turn(turned)} />
        ))}
        <button type="button" className="turner turner--off" aria-label={words.leave} title={words.leave} onClick={() => call.leave()}>
          <CallIcon name="hangUp" />
        </button>
        <button
          type="button"
          className="turner call-bar__fold"
          aria-label={isFolded ? words.unfold : words.fold}
          aria-expanded={!isFolded}
          aria-controls={faces}
          onClick={fold}
        >
          <Icon name={isFolded ? 'down' : 'up'} />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it too */}
      <ul id={faces} className="call-bar__faces" aria-label={words.faces} tabIndex={0}>
        <Tiles />
      </ul>
      <Notices call={call} />
    </section>
  )
}

function Tiles() {
  const { view } = useTable()
  const { state, members } = useCall()
  const mine: CallMember = { person: view.you ?? '', peer: '', audio: state.own.audio.isOn, video: state.own.video.isOn }
  return [mine, ...members.filter(({ person }) => person !== view.you)].map((member) => <Tile key={member.person} member={member} />)
}

function Tile({ member }: { readonly member: CallMember }) {
  const words = useCallWords()
  const { view } = useTable()
  const { state } = useCall()
  const { person, audio, video } = member
  const seat = seatOf(view.open, person)
  const who = seat ?? view.open.people[person]
  if (!who) return null
  const isMine = person === view.you
  const isConnecting = !isMine && !state.seen.get(person)?.isConnected
  const isSpeaking = audio && state.speaking.has(person)
  const said = [
    isMine && words.tile.you,
    isConnecting && words.tile.connecting,
    !audio && words.tile.muted,
    !video && words.tile.cameraOff,
    isSpeaking && words.tile.speaking,
  ]
  return (
    <li
      className={isSpeaking ? 'call-tile call-tile--speaking' : 'call-tile'}
      data-seated={seat !== undefined}
      data-mine={isMine}
      data-connecting={isConnecting}
    >
      <span className="call-tile__face">
        <Face seat={{ person, colour: who.colour, shape: who.shape }} />
      </span>
      {!audio && (
        <span className="call-tile__muted">
          <CallIcon name="microphoneOff" />
        </span>
      )}
      <bdi className="call-tile__name">{who.name}</bdi>
      <span className="unseen">{said.filter(Boolean).join(', ')}</span>
    </li>
  )
}

function Notices({ call }: { readonly call: TableCall }) {
  const words = useCallWords()
  const { notice, isSilenced, own } = useCall().state
  const troubles = MEDIA.flatMap((medium) => {
    const { trouble } = own[medium]
    return trouble ? [words.trouble[medium][trouble]] : []
  })
  return (
    <div className="call-bar__notices" aria-live="polite">
      {notice === 'askAgain' && (
        <>
          <p>{words.notice.askAgain}</p>
          <Button onClick={() => void call.askAgain()}>{words.askAgain}</Button>
        </>
      )}
      {isSilenced && (
        <>
          <p>{words.silenced}</p>
          <Button onClick={() => call.unsilence()}>{words.unsilence}</Button>
        </>
      )}
      {troubles.map((trouble) => (
        <p key={trouble}>{trouble}</p>
      ))}
    </div>
  )
}
