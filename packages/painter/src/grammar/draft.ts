import type { FigureLooks } from '../figure/looks.ts'
import type { PaletteName } from '../palettes/palettes.ts'
import type { PlaceName } from '../places/places.ts'
import type { Rng } from '../random/rng.ts'
import type { Colour, SceneNode } from '../scene/node.ts'
import type { GeneratedScene, Role, Subject } from './generated-scene.ts'
import { lexicon } from './lexicon.ts'
import { person } from './person.ts'
import { chooseSetting, type Setting, type SettingWishes } from './setting.ts'

interface Scattering {
  heights?: readonly [number, number]
  y?: number
}

/** A scene while a device is making it: what is there, and which ground is taken. */
export class Draft {
  readonly rng: Rng
  readonly nodes: SceneNode[] = []
  readonly subjects: Subject[] = []
  readonly relations: GeneratedScene['relations'] = []
  readonly #taken: { from: number; to: number }[] = []
  #setting: Setting | undefined
  #ids = 0

  constructor(rng: Rng) {
    this.rng = rng
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

  nextId(): string {
    return `n${this.#ids++}`
  }

  /** Adds a node in front of the others; named, it is something one can see in the picture. */
  add(node: SceneNode, what?: string, role: Role = 'accent'): string {
    const id = node.id ?? this.nextId()
    this.nodes.push({ ...node, id })
    if (what) this.subjects.push({ id, what, role })
    return id
  }

  relate(subject: string, relation: string, object: string): void {
    this.relations.push([subject, relation, object])
  }

  reserve(from: number, to: number): void {
    this.#taken.push({ from, to })
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

  /** Small things on the ground that nobody explains. */
  scatter(motifs: readonly string[], count: number, { heights = [0.05, 0.085], y }: Scattering = {}): void {
    const { rng } = this
    for (let i = 0; i < count; i++) {
      const name = rng.pick(motifs)
      const height = rng.between(...heights)
      const x = this.freeSpot(height * 0.9, 0.08, 0.92)
      if (x === null) return
      this.add({ kind: 'icon', name, x, y: y ?? rng.between(0.91, 0.97), height, flip: x < 0.5, shadow: 0.5, cast: 0.3 }, name, 'accent')
    }
  }

  addWildAnimal(): void {
    const name = this.rng.pick(lexicon.wildAnimal)
    const x = this.freeSpot(0.09, 0.1, 0.9)
    if (x === null) return
    this.add(
      {
        kind: 'glyph',
        name,
        x,
        y: this.rng.between(0.92, 0.96),
        height: 0.1,
        body: coats[name] ?? [0.85, 0.8, 0.72],
        ink: [0.12, 0.08, 0.08],
        flip: x > 0.5,
        shadow: 0.5,
        cast: 0.3,
      },
      name,
      'accent',
    )
  }
}

const coats: Partial<Record<string, Colour>> = { raven: 'groundNear', fox: [0.8, 0.38, 0.16] }
