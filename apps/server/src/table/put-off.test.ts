import { FROM_CLIENT } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TABLE_BOUNDS, TOLD_TO_WAIT_AT_MOST } from '../running/bounds.ts'
import { entriesIn } from '../testing/log.ts'
import type { Player } from '../testing/player.ts'
import { SmallHouse } from '../testing/small-house.ts'

const say = (player: Player, id: string) =>
  player.sendRaw(FROM_CLIENT.move, Buffer.from(JSON.stringify({ id, move: { type: 'say', text: id } })))
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `stroke-number-${from + at}`)
const answered = ({ answers }: Player) => answers.map(({ id }) => id)
const askedAgain = ({ agains }: Player) => agains.map(({ id }) => id)

describe('moves of a person, as they are bounded', () => {
  let house: SmallHouse
  beforeAll(async () => {
    house = await SmallHouse.with({})
  })
  afterAll(() => house.remove())

  it('a hundred and fifty at once are written; the next one is asked for again, and is written then', async () => {
    const { atOnce } = TABLE_BOUNDS.movesOfAPerson
    expect(atOnce).toBe(150)
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    for (const id of ids(1, atOnce + 1)) say(ada, id)
    await ada.until(() => ada.answers.length + ada.agains.length === atOnce + 1)
    // on a slow machine there may be room for a few more by then, and never for fewer
    const refilled = ada.answers.length - atOnce
    expect(refilled).toBeGreaterThanOrEqual(0)
    if (refilled === 0) {
      const [again] = ada.agains
      expect(again?.id).toBe(`stroke-number-${atOnce + 1}`)
      expect(again?.afterMs).toBeLessThanOrEqual(Math.ceil(1000 / TABLE_BOUNDS.movesOfAPerson.perSecond))
      expect(await house.reached('movesOfAPerson')).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, again?.afterMs))
      say(ada, again?.id ?? '')
      await ada.until(() => ada.answers.length === atOnce + 1)
    }
    const logged = (await entriesIn(house.dataDir, code)).flatMap(({ id }) => id ?? [])
    expect(logged).toEqual(ids(1, atOnce + 1))
  })
})

/** Nothing comes back while a test lasts. */
const FEW = { atOnce: 5, perSecond: 1 / 3600 }

describe('whoever has used up what they may do', () => {
  let house: SmallHouse
  beforeAll(async () => {
    house = await SmallHouse.with({ movesOfAPerson: FEW })
  })
  afterAll(() => house.remove())

  it('is asked for the same again, and no later move goes before it', async () => {
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    for (const id of ids(1, 8)) say(ada, id)
    await ada.until(() => ada.agains.length === 3)
    expect(answered(ada)).toEqual(ids(1, 5))
    expect(askedAgain(ada)).toEqual(ids(6, 8))
    const waits = ada.agains.map(({ afterMs }) => afterMs)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    // somebody else is not held up
    say(ben, 'somebody-else')
    await ben.until(() => answered(ben).includes('somebody-else'))
  })

  it('has no more of it with another device, nor after coming back', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    const laptop = house.guest('Ada')
    laptop.cookie = ada.cookie
    await laptop.join(code)
    for (const id of ids(1, 3)) say(ada, id)
    await ada.until(() => ada.answers.length === 3)
    for (const id of ids(4, 6)) say(laptop, id)
    await laptop.until(() => laptop.answers.length + laptop.agains.length === 3)
    expect(answered(laptop)).toEqual(ids(4, 5))
    expect(askedAgain(laptop)).toEqual(ids(6, 6))
    ada.drop()
    await ada.join(code)
    say(ada, 'after-coming-back')
    await ada.until(() => ada.agains.length === 1)
    expect(askedAgain(ada)).toEqual(['after-coming-back'])
  })

  it('and does not listen is cut off; the others do not notice, and the table is as it was', async () => {
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    for (const id of ids(1, FEW.atOnce + TOLD_TO_WAIT_AT_MOST)) say(ada, id)
    await ada.until(() => ada.agains.length === TOLD_TO_WAIT_AT_MOST)
    expect(ada.closedWith).toBeNull()
    const before = await house.reached('toldToWait')
    say(ada, 'one-too-many')
    await ada.until(() => ada.closedWith !== null)
    expect(ada.closedWith).toBe(4103)
    expect(await house.reached('toldToWait')).toBe(before + 1)
    expect((await ben.refresh()).open.chat.lines.map(({ text }) => text)).toEqual(ids(1, FEW.atOnce))
  })
})

describe('a move that waited', () => {
  it('is heard when it comes again, and so are those behind it, each once', async () => {
    const house = await SmallHouse.with({ movesOfAPerson: { atOnce: 2, perSecond: 20 } })
    try {
      const { code, players } = await house.table('Ada')
      const [ada] = players as [Player]
      // `send` keeps a move and sends it again when it is asked for
      const refusals = await Promise.all(ids(1, 40).map((id) => ada.send({ type: 'say', text: id }, id)))
      expect(refusals.every((refused) => refused === null)).toBe(true)
      // in which order a device sends them again is its own affair
      const logged = (await entriesIn(house.dataDir, code)).flatMap(({ id }) => id ?? [])
      expect(logged.toSorted()).toEqual(ids(1, 40).toSorted())
    } finally {
      await house.remove()
    }
  })
})
