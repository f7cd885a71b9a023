import { CANDIDATES_AT_MOST, type Candidate, type LinkWord } from '@figment/protocol'
import { Bandwidth } from './bandwidth.ts'
import type { Quality } from './quality.ts'

export type Medium = 'audio' | 'video'

/** What this device sends; null: nothing at the moment. */
export type Tracks = Readonly<Record<Medium, MediaStreamTrack | null>>

interface LinkParts {
  /** The one with the lower id makes every offer, the other asks for one: offers never cross. */
  readonly offers: boolean
  say(word: LinkWord): void
  iceServers(): RTCIceServer[]
  tracks(): Tracks
  quality(): Quality
  /** Something to see has changed. */
  changed(): void
}

/** A link that was connected and is not any more is helped after this. */
const mendAfterMs = 2000
/** And one that has not been connected yet, after this. */
const connectWithinMs = 8000
const nextTryAfterMs = 3000
/** The next try, when the network has just come back. */
const urgentTryAfterMs = 500
const RESTARTS_AT_MOST = 2
/** Candidates that are found within this time go out in one message. */
const gatherCandidatesForMs = 60

let attempts = 0

/** The way to one other device. It is made, mended, and in the end made anew, until it stands. */
export class Link {
  #connection: RTCPeerConnection | null = null
  #attempt = 0
  #restarts = 0
  #triedAt = 0
  #wobblesSince: number | null = null
  #wasConnected = false
  #isClosed = false
  #early: Candidate[] = []
  #mine: Candidate[] = []
  #bandwidth = new Bandwidth()
  #gathering: ReturnType<typeof setTimeout> | undefined
  /** Whatever concerns the connection happens one after another. */
  #queue: Promise<void> = Promise.resolve()
  #seen = new MediaStream()
  #heard = new MediaStream()
  readonly #out = new MediaStream()
  readonly #parts: LinkParts

  constructor(parts: LinkParts) {
    this.#parts = parts
    if (parts.offers) this.#enqueue(() => this.#offer({ isRestart: false }))
    else this.#triedAt = Date.now()
  }

  get isConnected(): boolean {
    return this.#connection?.connectionState === 'connected'
  }
  /** The other's picture, and the other's sound; a new one after the link was made anew. */
  get seen(): MediaStream {
    return this.#seen
  }
  get heard(): MediaStream {
    return this.#heard
  }

  /** How loud the other is now, from 0 to 1. */
  get loudness(): number {
    const receiver = this.#connection?.getReceivers().find(({ track }) => track.kind === 'audio')
    return receiver?.getSynchronizationSources()[0]?.audioLevel ?? 0
  }

  hear(word: LinkWord): void {
    this.#enqueue(async () => {
      switch (word.type) {
        case 'offer':
          return await this.#answer(word)
        case 'answer':
          if (word.attempt !== this.#attempt || this.#connection?.signalingState !== 'have-local-offer') return
          await this.#connection.setRemoteDescription({ type: 'answer', sdp: word.sdp })
          return await this.#takeEarly()
        case 'candidates':
          if (word.attempt === this.#attempt) await this.#take(word.candidates)
          return
        case 'again':
          if (this.#parts.offers && this.#mayTryAgain()) await this.#offer({ isRestart: !word.anew })
      }
    })
  }

  /** Called every second while the table is in reach; a device that changed its network is in a hurry. */
  attend({ isUrgent = false } = {}): void {
    if (this.isConnected) this.#enqueue(() => this.#weigh())
    if (!isUrgent && !this.#needsHelp()) return
    if (Date.now() - this.#triedAt < (isUrgent ? urgentTryAfterMs : nextTryAfterMs)) return
    const canBeMended = this.#wasConnected && this.#restarts < RESTARTS_AT_MOST
    if (this.#parts.offers) this.#enqueue(() => this.#offer({ isRestart: canBeMended }))
    else {
      this.#triedAt = Date.now()
      if (!this.isConnected) this.#restarts++
      this.#parts.say({ type: 'again', anew: !canBeMended })
    }
  }

  send(medium: Medium, track: MediaStreamTrack | null): void {
    this.#enqueue(async () => {
      await this.#sender(medium)?.replaceTrack(track)
    })
  }

  /** How good the picture may be that goes out. */
  adapt(): void {
    this.#enqueue(async () => {
      const sender = this.#sender('video')
      const parameters = sender?.getParameters()
      const [encoding] = parameters?.encodings ?? []
      if (!sender || !parameters || !encoding) return
      const { bitsPerSecond, frameRate } = this.#parts.quality()
      const { scaleDown, frames } = this.#bandwidth.share
      encoding.maxBitrate = bitsPerSecond
      encoding.maxFramerate = Math.round(frames * frameRate)
      encoding.scaleResolutionDownBy = scaleDown
      // who acts is understood by movement: rather a coarser picture than one that stops
      parameters.degradationPreference = 'maintain-framerate'
      await sender.setParameters(parameters)
    })
  }

  close(): void {
    this.#isClosed = true
    this.#letGo()
  }

