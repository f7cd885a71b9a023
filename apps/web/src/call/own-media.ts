import { recall, remember } from '@figment/ui/memory.ts'
import { type DeviceKind, isGranted, NoDevice, openDevices, pictureOf, type Trouble } from './devices.ts'
import type { Medium, Tracks } from './link.ts'
import type { Quality } from './quality.ts'
import { type Choices, OFF, type Own } from './state.ts'

const KEY = 'call'
export const MEDIA: readonly Medium[] = ['audio', 'video']

/** This device's own microphone and camera. A muted microphone stays open, but sends nothing; a camera that is off is really off. */
export class OwnMedia {
  #tracks: Tracks = { audio: null, video: null }
  #own: Readonly<Record<Medium, Own>> = { audio: OFF, video: OFF }
  #choices: Choices = recallChoices()
  /** What was wished for last: an answer to an earlier wish comes too late. */
  readonly #wishes: Record<Medium, number> = { audio: 0, video: 0 }
  readonly #quality: () => Quality
  readonly #changed: () => void

  constructor(quality: () => Quality, changed: () => void) {
    this.#quality = quality
    this.#changed = changed
  }

  /** What goes out. */
  get tracks(): Tracks {
    const { audio, video } = this.#tracks
    return { audio: this.#own.audio.isOn ? audio : null, video }
  }
  get own(): Readonly<Record<Medium, Own>> {
    return this.#own
  }
  get choices(): Choices {
    return this.#choices
  }

  async turnOn(...media: readonly Medium[]): Promise<void> {
    const toOpen = media.filter((medium) => !this.#wakeUp(medium))
    if (toOpen.length === 0) return
    const wishes = toOpen.map((medium) => [medium, ++this.#wishes[medium]] as const)
    const wanted = () => wishes.filter(([medium, wish]) => this.#wishes[medium] === wish).map(([medium]) => medium)
    for (const medium of toOpen) this.#tell(medium, { isOn: false, isAsking: true, trouble: null })
    try {
      const opened = await openDevices(toOpen, this.#choices, this.#quality())
      const still = wanted()
      for (const track of opened) {
        const medium = still.find((one) => one === track.kind)
        if (medium) this.#take(medium, track)
        else track.stop()
      }
    } catch (error) {
      await this.#failed(wanted(), error instanceof NoDevice ? error.trouble : 'busy')
    }
  }

  turnOff(medium: Medium): void {
    this.#wishes[medium]++
    const track = this.#tracks[medium]
    if (track && medium === 'audio') track.enabled = false
    else if (track) this.#letGo(medium)
    this.#tell(medium, OFF)
  }

  async choose(kind: DeviceKind, id: string): Promise<void> {
    this.#choices = { ...this.#choices, [kind]: id }
    remember(KEY, this.#choices)
    this.#changed()
    if (kind === 'speaker' || !this.#own[kind].isOn) return
    // many phones have one camera open at a time
    this.#letGo(kind)
    await this.turnOn(kind)
  }

  /** With more people the picture is smaller. */
  adapt(): void {
    // a camera that cannot goes on as it is
    this.#tracks.video?.applyConstraints(pictureOf(this.#quality())).catch(() => undefined)
  }

  stop(): void {
    for (const medium of MEDIA) {
      this.#wishes[medium]++
      this.#letGo(medium)
    }
    this.#own = { audio: OFF, video: OFF }
    this.#changed()
  }

  /** A microphone or camera that is still open goes on at once. False: it has to be opened first. */
  #wakeUp(medium: Medium): boolean {
    const track = this.#tracks[medium]
    if (track?.readyState !== 'live') return false
    this.#take(medium, track)
    return true
  }

  async #failed(media: readonly Medium[], trouble: Trouble): Promise<void> {
    const [first, second] = media
    if (first && second) {
      // one of the two may be there: a camera is missing, or only the microphone is allowed
      for (const medium of media) {
        if (trouble !== 'denied' || (await isGranted(medium))) await this.turnOn(medium)
        else this.#tell(medium, { isOn: false, isAsking: false, trouble })
      }
    } else if (first) this.#tell(first, { isOn: false, isAsking: false, trouble })
  }

  #take(medium: Medium, track: MediaStreamTrack): void {
    track.enabled = true
    // a device that was pulled out, or that a phone took away for a while: there may be another one
    track.onended = () => {
      this.#letGo(medium)
      void this.turnOn(medium)
    }
    this.#tracks = { ...this.#tracks, [medium]: track }
    this.#tell(medium, { isOn: true, isAsking: false, trouble: null })
  }

  #letGo(medium: Medium): void {
    const track = this.#tracks[medium]
    if (!track) return
    track.onended = null
    track.stop()
    this.#tracks = { ...this.#tracks, [medium]: null }
  }

  #tell(medium: Medium, own: Own): void {
    this.#own = { ...this.#own, [medium]: own }
    this.#changed()
  }
}

function recallChoices(): Choices {
  const kept = recall(KEY)
  const known: Partial<Record<DeviceKind, unknown>> = typeof kept === 'object' && kept !== null ? kept : {}
  const kinds = (['audio', 'video', 'speaker'] as const).filter((kind) => typeof known[kind] === 'string')
  return Object.fromEntries(kinds.map((kind) => [kind, String(known[kind])]))
}
