import { setTimeout as sleep } from 'node:timers/promises'
import { FROM_CLIENT, type OpenRequest } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playOn, playUntil } from '../testing/evening.ts'
import type { House } from '../testing/house.ts'
import { choosePassphrase, Operator, PASSPHRASE } from '../testing/operator.ts'
import { looks, type Player } from '../testing/player.ts'
import { Street } from '../testing/street.ts'

let street: Street
beforeAll(async () => {
  street = await Street.build(3)
})
afterAll(() => street.remove())

/** Far longer than it takes on a busy machine. */
const GIVES_UP_AFTER_MS = 90_000

/** On any loss: asks wherever the load balancer leads, as often as it takes. */
async function comeBack(players: readonly Player[], code: string): Promise<void> {
  const until = Date.now() + GIVES_UP_AFTER_MS
  const oneComesBack = async (player: Player) => {
    while (!(await joins(player, code))) {
      if (Date.now() > until) throw new Error(`${player.name} could not come back to table ${code} in ${GIVES_UP_AFTER_MS / 1000} s`)
      await sleep(100)
    }
  }
  await Promise.all(players.map(oneComesBack))
}

/** Not for ever: the door may be that of a process which stands still. */
async function joins(player: Player, code: string): Promise<boolean> {
  const joined = player.join(code).then(
    () => true,
    () => false,
  )
  const isBack = await Promise.race([joined, sleep(6000, false)])
  if (!isBack) player.drop()
  return isBack
}

/** The load balancer gives up a process that is too busy to answer: whoever wants a table asks again. */
async function newTable(host: Player): Promise<string> {
  const until = Date.now() + GIVES_UP_AFTER_MS
  for (;;) {
    try {
      return await host.create()
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(100)
    }
  }
}

async function started(...names: string[]): Promise<{ code: string; players: Player[]; host: Player; owner: House }> {
  const players = names.map((name) => street.guest(name))
  const [host] = players as [Player]
  const code = await newTable(host)
  for (const player of players) await comeBack([player], code)
  expect(await host.send({ type: 'startGame' })).toBeNull()
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  return { code, players, host, owner: await street.ownerOf(code) }
}

const seen = (players: readonly Player[]) =>
  players.map(({ view }) => structuredClone({ version: view?.version, open: view?.open, held: view?.held, you: view?.you }))

/** Somebody at a place of their own, who comes through the door of this process. */
const from = (house: House, name: string, address: string): Player =>
  Object.assign(house.guest(name), { headers: { 'x-forwarded-for': address } })

const isLost = ({ closedWith }: Player): boolean => closedWith !== null

