import { seatOf } from '@figment/table/seats'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Select } from '@figment/ui/Select.tsx'
import { useWords } from '../words/spoken.tsx'
import { Switch } from '../settings/Switch.tsx'
import { useTable } from '@figment/client/useTable.ts'
import type { TableCall } from './call.ts'
import { CallIcon } from './CallIcon.tsx'
import { Turner } from './Turner.tsx'
import type { DeviceKind } from './devices.ts'
import { canChooseSpeaker } from './ears.ts'
import { FaceOff } from './Face.tsx'
import { useKeysWanted } from './keys.ts'
import { MEDIA } from './own-media.ts'
import { Picture } from './Picture.tsx'
import { useCall } from './useCall.ts'
import { useCallWords } from './words/index.ts'
import './CallDialog.css'

const KINDS: readonly DeviceKind[] = ['video', 'audio', 'speaker']

/** Before joining: how I look and sound. In the call: the same, to change it. */
export function CallDialog({ onDone }: { onDone(): void }) {
  const words = useWords()
  const own = useCallWords()
  const { call, load } = useCall()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    load().then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }, [load])
  if (typeof RTCPeerConnection === 'undefined') return <p>{own.unsupported}</p>
  if (!call) return <p>{hasFailed ? words.refusals.tryAgain : words.kit.loading}</p>
  return <Open call={call} onDone={onDone} />
}

function Open({ call, onDone }: { readonly call: TableCall; onDone(): void }) {
  const words = useCallWords()
  const { state } = useCall()
  const { isIn, own, notice } = state
  const [isJoining, setJoining] = useState(false)
  const hasJoined = useRef(isIn)
  const prepare = useEffectEvent(() => {
    if (!isIn) void call.prepare()
  })
  useEffect(() => {
    prepare()
    return () => {
      if (!hasJoined.current) call.putAway()
    }
  }, [call])
  const join = async () => {
    setJoining(true)
    hasJoined.current = true
    await call.join()
    onDone()
  }
  const isSilent = !own.audio.isOn && !own.video.isOn
  const isAsking = own.audio.isAsking || own.video.isAsking
  return (
    <div className="call-dialog">
      <p className="call-dialog__lead">{words.lead}</p>
      {!isIn && <InIt />}
      <div aria-live="polite" className="call-dialog__said">
        {isAsking && <p>{words.asking}</p>}
        {MEDIA.map((medium) => {
          const { trouble } = own[medium]
          return (
            trouble && (
              <p key={medium} className="call-dialog__trouble">
                {words.trouble[medium][trouble]}
              </p>
            )
          )
        })}
        {notice && notice !== 'askAgain' && <p className="call-dialog__trouble">{words.notice[notice]}</p>}
      </div>
      <Mirror call={call} />
      <Devices call={call} />
      <Keys />
      <div className="call-dialog__go">
        {isIn ? (
          <>
            <Button
              kind="danger"
              onClick={() => {
                call.leave()
                onDone()
              }}
            >
              <CallIcon name="hangUp" />
              {words.leave}
            </Button>
            <Button kind="primary" onClick={onDone}>
              {words.done}
            </Button>
          </>
        ) : (
          <Button kind="primary" busy={isJoining || isAsking} onClick={() => void join()}>
            {isSilent && !isAsking ? words.joinMuted : words.join}
          </Button>
        )}
      </div>
    </div>
  )
}

function InIt() {
  const words = useCallWords()
  const { view } = useTable()
  const names = view.call.map(({ person }) => view.open.people[person]?.name ?? '').filter(Boolean)
  return <p className="call-dialog__in">{names.length === 0 ? words.nobody : words.inIt(names.join(', '))}</p>
}

function Mirror({ call }: { readonly call: TableCall }) {
  const words = useCallWords()
  const { view } = useTable()
  const { state } = useCall()
  const me = view.you === null ? undefined : (seatOf(view.open, view.you) ?? view.open.people[view.you])
  return (
    <figure className="call-dialog__mirror">
      <div className="call-dialog__face">
        {state.mirror ? (
          <span className="face">
            <Picture stream={state.mirror} isMirrored />
          </span>
        ) : (
          me && <FaceOff colour={me.colour} shape={me.shape} />
        )}
        <div className="call-dialog__turners">
          {MEDIA.map((medium) => (
            <Turner key={medium} medium={medium} own={state.own[medium]} onTurn={(turned) => void call.turn(turned)} />
          ))}
        </div>
        <Meter call={call} />
      </div>
      <figcaption>{state.mirror ? words.preview : words.cameraIsOff}</figcaption>
    </figure>
  )
}

/** A line that grows with the voice: one sees that the microphone works. */
function Meter({ call }: { readonly call: TableCall }) {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      line.current?.style.setProperty('--loud', String(Math.min(1, call.loudness * 4)))
    }, 100)
    return () => clearInterval(timer)
  }, [call])
  return <i ref={line} className="call-dialog__meter" aria-hidden="true" />
}

function Devices({ call }: { readonly call: TableCall }) {
  const words = useCallWords()
  const { devices, choices } = useCall().state
  return (
    <div className="call-dialog__devices">
      {KINDS.map((kind) => {
        const found = devices[kind].filter(({ id }) => id !== '')
        if (found.length < 2 || (kind === 'speaker' && !canChooseSpeaker())) return null
        const chosen = found.find(({ id }) => id === choices[kind])
        return (
          <Select
            key={kind}
            label={words.devices[kind]}
            value={chosen?.id ?? ''}
            choices={[{ value: '', text: words.usual }, ...found.map(({ id, label }) => ({ value: id, text: label }))]}
            onChange={(id) => void call.choose(kind, id)}
          />
        )
      })}
    </div>
  )
}

function Keys() {
  const words = useCallWords()
  const { areWanted, want } = useKeysWanted()
  return (
    <div className="call-dialog__keys">
      <Switch label={words.keys} isOn={areWanted} onChange={want} />
    </div>
  )
}
