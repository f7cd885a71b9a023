import type { Medium } from './link.ts'
import type { Quality } from './quality.ts'

/** Why there is no picture or no sound; each has its words. */
export type Trouble = 'denied' | 'missing' | 'busy' | 'insecure'

export class NoDevice extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble)
    this.trouble = trouble
  }
}

export interface Device {
  readonly id: string
  readonly label: string
}
export type DeviceKind = Medium | 'speaker'

const KINDS = { audioinput: 'audio', videoinput: 'video', audiooutput: 'speaker' } as const

/** What is plugged in. Without leave to use them, devices have no names and are not listed. */
export async function listDevices(): Promise<Readonly<Record<DeviceKind, readonly Device[]>>> {
  const found: Record<DeviceKind, Device[]> = { audio: [], video: [], speaker: [] }
  // on plain http a browser keeps microphone and camera to itself
  if (!('mediaDevices' in navigator)) return found
  for (const { kind, deviceId, label } of await navigator.mediaDevices.enumerateDevices()) {
    if (label !== '') found[KINDS[kind]].push({ id: deviceId, label })
  }
  return found
}

/** Whether the browser gives it without asking anybody. */
export async function isGranted(medium: Medium): Promise<boolean> {
  if (!('mediaDevices' in navigator)) return false
  try {
    const { state } = await navigator.permissions.query({ name: medium === 'audio' ? 'microphone' : 'camera' })
    return state === 'granted'
  } catch {
    return false
  }
}

const HEARD_WELL = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

export const pictureOf = ({ width, height, frameRate }: Quality): MediaTrackConstraints => ({
  width: { ideal: width },
  height: { ideal: height },
  frameRate: { ideal: frameRate, max: frameRate },
})

type Wanted = Readonly<Partial<Record<Medium, string | undefined>>>

/** The chosen devices, or if one is gone, the usual ones. Asked for together, so that a person is asked once. */
export async function openDevices(media: readonly Medium[], chosen: Wanted, quality: Quality): Promise<MediaStreamTrack[]> {
  if (!('mediaDevices' in navigator)) throw new NoDevice('insecure')
  const { audio, video } = chosen
  const wish: MediaStreamConstraints = {}
  if (media.includes('audio')) wish.audio = { ...HEARD_WELL, ...(audio ? { deviceId: { exact: audio } } : {}) }
  if (media.includes('video')) wish.video = { ...pictureOf(quality), ...(video ? { deviceId: { exact: video } } : { facingMode: 'user' }) }
  try {
    const stream = await navigator.mediaDevices.getUserMedia(wish)
    for (const track of stream.getVideoTracks()) track.contentHint = 'motion'
    return stream.getTracks()
  } catch (error) {
    const isChosenGone = error instanceof DOMException && error.name === 'OverconstrainedError' && Boolean(audio || video)
    if (isChosenGone) return await openDevices(media, {}, quality)
    throw new NoDevice(troubleOf(error))
  }
}

function troubleOf(error: unknown): Trouble {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    default:
      return 'busy'
  }
}