  #enqueue(act: () => Promise<void>): void {
    this.#queue = this.#after(this.#queue, act)
  }

  async #after(before: Promise<void>, act: () => Promise<void>): Promise<void> {
    await before
    if (this.#isClosed) return
    try {
      await act()
    } catch (error) {
      // what did not work now is tried again when the link is next attended to
      console.warn('The way to another device:', error)
    }
  }

  /** What the link carries now decides how large and how smooth the picture is. */
  async #weigh(): Promise<void> {
    const isShown = this.#parts.tracks().video !== null
    if (isShown && this.#connection && (await this.#bandwidth.weigh(this.#connection, this.#parts.quality()))) this.adapt()
  }

  #needsHelp(): boolean {
    const state = this.#connection?.connectionState ?? 'new'
    const now = Date.now()
    if (state === 'connected') {
      this.#wobblesSince = null
      return false
    }
    if (state === 'failed' || state === 'closed') return true
    if (state !== 'disconnected') return now - this.#triedAt > connectWithinMs
    this.#wobblesSince ??= now
    return now - this.#wobblesSince > mendAfterMs
  }

  #mayTryAgain(): boolean {
    const isBusy = this.#connection?.signalingState === 'have-local-offer' && Date.now() - this.#triedAt < nextTryAfterMs
    return !isBusy
  }

  async #offer({ isRestart }: { isRestart: boolean }): Promise<void> {
    this.#triedAt = Date.now()
    const connection = isRestart && this.#connection?.signalingState === 'stable' ? this.#connection : null
    if (connection) {
      this.#restarts++
      connection.setConfiguration(this.#configuration())
      connection.restartIce()
      await this.#sayOffer(connection, { isRestart: true })
    } else {
      await this.#sayOffer(this.#begin(++attempts), { isRestart: false })
    }
  }

  async #sayOffer(connection: RTCPeerConnection, { isRestart }: { isRestart: boolean }): Promise<void> {
    if (!isRestart) {
      const tracks = this.#parts.tracks()
      for (const medium of ['audio', 'video'] as const) {
        // there is always room for both: turning something on later needs no new agreement
        connection.addTransceiver(tracks[medium] ?? medium, { direction: 'sendrecv', streams: [this.#out] })
      }
    }
    await connection.setLocalDescription()
    const sdp = connection.localDescription?.sdp
    if (sdp) this.#parts.say({ type: 'offer', attempt: this.#attempt, isRestart, sdp })
  }

  async #answer({ attempt, isRestart, sdp }: Extract<LinkWord, { type: 'offer' }>): Promise<void> {
    if (this.#parts.offers || attempt < this.#attempt) return
    if (isRestart && attempt !== this.#attempt) return this.#parts.say({ type: 'again', anew: true })
    this.#triedAt = Date.now()
    const connection = (attempt === this.#attempt && this.#connection) || this.#begin(attempt)
    await connection.setRemoteDescription({ type: 'offer', sdp })
    if (!isRestart) await this.#fill(connection)
    await connection.setLocalDescription()
    const answer = connection.localDescription?.sdp
    if (answer) this.#parts.say({ type: 'answer', attempt, sdp: answer })
    await this.#takeEarly()
  }

  /** Puts this device's sound and picture where the other's offer has a place for them. */
  async #fill(connection: RTCPeerConnection): Promise<void> {
    const tracks = this.#parts.tracks()
    for (const place of connection.getTransceivers()) {
      place.direction = 'sendrecv'
      place.sender.setStreams(this.#out)
      await place.sender.replaceTrack(place.receiver.track.kind === 'audio' ? tracks.audio : tracks.video)
    }
  }

  #begin(attempt: number): RTCPeerConnection {
    this.#letGo()
    const connection = new RTCPeerConnection(this.#configuration())
    this.#connection = connection
    this.#attempt = attempt
    this.#restarts = 0
    this.#wasConnected = false
    this.#wobblesSince = null
    this.#bandwidth = new Bandwidth()
    this.#seen = new MediaStream()
    this.#heard = new MediaStream()
    connection.ontrack = ({ track }) => {
      if (track.kind === 'audio') this.#heard.addTrack(track)
      else this.#seen.addTrack(track)
      this.#parts.changed()
    }
    connection.onicecandidate = ({ candidate }) => candidate && this.#gather(candidate.toJSON())
    connection.onconnectionstatechange = () => {
      if (connection !== this.#connection) return
      if (this.isConnected) {
        this.#wasConnected = true
        this.#restarts = 0
        this.#wobblesSince = null
        this.adapt()
      }
      this.#parts.changed()
    }
    return connection
  }

  #configuration(): RTCConfiguration {
    return { iceServers: this.#parts.iceServers(), bundlePolicy: 'max-bundle' }
  }

  /** Network addresses of this device are found many at a time: they go out in one message. */
  #gather({ candidate = '', sdpMid = null, sdpMLineIndex = null, usernameFragment = null }: RTCIceCandidateInit): void {
    this.#mine.push({ candidate, sdpMid, sdpMLineIndex, usernameFragment })
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      for (let mine = this.#mine.splice(0, CANDIDATES_AT_MOST); mine.length > 0; mine = this.#mine.splice(0, CANDIDATES_AT_MOST)) {
        this.#parts.say({ type: 'candidates', attempt: this.#attempt, candidates: mine })
      }
    }, gatherCandidatesForMs)
  }

  async #take(candidates: readonly Candidate[]): Promise<void> {
    // the browser takes no address of the other before it has the other's description
    if (!this.#connection?.remoteDescription) {
      this.#early.push(...candidates)
      return
    }
    for (const candidate of candidates) {
      // refused: it belongs to an earlier round of this attempt, or this device does not know its kind
      await this.#connection.addIceCandidate(candidate).catch(() => undefined)
    }
  }

  async #takeEarly(): Promise<void> {
    await this.#take(this.#early.splice(0))
  }

  #sender(medium: Medium): RTCRtpSender | undefined {
    return this.#connection?.getTransceivers().find(({ receiver }) => receiver.track.kind === medium)?.sender
  }

  #letGo(): void {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    this.#early = []
    this.#mine = []
    const connection = this.#connection
    this.#connection = null
    if (!connection) return
    connection.ontrack = null
    connection.onicecandidate = null
    connection.onconnectionstatechange = null
    connection.close()
  }
}
