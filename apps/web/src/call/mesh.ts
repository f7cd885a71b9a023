import type { CallMember, LinkWord, PeerId } from '@figment/protocol'
import { Link, type Medium, type Tracks } from './link.ts'
import { type Quality, qualityFor } from './quality.ts'

interface MeshParts {
  readonly me: PeerId
  say(to: PeerId, word: LinkWord): void
  iceServers(): RTCIceServer[]
  tracks(): Tracks
  changed(): void
}

/** Somebody whose link is down and of whom the table knows nothing is given up after this time. */
const giveUpAfterMs = 15_000

interface Known {
  readonly link: Link
  missedSince: number | null
}

/** The links to everybody else in the call. */
export class Mesh {
  readonly #known = new Map<PeerId, Known>()
  readonly #parts: MeshParts
  #people = 1

  constructor(parts: MeshParts) {
    this.#parts = parts
  }

  get quality(): Quality {
    return qualityFor(this.#people)
  }

  link(peer: PeerId): Link | undefined {
    return this.#known.get(peer)?.link
  }

  links(): readonly (readonly [PeerId, Link])[] {
    return [...this.#known].map(([peer, { link }]) => [peer, link])
  }

  /** Makes a link to everybody who is listed. Who is not listed is kept for a while: after a restart the server has to hear of everybody first. */
  meet(members: readonly CallMember[]): void {
    const listed = new Set(members.map(({ peer }) => peer))
    for (const peer of listed) if (peer !== this.#parts.me) this.#know(peer)
    for (const [peer, known] of this.#known) known.missedSince = listed.has(peer) ? null : (known.missedSince ?? Date.now())
    this.#count()
  }

  hear(from: PeerId, word: LinkWord): void {
    this.#know(from).link.hear(word)
  }

  attend({ isUrgent = false } = {}): void {
    for (const [peer, { link, missedSince }] of this.#known) {
      const isGone = missedSince !== null && !link.isConnected && Date.now() - missedSince > giveUpAfterMs
      if (isGone) this.drop(peer)
      else if (missedSince === null) link.attend({ isUrgent })
    }
  }

  send(medium: Medium, track: MediaStreamTrack | null): void {
    for (const { link } of this.#known.values()) link.send(medium, track)
  }

  drop(peer: PeerId): void {
    this.#known.get(peer)?.link.close()
    if (this.#known.delete(peer)) this.#count()
  }

  close(): void {
    for (const { link } of this.#known.values()) link.close()
    this.#known.clear()
  }

  #know(peer: PeerId): Known {
    const known = this.#known.get(peer)
    if (known) return known
    const { me, say, iceServers, tracks, changed } = this.#parts
    const link = new Link({
      offers: me < peer,
      say: (word) => say(peer, word),
      iceServers,
      tracks,
      quality: () => this.quality,
      changed,
    })
    const met = { link, missedSince: null }
    this.#known.set(peer, met)
    this.#count()
    return met
  }

  #count(): void {
    const before = this.quality
    this.#people = this.#known.size + 1
    if (this.quality !== before) for (const { link } of this.#known.values()) link.adapt()
    this.#parts.changed()
  }
}
