import type { Logged, Seat } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { momentsOf } from './moments.ts'
import { momentsInSight } from './open/moments.ts'
import { Story } from './testing/story.ts'
import type { Event } from './types.ts'

/** Six play by lot; a story takes a minute unless it says how long. */
class Evening extends Story {
  #begun
  readonly #at: number[] = []
  constructor(seats = 6) {
    super(seats, { firstStoryteller: 'random' })
    this.#begun = this.state
  }
  /** The first of them tells, and they begin with these points. */
  from(scores: readonly number[]): this {
    this.given({ storyteller: 0, awaited: [0], scores: Object.fromEntries(scores.entries()) })
    this.#begun = this.state
    return this
  }
  /** Since the last thing that was told. */
  lasts(seconds: number): this {
    this.now += seconds * 1000
    while (this.#at.length < this.told.length) this.#at.push(this.now)
    return this
  }
  get moments() {
    this.lasts(0)
    const log = this.told.map((event, entry): Logged<Event> => ({ entry, at: this.#at[entry] ?? 0, event }))
    return momentsOf(this.#begun, log)
  }
  get kinds(): string[] {
    return this.moments.map(({ say }) => say.kind).filter((kind) => kind !== 'there')
  }
  get teller(): Seat {
    return this.open.storyteller ?? -1
  }
  /** The others, from the storyteller's left. */
  get others(): Seat[] {
    return [1, 2, 3, 4, 5].map((step) => (this.teller + step) % 6)
  }
  /** Each of the others votes for the owner who stands here; s: the storyteller. */
  votes(...owners: readonly (number | 's')[]): this {
    const { others, teller } = this
    return this.round(
      Object.fromEntries(others.map((seat, at) => [seat, owners[at] === 's' ? teller : (others[Number(owners[at])] ?? -1)])),
    )
  }
}

describe('moments of Dixit', () => {
  it('[DX14] there are none before the game is over', () => {
    const evening = new Evening().votes('s', 's', 0, 0, 1)
    expect(evening.moments).toEqual([])
    expect(evening.endsEarly().moments).not.toEqual([])
  })

  it('[DX15] half the table sees it: two or three of five', () => {
    expect(new Evening().votes('s', 's', 0, 1, 2).endsEarly().kinds).toContain('half')
    expect(new Evening().votes('s', 's', 's', 1, 2).endsEarly().kinds).toContain('half')
    expect(new Evening().votes('s', 's', 's', 's', 2).endsEarly().kinds).not.toContain('half')
  })

  it('[DX15] only one sees it', () => {
    const evening = new Evening()
    const [finder] = evening.others
    const lone = evening
      .votes('s', 0, 0, 1, 1)
      .endsEarly()
      .moments.find(({ say }) => say.kind === 'lone')
    expect(lone).toMatchObject({ say: { kind: 'lone', finder }, round: 1, score: 58 + 3 * 4 })
    expect(lone?.seats[0]).toBe(finder)
  })

  it('[DX17] everybody takes the same wrong card, or everybody but one', () => {
    const all = new Evening()
    const [owner] = all.others
    const decoy = all
      .votes(1, 0, 0, 0, 0)
      .endsEarly()
      .moments.find(({ say }) => say.kind === 'decoy')
    expect(decoy).toMatchObject({ say: { kind: 'decoy', owner, votes: 4, except: null }, score: 66 + 16 })
    const most = new Evening()
    const [, , , , last] = most.others
    expect(
      most
        .votes(1, 0, 0, 0, 's')
        .endsEarly()
        .moments.find(({ say }) => say.kind === 'decoy')?.say,
    ).toMatchObject({ except: last })
  })

  it('[DX14] nobody sees it: the more cards were taken for it, the better', () => {
    const nobody = new Evening()
      .votes(1, 2, 3, 4, 0)
      .endsEarly()
      .moments.find(({ say }) => say.kind === 'nobody')
    expect(nobody?.score).toBe(48 + 2 * 5)
  })

  it('[DX6] a clue told within eight seconds, from the second round on; what lies open does not know', () => {
    const evening = new Evening().votes('s', 's', 0, 1, 2).lasts(60)
    evening.goOn().lasts(5)
    evening.votes('s', 's', 0, 1, 2).lasts(3).endsEarly()
    expect(evening.kinds).toContain('quick')
    expect(momentsInSight(evening.open, () => false).map(({ say }) => say.kind)).not.toContain('quick')
  })

  it('[DX15] somebody comes from far behind, and somebody wins by a point', () => {
    const evening = new Evening().from([9, 9, 9, 9, 0, 9])
    /** The fifth finds it, and everybody else takes their card. */
    const fooled = () => evening.votes(...evening.others.map((seat) => (seat === 4 ? ('s' as const) : evening.others.indexOf(4))))
    fooled().goOn()
    fooled()
    expect(evening.open.scores[4]).toBe(14)
    const comeback = evening.endsEarly().moments.find(({ say }) => say.kind === 'comeback')
    expect(comeback).toMatchObject({ say: { seat: 4, points: 14 }, score: 62 + 2 * 6 + 10 })
    // everybody finds it: the storyteller stays at nine, and the next one comes to eight
    expect(new Evening().from([9, 6, 0, 0, 0, 0]).votes('s', 's', 's', 's', 's').endsEarly().kinds).toContain('close')
  })

  it('[DX14] everybody is there, a bot’s moments count less, and a clue that was taken off is gone', () => {
    const evening = new Evening().votes('s', 's', 0, 1, 2).endsEarly()
    const theirs = evening.moments.filter(({ say }) => say.kind === 'there')
    expect(theirs.map(({ seats: [seat] }) => seat)).toEqual([0, 1, 2, 3, 4, 5])
    const half = (isBot: (seat: Seat) => boolean) => momentsInSight(evening.open, isBot).find(({ say }) => say.kind === 'half')?.score ?? 0
    expect(half(() => false) - half((seat) => seat === evening.open.told[0]?.storyteller)).toBe(25)
    const off = { ...evening.open, told: evening.open.told.map((told) => ({ ...told, clue: '' })) }
    expect(momentsInSight(off, () => false).map(({ say }) => say.kind)).not.toContain('half')
  })
})