describe('many processes behind one address', () => {
  it('whichever door somebody comes through, they are at the same table', async () => {
    const { code, players, host } = await started('Ada', 'Ben', 'Cleo', 'Dan')
    for (const [number, house] of street.houses.entries()) {
      const guest = await house.guest(`Eve ${number}`).join(code)
      expect(guest.view?.open.code).toBe(code)
      guest.drop()
    }
    await playUntil(players, () => host.game.round === 2)
    for (const player of players) await player.refresh()
    for (const player of players) expect(player.view?.open).toEqual(host.view?.open)
  })

  it('whichever process somebody asks, the door is as it is, and whoever was removed stays out', async () => {
    const [first] = street.houses as [House]
    const [ada, mallory] = [from(first, 'Ada', '198.51.100.1'), from(first, 'Mallory', '198.51.100.2')]
    const code = await newTable(ada)
    for (const player of [ada, mallory]) await comeBack([player], code)
    const refusals = async (asked: string, guest: (house: House) => Player, request?: OpenRequest) =>
      await Promise.all(street.houses.map(async (house) => (await guest(house).ticket(asked, request)).body.refused))
    const everywhere = (refused: string) => street.houses.map(() => refused)
    let places = 10
    const stranger = (house: House) => from(house, 'Stranger', `198.51.100.${++places}`)
    expect(await ada.send({ type: 'removePerson', person: 'p2' })).toBeNull()
    expect(await refusals(code, (house) => Object.assign(stranger(house), { cookie: mallory.cookie }))).toEqual(everywhere('removed'))
    expect(await refusals(code, (house) => from(house, 'Innocent', '198.51.100.2'))).toEqual(everywhere('knockFirst'))
    expect(await ada.send({ type: 'setDoor', door: 'knock' })).toBeNull()
    const knocking: OpenRequest = { as: 'person', profile: looks('Ben'), knock: 'wait' }
    const ben = stranger(first)
    expect((await ben.ticket(code, knocking)).body.refused).toBe('knocking')
    await ada.until(() => ada.view?.knocks.length === 1)
    expect(await ada.send({ type: 'answerKnock', knock: ada.view?.knocks[0]?.id ?? '', isLetIn: true })).toBeNull()
    expect(await refusals(code, stranger, { as: 'tv' })).toEqual(everywhere('knockFirst'))
    expect(await ada.send({ type: 'setDoor', door: 'locked' })).toBeNull()
    expect(await refusals(code, stranger, { as: 'tv' })).toEqual(everywhere('noSuchTable'))
    // let in before it was locked, he finds it wherever he asks
    const elsewhere = Object.assign(stranger(street.houses.at(-1) as House), { cookie: ben.cookie })
    await elsewhere.join(code, knocking)
    expect(await ada.send({ type: 'setDoor', door: 'open' })).toBeNull()
    const { body } = await ada.post<{ code: string }>(`/api/tables/${code}/code`, {})
    expect(await refusals(code, stranger, { as: 'tv' })).toEqual(everywhere('noSuchTable'))
    for (const house of street.houses) (await stranger(house).join(body.code, { as: 'tv' })).drop()
  })

  it('tables are spread over the processes', async () => {
    const owners = new Set<House>()
    for (let table = 0; table < 12; table++) {
      const host = street.guest('Ada')
      const code = await newTable(host)
      await comeBack([host], code)
      owners.add(await street.ownerOf(code))
    }
    expect(owners.size).toBe(street.houses.length)
  })

  it('many newcomers at once, through all doors, at a table that sleeps: it is opened in one process', async () => {
    const host = street.guest('Ada')
    const code = await newTable(host)
    const crowd = Array.from({ length: 7 }, (_, at) => street.houses[at % street.houses.length]?.guest(`Guest ${at}`) ?? host)
    await comeBack([host, ...crowd], code)
    await host.until(() => host.view?.open.seats.length === 8)
    for (const guest of crowd) await guest.until(() => guest.view?.open.seats.length === 8)
    for (const guest of [host, ...crowd]) expect(guest.closedWith).toBeNull()
  })

  it('kill -9 of the process that has the table: everybody is back with the same view, what the host did holds, and they play on', async () => {
    const { code, players, host, owner } = await started('Ada', 'Ben', 'Cleo', 'Dan')
    const [, ben] = players as [Player, Player]
    const [mallory, eve] = [from(owner, 'Mallory', '203.0.113.1'), from(owner, 'Eve', '203.0.113.2')]
    for (const stranger of [mallory, eve]) await comeBack([stranger], code)
    expect(await mallory.send({ type: 'say', text: 'cheap coins' })).toBeNull()
    expect(await ben.send({ type: 'muteForMe', person: 'p3', kinds: ['drawings'] })).toBeNull()
    for (const move of [
      { type: 'removePerson', person: 'p5' },
      { type: 'mute', person: 'p2', kinds: ['chat'] },
      { type: 'takeOff', thing: { kind: 'line', number: 1 } },
    ] as const)
      expect(await host.send(move)).toBeNull()
    eve.drop()
    await playOn(players, 3)
    for (const player of players) await player.refresh()
    const before = seen(players)
    await owner.kill()
    for (const player of players) await player.until(() => isLost(player))
    await comeBack(players, code)
    expect(seen(players)).toEqual(before)
    expect(await street.ownerOf(code)).not.toBe(owner)
    expect(ben.view).toMatchObject({ mutedForMe: { p3: ['drawings'] }, open: { muted: { p2: ['chat'] }, chat: { lines: [{ text: '' }] } } })
    expect(await ben.send({ type: 'say', text: 'cheap coins' })).toBe('muted')
    // whoever is removed in another process than the one they came to has to knock with a new cookie, too
    expect(await host.send({ type: 'removePerson', person: 'p6' })).toBeNull()
    const other = street.houses.find((house) => house !== owner) as House
    const again = [mallory, eve].map(({ cookie }) => Object.assign(other.guest('Again'), { cookie }))
    const anew = [mallory, eve].map(({ headers }) => from(other, 'Innocent', headers['x-forwarded-for'] ?? ''))
    for (const [strangers, refused] of [
      [again, 'removed'],
      [anew, 'knockFirst'],
    ] as const)
      for (const stranger of strangers) expect((await stranger.ticket(code)).body.refused).toBe(refused)
    await playUntil(players, () => host.game.round === 2)
    await owner.start()
  })

  it('SIGTERM hands tables over: everybody is back with the same view, and the process ends in order', async () => {
    const { code, players, host, owner } = await started('Ada', 'Ben', 'Cleo', 'Dan')
    await playOn(players, 6)
    for (const player of players) await player.refresh()
    const before = seen(players)
    const ended = owner.kill('SIGTERM')
    for (const player of players) await player.until(() => isLost(player))
    await comeBack(players, code)
    expect(seen(players)).toEqual(before)
    expect(await ended).toBe(0)
    await owner.start()
    await playUntil(players, () => host.game.round === 2)
  })

  it('a process that was only thought dead writes nothing more, lets go, and its people move on', async () => {
    const { code, players, host, owner } = await started('Ada', 'Ben', 'Cleo', 'Dan')
    // Dan's phone holds on to the process that stands still
    const dan = players.at(-1) as Player
    const others = players.slice(0, -1)
    owner.pause()
    dan.sendRaw(FROM_CLIENT.move, Buffer.from(JSON.stringify({ id: 'too-late-to-be-heard', move: { type: 'say', text: 'hello?' } })))
    for (const player of others) player.drop()
    await comeBack(others, code)
    const newOwner = await street.ownerOf(code)
    expect(newOwner).not.toBe(owner)
    expect(await host.send({ type: 'say', text: 'we went on without you' })).toBeNull()
    owner.resume()
    await dan.until(() => isLost(dan))
    expect(dan.answers.some(({ id }) => id === 'too-late-to-be-heard')).toBe(false)
    expect(await street.ownerOf(code)).toBe(newOwner)
    // it asks anew, and says it once more
    await comeBack([dan], code)
    const said = () => dan.view?.open.chat.lines.map(({ text }) => text)
    expect(said()).toEqual(['we went on without you'])
    expect(await dan.send({ type: 'say', text: 'hello?' }, 'too-late-to-be-heard')).toBeNull()
    await host.until(() => host.view?.open.chat.lines.length === 2)
    for (const player of others) expect(player.closedWith).toBeNull()
    await playUntil(players, () => host.game.round === 2)
  })

  it('the operator signs in at one process, sees all of them, and what is set there holds in the others', async () => {
    const { code } = await started('Ada', 'Ben', 'Cleo')
    await choosePassphrase({ databaseUrl: street.databaseUrl, dataDir: '' })
    const [first, second, third] = street.houses as [House, House, House]
    const elsewhere = new Operator(second)
    await expect.poll(async () => (await elsewhere.ask('')).body.state, { timeout: 30_000 }).toBe('signedOut')
    const operator = new Operator(first)
    await expect.poll(async () => (await operator.ask('/sign-in', { passphrase: PASSPHRASE })).status, { timeout: 30_000 }).toBe(200)
    elsewhere.cookie = operator.cookie
    const desk = await elsewhere.desk()
    expect(desk.processes).toHaveLength(3)
    expect(desk.figures.people).toBeGreaterThanOrEqual(3)
    expect([desk.store, desk.figures.disk, desk.backups.arePossible]).toEqual(['Postgres', null, false])
    expect((await elsewhere.ask('/backup', {})).body.refused).toBe('notPossible')
    await operator.ask('/door', { newTables: false })
    const opened = () => third.guest('Dan').create().catch(String)
    await expect.poll(opened, { timeout: 30_000 }).toContain('noNewTables')
    await operator.ask('/door', { newTables: true })
    await expect.poll(opened, { timeout: 30_000 }).toMatch(/^[A-Z]{5}$/)
    // reported through one process, of a table in another, answered in a third
    const eve = third.guest('Eve')
    await comeBack([eve], code)
    const reported = await eve.post(`/api/tables/${code}/report`, { thing: { kind: 'name', person: 'p2' }, reason: 'insult' })
    expect(reported.status).toBe(200)
    const [report] = (await operator.desk()).reports
    expect((await elsewhere.ask('/reports/answer', { id: report?.id, answer: 'remove' })).status).toBe(200)
    await eve.until(() => eve.view?.open.people.p2?.isRemoved === true)
  })

  it('a process that stood still hears of it by itself, also when nobody holds on to it', async () => {
    const { code, players, owner } = await started('Ada', 'Ben', 'Cleo')
    owner.pause()
    for (const player of players) player.drop()
    await comeBack(players, code)
    owner.resume()
    await sleep(3000)
    for (const player of players) {
      expect(player.closedWith).toBeNull()
      expect(await player.send({ type: 'say', text: player.name })).toBeNull()
    }
    expect(await street.ownerOf(code)).not.toBe(owner)
  })

  it('Redis forgets everything: who plays does not notice, and tables are found again', async () => {
    const { code, players, host } = await started('Ada', 'Ben', 'Cleo')
    await street.redis.restart()
    expect(await host.send({ type: 'say', text: 'still here' })).toBeNull()
    await sleep(1000)
    for (const house of street.houses) {
      const guest = house.guest('Eve')
      await comeBack([guest], code)
      expect(guest.view?.open.chat.lines.map(({ text }) => text)).toEqual(['still here'])
      guest.drop()
    }
    for (const player of players) expect(player.closedWith).toBeNull()
  })

  it('Postgres goes and comes back: nothing that was answered is lost, and the table goes on', async () => {
    const { code, players, host } = await started('Ada', 'Ben', 'Cleo')
    expect(await host.send({ type: 'say', text: 'before' })).toBeNull()
    await street.postgres.kill('SIGQUIT')
    // cannot be written: it is not answered, or the phone is sent away to ask again
    host.sendRaw(FROM_CLIENT.move, Buffer.from(JSON.stringify({ id: 'while-it-was-away', move: { type: 'say', text: 'meanwhile' } })))
    await sleep(500)
    expect(host.answers.some(({ id, refused }) => id === 'while-it-was-away' && refused === null)).toBe(false)
    await street.postgres.restart()
    await comeBack(players, code)
    expect(await host.send({ type: 'say', text: 'meanwhile' }, 'while-it-was-away')).toBeNull()
    expect((await host.refresh()).open.chat.lines.map(({ text }) => text)).toEqual(['before', 'meanwhile'])
  })
})
