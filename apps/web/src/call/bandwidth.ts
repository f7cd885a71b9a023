import type { Quality } from './quality.ts'

/** So many looks in a row must say the same before the picture gets worse, and so many before it gets better: every link begins
 * slow and grows within a few seconds. */
const LOOKS_DOWN = 5
const LOOKS_UP = 8

/** How much of a picture is sent: by how much it is scaled down, and which part of its frames. */
interface Share {
  readonly scaleDown: number
  readonly frames: number
}

const ALL: Share = { scaleDown: 1, frames: 1 }
const THINNER: readonly (readonly [atLeast: number, Share])[] = [
  [0.75, ALL],
  [0.4, { scaleDown: 1.5, frames: 0.8 }],
  [0.2, { scaleDown: 2, frames: 0.65 }],
]
const THREAD: Share = { scaleDown: 3, frames: 0.5 }

/** A link that carries less than was meant for it gets a smaller picture with fewer frames. */
export function shareFor({ bitsPerSecond }: Quality, carried: number): Share {
  return THINNER.find(([atLeast]) => carried >= atLeast * bitsPerSecond)?.[1] ?? THREAD
}

/** What the link to one other can carry. It wavers: a change is believed once it has lasted for a while, for the better later than for the worse. */
export class Bandwidth {
  #share = ALL
  #wished = ALL
  #times = 0

  get share(): Share {
    return this.#share
  }

  async weigh(connection: RTCPeerConnection, quality: Quality): Promise<boolean> {
    const carried = await carriedBy(connection)
    return carried !== null && this.look(shareFor(quality, carried))
  }

  /** Another look at it; true when the picture has to change. */
  look(share: Share): boolean {
    this.#times = share === this.#wished ? this.#times + 1 : 1
    this.#wished = share
    const isWorse = share.scaleDown > this.#share.scaleDown
    if (share === this.#share || this.#times < (isWorse ? LOOKS_DOWN : LOOKS_UP)) return false
    this.#share = share
    return true
  }
}

/** Bits a second that the way to the other can take now, as the browser reckons; null: it does not say. */
async function carriedBy(connection: RTCPeerConnection): Promise<number | null> {
  for (const report of (await connection.getStats()).values() as Iterable<RTCStats>)
    if (isInUse(report) && report.availableOutgoingBitrate !== undefined) return report.availableOutgoingBitrate
  return null
}

const isInUse = (report: RTCStats): report is RTCIceCandidatePairStats =>
  report.type === 'candidate-pair' && 'nominated' in report && report.nominated === true
