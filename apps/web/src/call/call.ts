import type { CallMember, PeerId, SignalFromServer } from '@figment/protocol'
import type { TableStore } from '@figment/client/connection/store.ts'
import { newId } from '@figment/client/new-id.ts'
import { type DeviceKind, isGranted, listDevices } from './devices.ts'
import { Ears } from './ears.ts'
import type { Medium } from './link.ts'
import { Loudness } from './loudness.ts'
import { Mesh } from './mesh.ts'
import { MEDIA, OwnMedia } from './own-media.ts'
import { type Quality, qualityFor } from './quality.ts'
import { recallCall, rememberCall, type With } from './rejoin.ts'
import { type CallNotice, type CallState, NO_CALL, type Seen } from './state.ts'
import { Ways } from './ways.ts'

const listenEveryMs = 250
const lookAfterLinksEveryMs = 1000
const LOUD = 0.02
/** Between two words nobody has stopped speaking. */
const pauseInSpeechMs = 700

/** The table's call on this device: my own devices, the links to the others, and what there is to see of it. */
export class TableCall {
  #state: CallState = NO_CALL
  #mesh: Mesh | null = null
  #me: PeerId | null = null
  #wasListed = false
  #members: readonly CallMember[] = []
  #quality: Quality = qualityFor(1)
  #heardAt = new Map<string, number>()
  #timer: ReturnType<typeof setInterval> | undefined
  #attendedAt = 0
  readonly #media = new OwnMedia(
    () => this.#quality,
    () => this.#mediaChanged(),
  )
  readonly #ears = new Ears((isSilenced) => isSilenced !== this.#state.isSilenced && this.#tell({ isSilenced }))
  readonly #loudness = new Loudness()
  readonly #listeners = new Set<() => void>()
  readonly #ways: Ways
  readonly #store: TableStore
  readonly #table: string

  constructor(store: TableStore, table: string) {
    this.#store = store
    this.#table = table
    this.#ways = new Ways(table)
  }

  readonly state = (): CallState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** How loud this device's microphone is now. */
  get loudness(): number {
    return this.#loudness.now
  }

  start(): () => void {
    const stopListening = [
      this.#store.subscribe(() => this.#tableChanged()),
      this.#store.onArrival(() => this.#arrived()),
      this.#store.onSignal((signal) => this.#hear(signal)),
    ]
    const listed = () => void this.#listDevices()
    const online = () => this.#mesh?.attend({ isUrgent: true })
    const touched = () => this.#state.isSilenced && this.#ears.playAll()
    const hidden = () => this.#me && this.#store.signal({ type: 'leave' })
    // browsers keep a page that was left with "back" for a while: when it is shown again, it joins the call again
    const shown = ({ persisted }: PageTransitionEvent) => persisted && this.#me && void this.#begin()
    navigator.mediaDevices?.addEventListener('devicechange', listed)
    window.addEventListener('online', online)
    window.addEventListener('pagehide', hidden)
    window.addEventListener('pageshow', shown)
    document.addEventListener('pointerdown', touched)
    document.addEventListener('keydown', touched)
    this.#tableChanged()
    return () => {
      for (const stop of stopListening) stop()
      navigator.mediaDevices?.removeEventListener('devicechange', listed)
      window.removeEventListener('online', online)
      window.removeEventListener('pagehide', hidden)
      window.removeEventListener('pageshow', shown)
      document.removeEventListener('pointerdown', touched)
      document.removeEventListener('keydown', touched)
      this.leave()
    }
  }

  /** Before joining: opens what there is, for oneself alone. */
  async prepare(): Promise<void> {
    this.#tell({ notice: null })
    await this.#media.turnOn(...MEDIA)
    await this.#listDevices()
  }

  /** Prepared, but not joined. */
  putAway(): void {
    if (!this.#me) this.#media.stop()
  }

  async join(): Promise<void> {
    await this.#begin()
    this.#rememberMine()
  }

  /** After a reload, with what the browser gives without asking; for the rest there is a button. */
  async comeBack(): Promise<void> {
    const before = recallCall(this.#table)
    if (!before) return
    const granted = await Promise.all(MEDIA.map(async (medium) => before[medium] && (await isGranted(medium))))
    const opening = this.#media.turnOn(...MEDIA.filter((_, at) => granted[at]))
    const isAllGranted = MEDIA.every((medium, at) => !before[medium] || granted[at])
    this.#tell({ notice: isAllGranted ? null : 'askAgain' })
    await Promise.all([opening, this.#begin()])
    await this.#listDevices()
  }

  /** What was on before the reload, now that somebody has tapped. */
  async askAgain(): Promise<void> {
    const before = recallCall(this.#table)
    this.#tell({ notice: null })
    await this.#media.turnOn(...MEDIA.filter((medium) => before?.[medium]))
    await this.#listDevices()
  }

  leave(notice: CallNotice | null = null): void {
    if (this.#me && notice === null) this.#store.signal({ type: 'leave' })
    rememberCall(this.#table, null)
    this.#end()
    this.#tell({ notice })
  }

  async turn(medium: Medium): Promise<void> {
    if (this.#state.notice === 'askAgain') this.#tell({ notice: null })
    if (this.#state.own[medium].isOn) this.#media.turnOff(medium)
    else await this.#media.turnOn(medium)
    this.#rememberMine()
    await this.#listDevices()
  }

  async choose(kind: DeviceKind, id: string): Promise<void> {
    await this.#media.choose(kind, id)
    this.#ears.useSpeaker(this.#media.choices.speaker)
  }

  unsilence(): void {
    this.#ears.playAll()
  }

  async #begin(): Promise<void> {
    this.#mesh?.close()
    this.#mesh = null
    const me = newId()
    this.#me = me
    this.#wasListed = false
    this.#tell({ isIn: true })
    await this.#ways.refresh()
    if (this.#me !== me) return
    this.#ears.useSpeaker(this.#media.choices.speaker)
    this.#mesh = new Mesh({
      me,
      say: (to, word) => this.#store.signal({ type: 'tell', to, word }),
      iceServers: () => this.#ways.iceServers,
      tracks: () => this.#media.tracks,
      changed: () => this.#linksChanged(),
    })
    this.#timer ??= setInterval(() => this.#beat(), listenEveryMs)
    this.#announce({ isAgain: false })
    this.#mesh.meet(this.#others())
  }

  #end(): void {
    this.#me = null
    this.#mesh?.close()
    this.#mesh = null
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#ears.keepOnly(new Set())
    this.#media.stop()
    this.#loudness.close()
    this.#heardAt.clear()
    this.#quality = qualityFor(1)
    this.#tell({ isIn: false, seen: new Map(), speaking: new Set(), isSilenced: false })
  }

  #announce({ isAgain }: { isAgain: boolean }): void {
    const { audio, video } = this.#state.own
    if (this.#me && this.#mesh) this.#store.signal({ type: 'announce', peer: this.#me, audio: audio.isOn, video: video.isOn, isAgain })
  }

  #hear(signal: SignalFromServer): void {
    if (!this.#mesh) return
    if (signal.type === 'told') this.#mesh.hear(signal.from, signal.word)
    else if (signal.type === 'gone') this.#mesh.drop(signal.peer)
    else if (signal.type === 'full') this.leave('full')
  }

  #tableChanged(): void {
    const members = this.#store.snapshot().view?.call ?? []
    const haveChanged = members !== this.#members
    this.#members = members
    if (this.#mesh && haveChanged) this.#meet()
  }

  /** The table may be at another server now, which does not know yet who is in the call. */
  #arrived(): void {
    this.#announce({ isAgain: true })
    this.#mesh?.attend()
  }

  #meet(): void {
    const mine = this.#members.find(({ person }) => person === this.#store.snapshot().view?.you)
    if (mine?.peer === this.#me) this.#wasListed = true
    else if (mine && this.#wasListed) return this.leave('elsewhere')
    this.#mesh?.meet(this.#others())
  }

  #others(): readonly CallMember[] {
    const you = this.#store.snapshot().view?.you
    return this.#members.filter(({ person }) => person !== you)
  }

  #mediaChanged(): void {
    const { tracks, own, choices } = this.#media
    const [shown] = this.#state.mirror?.getTracks() ?? []
    const mirror = tracks.video === (shown ?? null) ? this.#state.mirror : tracks.video && new MediaStream([tracks.video])
    const hasTurned = MEDIA.some((medium) => own[medium].isOn !== this.#state.own[medium].isOn)
    this.#tell({ own, choices, mirror })
    this.#loudness.follow(tracks.audio)
    for (const medium of MEDIA) this.#mesh?.send(medium, tracks[medium])
    if (hasTurned) this.#announce({ isAgain: true })
  }

  #rememberMine(): void {
    const { audio, video } = this.#state.own
    const mine: With = { audio: audio.isOn, video: video.isOn }
    if (this.#me) rememberCall(this.#table, mine)
  }

  #linksChanged(): void {
    const mesh = this.#mesh
    if (!mesh) return
    const seen = new Map(
      this.#others().flatMap(({ person, peer }): [string, Seen][] => {
        const link = mesh.link(peer)
        return link?.seen.active ? [[person, { stream: link.seen, isConnected: link.isConnected }]] : []
      }),
    )
    this.#tell({ seen })
    this.#listen(mesh)
    if (mesh.quality !== this.#quality) {
      this.#quality = mesh.quality
      this.#media.adapt()
    }
  }

  /** Plays everybody who is not muted; also somebody whom the table has not listed yet, as long as there is a link to them. */
  #listen(mesh: Mesh): void {
    const muted = new Set(this.#others().flatMap(({ peer, audio }) => (audio ? [] : [peer])))
    const heard = mesh.links().filter(([peer, { heard }]) => heard.active && !muted.has(peer))
    this.#ears.keepOnly(new Set(heard.map(([peer]) => peer)))
    for (const [peer, { heard: sound }] of heard) this.#ears.listen(peer, sound)
  }

  #beat(): void {
    const now = Date.now()
    const loud = [
      ...this.#others().flatMap(({ person, peer }) => ((this.#mesh?.link(peer)?.loudness ?? 0) > LOUD ? [person] : [])),
      ...(this.#loudness.now > LOUD ? [this.#store.snapshot().view?.you ?? ''] : []),
    ]
    for (const person of loud) this.#heardAt.set(person, now)
    const speaking = [...this.#heardAt].filter(([, at]) => now - at < pauseInSpeechMs).map(([person]) => person)
    const isSame = speaking.length === this.#state.speaking.size && speaking.every((person) => this.#state.speaking.has(person))
    if (!isSame) this.#tell({ speaking: new Set(speaking) })
    if (this.#store.snapshot().status === 'live' && now - this.#attendedAt > lookAfterLinksEveryMs) {
      this.#attendedAt = now
      void this.#ways.refresh()
      this.#mesh?.attend()
    }
  }

  async #listDevices(): Promise<void> {
    this.#tell({ devices: await listDevices() })
  }

  #tell(news: Partial<CallState>): void {
    this.#state = { ...this.#state, ...news }
    for (const listener of this.#listeners) listener()
  }
}
