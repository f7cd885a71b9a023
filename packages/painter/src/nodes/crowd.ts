import type { Rgb } from '../colour/colour.ts'
import { figure } from '../figure/figure.ts'
import type { FigureLooks } from '../figure/looks.ts'
import { stranger } from '../figure/stranger.ts'
import { lerp } from '../interpolate.ts'
import { Rng } from '../random/rng.ts'
import type { CrowdNode } from '../scene/node.ts'
import { type Box, place } from '../sprites/place.ts'
import { boxHeightOf, looksIn, onBody } from './figure.ts'
import { placementOf } from './placement.ts'
import type { StandingBox, Staging } from './staging.ts'

interface Spot {
  x: number
  y: number
  /** 0 in the farthest row, 1 in the nearest. */
  near: number
}

/** Many people seen from behind, the far ones first; answers with the odd one's box, or with that of them all. */
export function standCrowd(staging: Staging, node: CrowdNode): StandingBox {
  const { palette } = staging.stage
  const rng = new Rng(`${staging.stage.rng.state}crowd${node.id ?? node.count}`)
  const everybody = spotsOf(node, rng)
  const oddOne = node.odd ? oddSpot(everybody) : undefined
  if (oddOne) oddOne.y = node.area[3]
  const spots = everybody.toSorted((one, other) => one.y - other.y)
  const boxes: Box[] = []
  let oddBox: StandingBox | undefined
  for (const spot of spots) {
    const isOdd = spot === oddOne
    const common = looksIn(palette, node.looks ?? {})
    const somebody = { ...stranger(rng, palette), ...common }
    const looks = isOdd ? { ...plain(somebody), ...looksIn(palette, node.odd ?? {}) } : somebody
    const box = standOne(staging, node, { spot, looks, isOdd, growth: isOdd ? 1 : rng.between(0.92, 1.07) })
    boxes.push(box)
    if (isOdd) oddBox = box
  }
  return oddBox ?? around(boxes)
}

/** In a few rows, each shifted a little, so that nobody stands on another's shoulders. */
function spotsOf({ count, area, rows = Math.ceil(Math.sqrt(count / 3)) }: CrowdNode, rng: Rng): Spot[] {
  const [left, top, right, bottom] = area
  const spots: Spot[] = []
  for (let row = 0; row < rows; row++) {
    const inRow = Math.floor((count * (row + 1)) / rows) - Math.floor((count * row) / rows)
    const near = rows === 1 ? 1 : row / (rows - 1)
    for (let i = 0; i < inRow; i++) {
      const across = (i + 0.5 + (row % 2 ? 0.22 : -0.22) + rng.between(-0.2, 0.2)) / inRow
      const sway = rows === 1 ? rng.next() : near + rng.between(-0.3, 0.3) / rows
      spots.push({ x: lerp(left, right, across), y: lerp(top, bottom, sway), near })
    }
  }
  return spots
}

/** In the nearest row, where nobody hides it, and not in the very middle. */
function oddSpot(spots: readonly Spot[]): Spot | undefined {
  const front = spots.filter(({ near }) => near === 1).toSorted((one, other) => one.x - other.x)
  return front[Math.floor(front.length * 0.62)]
}

/** Somebody of the crowd without what would cover the odd looks. */
const plain = ({ skin, hair, wind }: FigureLooks<Rgb>): FigureLooks<Rgb> => ({
  ...(skin && { skin }),
  ...(hair && { hair }),
  ...(wind && { wind }),
})

interface OneOfMany {
  spot: Spot
  looks: FigureLooks<Rgb>
  isOdd: boolean
  growth: number
}

function standOne(staging: Staging, node: CrowdNode, { spot, looks, isOdd, growth }: OneOfMany): StandingBox {
  const { x, y, near } = spot
  const { farHeight = 0.72, farFog = 0.25, count, area: _, odd: __, looks: ___, ...placed } = node
  const sprite = figure(looks)
  const size = lerp(node.height * farHeight, node.height, near) * growth
  const one = {
    detail: 0.9,
    keep: 0.2,
    round: 0.55,
    guard: isOdd ? 0.22 : 0,
    shadow: 0.45,
    // long shadows of many are slow to cast and hide each other
    cast: count <= 12 || near === 1 ? 0.35 : 0,
    fog: farFog * (1 - near),
    ...placed,
    x,
    y,
    height: boxHeightOf(sprite, { height: size }),
  }
  const box = place(staging.stage, sprite, placementOf(staging, one))
  return { ...box, hand: (side) => onBody(one, box, sprite.hand(side)) }
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top
  return { x: left + width / 2, y: top + height / 2, width, height, left, top }
}
