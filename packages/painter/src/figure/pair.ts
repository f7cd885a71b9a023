import type { Rgb } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import type { FigureSprite } from './figure.ts'
import type { FigureLooks } from './looks.ts'
import { posedFigure } from './posed.ts'
import type { Stance } from './stance.ts'
import { low } from './stances/low.ts'
import { type Beside, embracing, handInHand, ridden, riding, twirled, twirling } from './stances/together.ts'

export const togethers = ['holdHands', 'embrace', 'dance', 'onShoulders', 'backToBack', 'parentAndChild'] as const

/** What two do together. */
export type Together = (typeof togethers)[number]

type TwoLooks = readonly [left: FigureLooks<Rgb>, right: FigureLooks<Rgb>]

interface Partner {
  sprite: FigureSprite
  /** Its left edge and its feet from those of the pair. */
  left: number
  rise: number
  mirrored: boolean
  /** The hand that is free to hold something. */
  free: 1 | -1
}

/** Two figures drawn as one, back to front. */
export function pair(together: Together, looks: TwoLooks): FigureSprite {
  const partners = pairings[together](looks)
  const left = Math.min(...partners.map((partner) => partner.left))
  const right = Math.max(...partners.map((partner) => partner.left + partner.sprite.width))
  const width = right - left
  const height = Math.max(...partners.map(({ sprite, rise }) => sprite.height + rise))
  const boxOf = (partner: Partner) => ({ x: partner.left - left, y: height - partner.rise - partner.sprite.height })
  const handOf = (partner: Partner): Point => {
    const [handX, handY] = partner.sprite.hand(partner.free)
    const { x, y } = boxOf(partner)
    const across = partner.mirrored ? 1 - handX : handX
    return [(x + across * partner.sprite.width) / width, (y + handY * partner.sprite.height) / height]
  }
  return {
    width,
    height,
    name: 'pair',
    hand: (side) => {
      const [one, other] = partners.map(handOf) as [Point, Point]
      return side < 0 === one[0] < other[0] ? one : other
    },
    draw: (pen, stage) => {
      for (const partner of partners) {
        const { x, y } = boxOf(partner)
        pen.save()
        pen.translate(partner.mirrored ? x + partner.sprite.width : x, y)
        if (partner.mirrored) pen.scale(-1, 1)
        partner.sprite.draw(pen, stage)
        pen.restore()
      }
    },
  }
}

const partner = (looks: FigureLooks<Rgb>, stance: Stance, { free, mirrored = false }: { free: 1 | -1; mirrored?: boolean }): Partner => ({
  sprite: posedFigure(looks, stance),
  left: 0,
  rise: 0,
  mirrored,
  free,
})

/** The second moves until its hand is in the first one's. */
function joinHands(one: Partner, other: Partner): [Partner, Partner] {
  const reach = ({ sprite, free }: Partner) => sprite.hand(free === 1 ? -1 : 1)[0] * sprite.width
  return [one, { ...other, left: reach(one) - reach(other) }]
}

const handHeight = ({ sprite, free }: Partner): number => sprite.height * (1 - sprite.hand(free === 1 ? -1 : 1)[1])

/** The right arm comes down until the hand is as low as the other's. */
function lowered(looks: FigureLooks<Rgb>, stance: Stance, height: number): Stance {
  const [left, [upper, fore]] = stance.arms
  const by = (turn: number): Stance => ({ ...stance, arms: [left, [upper - turn, fore - turn]] })
  let turn = 0
  while (turn < 90 && handHeight(partner(looks, by(turn), { free: -1 })) > height) turn += 2
  return by(turn)
}

function beside([one, other]: TwoLooks): [Partner, Partner] {
  const sizes: Beside = { child: one.child ?? false, otherChild: other.child ?? false }
  const [left, right] = handInHand(sizes)
  return joinHands(partner(one, left, { free: -1 }), partner(other, right, { free: 1 }))
}

const pairings: Record<Together, (looks: TwoLooks) => [Partner, Partner]> = {
  holdHands: beside,
  parentAndChild: ([parent, child]) => beside([parent, { ...child, child: true }]),
  embrace: ([one, other]) => [
    { ...partner(other, embracing, { free: 1, mirrored: true }), left: 22 + (other.child ? 4 : 0) },
    partner(one, embracing, { free: 1 }),
  ],
  dance: ([one, other]) => {
    const high = handHeight(partner(one, twirling, { free: -1 }))
    const otherHigh = handHeight(partner(other, twirled, { free: 1 }))
    const lead = high > otherHigh ? lowered(one, twirling, otherHigh) : twirling
    return joinHands(partner(one, lead, { free: -1 }), partner(other, twirled, { free: 1 }))
  },
  onShoulders: ([below, above]) => [
    partner(below, ridden, { free: 1 }),
    { ...partner({ ...above, child: true }, riding, { free: 1 }), left: -12, rise: 129 },
  ],
  backToBack: ([one, other]) => [
    partner(one, low.huddle, { free: 1, mirrored: true }),
    { ...partner(other, low.huddle, { free: 1 }), left: 50 },
  ],
}
