import type { FigureLooks } from '../figure/looks.ts'
import type { Point } from '../interpolate.ts'
import type { PaletteName } from '../palettes/palettes.ts'
import type { PlaceName } from '../places/places.ts'
import type { Rng } from '../random/rng.ts'
import type { Colour, SceneNode } from '../scene/node.ts'
import type { Role, Subject, Thing } from './generated-scene.ts'
import { lexicon } from './lexicon.ts'
import { nounOf } from './nouns.ts'
import { person } from './person.ts'
import { chooseSetting, type Setting, type SettingWishes } from './setting.ts'
import type { Fact } from '../../../../content/pictures/src/scene/shown.ts'

/** From its first point to its last, by way of the two between. */
export type Curve = readonly [Point, Point, Point, Point]

/** A noun, or a noun with what can be said of it. */
export type Told = string | Thing

/** A scene while a device is making it: what is there, and which ground is taken. */
export class Draft {
  readonly rng: Rng
  readonly nodes: SceneNode[] = []
  readonly subjects: Subject[] = []
  readonly relations: Fact[] = []
  /** Which way round the picture is. */
  readonly side: 1 | -1
  /** Nothing more is to be added far away. */
  isFull = false
  readonly #taken: { from: number; to: number }[] = []
  #setting: Setting | undefined
  #ids = 0

  constructor(rng: Rng) {
    this.rng = rng
    this.side = rng.chance(0.5) ? 1 : -1
  }

  get setting(): Setting {
    if (!this.#setting) throw new Error('a device begins with its place')
    return this.#setting
  }

  get palette(): PaletteName {
    return this.setting.palette
  }

  settle(place: PlaceName, wishes: SettingWishes = {}): void {
    this.#setting = chooseSetting(this.rng, place, wishes)
  }

  /** This far from the left, or from the right if the picture is the other way round. */
  across(x: number): number {
    return this.side === 1 ? x : 1 - x
  }

  acrossCurve([a, b, c, d]: Curve): Curve {
    const turned = ([x, y]: Point): Point => [this.across(x), y]
    return [turned(a), turned(b), turned(c), turned(d)]
  }

  nextId(): string {
    return `n${this.#ids++}`
  }

  /** Adds a node in front of the others; named, it is something one can see in the picture. */
  add(node: SceneNode, told?: Told, role: Role = 'accent'): string {
    const id = node.id ?? this.nextId()
    this.nodes.push({ ...node, id })
    if (told) this.#tell(id, told, role)
    return id
  }

  /** Names something that is a part of a node. */
  mention(told: Told, role: Role = 'partner'): string {
    const id = this.nextId()
    this.#tell(id, told, role)
    return id
  }

  #tell(id: string, told: Told, role: Role): void {
    const { is, ...rest } = typeof told === 'string' ? { is: told } : told
    this.subjects.push({ id, what: is, role, ...rest })
  }

  relate(...fact: Fact): void {
    this.relations.push(fact)
  }

  reserve(from: number, to: number): void {
    this.#taken.push({ from: Math.min(from, to), to: Math.max(from, to) })
  }

  /** A free piece of ground this wide to both sides, or nothing if the ground is full. */
  freeSpot(reach: number, low: number, high: number): number | null {
    for (let attempt = 0; attempt < 40; attempt++) {
      const x = this.rng.between(low, high)
      if (this.#taken.every(({ from, to }) => x + reach < from || x - reach > to)) {
        this.reserve(x - reach, x + reach)
        return x
      }
    }
    return null
  }

  person(wishes: FigureLooks<Colour>): FigureLooks<Colour> {
    return person(this.rng, wishes)
  }

  /** Now and then, one small thing on the ground that nobody explains. */
  leaveSomething(probability = 0.45, motifs: readonly string[] = lexicon.treasure): void {
    const { rng } = this
    if (!rng.chance(probability)) return
    const name = rng.pick(motifs)
    const height = rng.between(0.05, 0.08)
    const x = this.freeSpot(height * 0.9, 0.1, 0.9)
    if (x === null) return
    const y = rng.between(0.91, 0.97)
    this.add({ kind: 'icon', name, x, y, height, flip: x < 0.5, shadow: 0.5, cast: 0.3 }, nounOf(name))
  }
}
