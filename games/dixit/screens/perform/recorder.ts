import type { ClueKind } from '../../types.ts'
import { CLIP_BYTES_AT_MOST } from '@figment/protocol'
import { beginRecording } from '@figment/ui/recording.ts'
import { plainType } from './clips.ts'
import type { Trouble } from './trouble.ts'

export const SECONDS_AT_MOST = 15
const getReadySeconds = 3

export interface Recording {
  readonly kind: ClueKind
  readonly blob: Blob
  readonly seconds: number
}

export type Stage =
  | { readonly at: 'ready' }
  | { readonly at: 'asking' }
  | { readonly at: 'getReady' | 'recording'; readonly left: number; readonly stream: MediaStream }
  | { readonly at: 'trouble'; readonly trouble: Trouble }

export class Unrecorded extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble)
    this.trouble = trouble
  }
}

// mp4 plays everywhere where it can be recorded; webm is what the others record
const TYPES = {
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/webm'],
  video: ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'],
}
// fifteen seconds of it stay well below what the table takes
const BITRATE = { audioBitsPerSecond: 48_000, videoBitsPerSecond: 700_000 }
const CAMERA = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 }, facingMode: 'user' }

/** What stands in the way before anybody is asked for anything; null: nothing. */
export function whyNot(): Trouble | null {
  // on plain http a browser keeps microphone and camera to itself
  if (!window.isSecureContext || !('mediaDevices' in navigator)) return 'insecure'
  if (typeof MediaRecorder === 'undefined') return 'noRecorder'
  return null
}

interface Signals {
  tell(stage: Stage): void
  /** Enough: what is recorded so far is the recording. */
  readonly enough: AbortSignal
  /** Away with it: everything is let go. */
  readonly cancel: AbortSignal
}

/** A pantomime has no sound, a sound and a song no picture: each asks only for what it needs. */
export async function record(kind: ClueKind, { tell, enough, cancel }: Signals): Promise<Recording> {
  const why = whyNot()
  if (why) throw new Unrecorded(why)
  const medium = kind === 'mimed' ? 'video' : 'audio'
  tell({ at: 'asking' })
  const stream = await ask(medium)
  const end = beginRecording()
  try {
    for (let left = getReadySeconds; left > 0; left--) {
      tell({ at: 'getReady', left, stream })
      await pause(1000, [cancel])
    }
    cancel.throwIfAborted()
    return await capture(kind, { medium, stream, tell, enough, cancel })
  } finally {
    end()
    // the light of the camera goes out
    for (const track of stream.getTracks()) track.stop()
  }
}

interface Capture extends Signals {
  readonly medium: 'audio' | 'video'
  readonly stream: MediaStream
}

async function capture(kind: ClueKind, { medium, stream, tell, enough, cancel }: Capture): Promise<Recording> {
  const recorder = begin(medium, stream)
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  const stopped = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve())
    recorder.addEventListener('error', () => reject(new Unrecorded('failed')))
  })
  const startedAt = Date.now()
  for (let left = SECONDS_AT_MOST; left > 0 && !enough.aborted && !cancel.aborted; left--) {
    tell({ at: 'recording', left, stream })
    await pause(1000, [enough, cancel])
  }
  const seconds = Math.max(1, Math.round((Date.now() - startedAt) / 1000))
  if (recorder.state !== 'inactive') recorder.stop()
  await stopped
  cancel.throwIfAborted()
  const blob = new Blob(chunks, { type: plainType(recorder.mimeType) })
  if (blob.size === 0) throw new Unrecorded('empty')
  if (blob.size > CLIP_BYTES_AT_MOST) throw new Unrecorded('clipTooLarge')
  return { kind, blob, seconds }
}

async function ask(medium: 'audio' | 'video'): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(medium === 'audio' ? { audio: true } : { video: CAMERA })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError' || name === 'SecurityError') throw new Unrecorded('denied')
    if (name === 'NotFoundError' || name === 'OverconstrainedError') throw new Unrecorded('noDevice')
    throw new Unrecorded('failed')
  }
}

function begin(medium: 'audio' | 'video', stream: MediaStream): MediaRecorder {
  const mimeType = TYPES[medium].find((type) => MediaRecorder.isTypeSupported(type))
  try {
    const recorder = new MediaRecorder(stream, mimeType === undefined ? BITRATE : { ...BITRATE, mimeType })
    recorder.start()
    return recorder
  } catch {
    throw new Unrecorded('noRecorder')
  }
}

/** Over after that time, or as soon as somebody says so. */
function pause(time: number, signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      for (const signal of signals) signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, time)
    for (const signal of signals) {
      if (signal.aborted) over()
      else signal.addEventListener('abort', over)
    }
  })
}
