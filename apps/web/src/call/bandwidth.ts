import type { Quality } from './quality.ts'

/** Every line begins thin and grows within a few seconds. */
const LOOKS_DOWN = 5
const LOOKS_UP = 8

/** How much of a picture goes through a line: by how much it is scaled down, and how many of its frames are sent. */
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

/** A line that carries less than was meant for it gets a smaller and a slower picture. */
export function shareFor({ bitsPerSecond }: Quality, carried: number): Share {
  return THINNER.find(([atLeast]) => carried >= atLeast * bitsPerSecond)?.[1] ?? THREAD
}

/** The line to one other. It wavers, and is believed once it has said the same for a while, and a better one later than a worse one. */
export class Line {
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

  /** Another look at the line; true when the picture has to change. */
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
