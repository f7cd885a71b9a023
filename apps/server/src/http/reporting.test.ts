import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CLOSED, REPORT_NOTE_LENGTH, type ReportRequest } from '@figment/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { REPORTS_KEPT_AT_MOST, REPORTS_MADE } from '../running/bounds.ts'
import { erase, everythingKept, remove, stillInFiles, stillKept } from '../testing/erasing.ts'
import { House } from '../testing/house.ts'
import { choosePassphrase, Operator, operatorCommand } from '../testing/operator.ts'
import type { Player } from '../testing/player.ts'

let house: House
let operator: Operator
beforeAll(async () => {
  house = await House.counting({ TRUSTED_PROXIES: '1' })
  await choosePassphrase(house)
  await house.start()
  operator = await new Operator(house).signIn()
})
afterAll(() => house.remove())

let addresses = 0
/** Each from an address of their own, so that only what a test is about is bounded. */
const report = (player: Player, code: string, asked: Partial<ReportRequest>, from = `198.51.100.${addresses++ % 250}`) =>
  player.post(`/api/tables/${code}/report`, { reason: 'insult', ...asked }, { 'x-forwarded-for': from })
const line = (number: number) => ({ kind: 'line', number }) as const
const name = (person: string) => ({ kind: 'name', person }) as const
const answer = (id: string | undefined, given: string) => operator.ask('/reports/answer', { id, answer: given })
const reports = async () => (await operator.desk()).reports

async function table(...names: string[]): Promise<{ code: string; players: [Player, Player, Player, ...Player[]] }> {
  const { code, players } = await house.table(...names)
  return { code, players: players as [Player, Player, Player, ...Player[]] }
}
async function say(player: Player, text: string): Promise<number> {
  expect(await player.send({ type: 'say', text })).toBeNull()
  await player.until(() => player.view?.open.chat.lines.some((said) => said.text === text) ?? false)
  return player.view?.open.chat.lines.find((said) => said.text === text)?.number ?? 0
}

const isOf = (row: unknown, guest: string): row is { readonly places: string } =>
  typeof row === 'object' && row !== null && 'places' in row && 'guest' in row && row.guest === guest

describe('a report', () => {
  it('brings the thing to the operator, once, without names and codes, and nobody at the table learns of it', async () => {
    const { code, players } = await table('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players
    const rude = line(await say(ben, 'a foul sentence'))
    const before = ben.received.length
    expect((await report(ada, code, { thing: rude, note: ' twice\u200b already ' })).status).toBe(200)
    expect((await report(cleo, code, { thing: rude, reason: 'other' })).status).toBe(200)
    // whoever says it again is heard already
    expect((await report(ada, code, { thing: rude, reason: 'nudity' })).status).toBe(200)
    expect(ben.received.slice(before).filter((text) => text.includes('foul'))).toEqual([])
    const desk = await operator.desk()
    expect(desk.reportsInAll).toBe(1)
    const [one] = desk.reports
    expect(one).toMatchObject({ kind: 'line', game: null, round: null, isThere: true, earlier: { left: 0, takenOff: 0 } })
    expect(one?.maker).toMatch(/^[0-9a-f]{4}$/)
    expect(one?.complaints.map(({ reason, note }) => [reason, note])).toEqual([
      ['insult', 'twice already'],
      ['other', ''],
    ])
    const told = JSON.stringify(desk)
    for (const secret of [code, 'Ben', 'foul', ben.guest]) expect(told).not.toContain(secret)
    expect((await operator.ask(`/reports/${one?.id}/exhibit`)).body).toEqual({ text: 'a foul sentence' })
    expect((await new Operator(house).ask(`/reports/${one?.id}/exhibit`)).status).toBe(401)

    expect((await answer(one?.id, 'leave')).status).toBe(200)
    expect(await reports()).toEqual([])
    expect((await operator.ask(`/reports/${one?.id}/exhibit`)).body.refused).toBe('noSuchReport')
    expect((await answer(one?.id, 'takeOff')).body.refused).toBe('noSuchReport')
    // it was left as it is, and that is remembered
    expect(ben.view?.open.chat.lines.at(-1)?.text).toBe('a foul sentence')
    await report(ada, code, { thing: name('p2') })
    const [next] = await reports()
    expect(next).toMatchObject({ kind: 'name', maker: one?.maker, earlier: { left: 1, takenOff: 0 } })
    await answer(next?.id, 'leave')
  })

  it('is for people at the table, about what is there', async () => {
    const { code, players } = await table('Ada', 'Ben')
    const [ada, ben] = players
    const rude = line(await say(ben, 'oh'))
    expect((await report(house.guest('Stranger'), code, { thing: rude })).body.refused).toBe('notYours')
    for (const thing of [line(999), name('p77'), { kind: 'made', game: 1, piece: { kind: 'clue', round: 1 } } as const])
      expect(await report(ada, code, { thing })).toMatchObject({ status: 404, body: { refused: 'noSuchThing' } })
    const rubbish: readonly object[] = [{}, { thing: rude, reason: 'boring' }, { thing: { kind: 'hat' } }, { thing: rude, more: 1 }]
    for (const asked of rubbish) expect((await report(ada, code, asked)).body.refused, JSON.stringify(asked)).toBe('badMessage')
    const noted = (letters: number) => report(ada, code, { thing: rude, note: 'ё'.repeat(letters) })
    const before = await house.reached('textLetters')
    expect((await noted(REPORT_NOTE_LENGTH + 1)).body.refused).toBe('textTooLong')
    expect(await house.reached('textLetters')).toBe(before + 1)
    expect(await reports()).toEqual([])
    expect((await noted(REPORT_NOTE_LENGTH)).status).toBe(200)
    expect(await house.reached('textLetters')).toBe(before + 1)
    await answer((await reports())[0]?.id, 'leave')
  })

  it('that is answered by taking it off: no screen has it, and after a moment neither has the log', async () => {
    const { code, players } = await table('Ada', 'Ben')
    const [ada, ben] = players
    await report(ada, code, { thing: line(await say(ben, 'something vile')) })
    // from the command line, as well as on the page
    const [waiting] = await reports()
    const listed = await operatorCommand(house, ['reports'])
    expect([listed.status, listed.stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^${waiting?.id}  line, by guest ${waiting?.maker} `)),
    ])
    expect((await operatorCommand(house, ['answer', waiting?.id ?? '', 'take-off'])).status).toBe(0)
    await ada.until(() => ada.view?.open.chat.lines.at(-1)?.text === '')
    await expect.poll(() => stillKept(house, 'something vile'), { timeout: 30_000 }).toEqual([])
    expect((await reports()).length).toBe(0)
  })

  it('that is answered by removing the person: they leave every table of the server, with all devices, and stay out', async () => {
    const { code, players } = await table('Ada', 'Ben')
    const [ada, ben] = players
    // of another table they are the host
    const own = await ben.create()
    const second = house.guest('Ben again')
    second.cookie = ben.cookie
    await second.join(own)
    await report(ada, code, { thing: name('p2') })
    expect((await answer((await reports())[0]?.id, 'remove')).status).toBe(200)
    for (const device of [ben, second]) {
      await device.until(() => device.closedWith !== null)
      expect(device.closedWith).toBe(CLOSED.removed)
    }
    for (const table of [code, own]) expect((await ben.ticket(table)).body.refused).toBe('removed')
    await ada.until(() => ada.view?.open.people.p2?.isRemoved === true)
    expect(ada.view?.open.people.p2?.name).not.toBe('Ben')
  })

  it('goes with whoever made the thing, with whoever complained, and with the table', async () => {
    const { code, players } = await table('Ada', 'Benvolio', 'Cleo')
    const [ada, ben, cleo] = players
    const { code: changed } = (await ada.post<{ code: string }>(`/api/tables/${code}/code`, {})).body
    const [first, second] = [line(await say(ben, 'made by Ben')), line(await say(ada, 'made by Ada'))]
    await report(ada, code, { thing: first, note: 'Adas note' })
    await report(cleo, code, { thing: second, note: 'Cleos note' })
    await report(cleo, code, { thing: name('p2') })
    const placesOf = (guest: string) => everythingKept(house).flatMap((row) => (isOf(row, guest) ? [row.places] : []))
    expect(placesOf(ben.guest)).toEqual([expect.stringMatching(/^[0-9a-f]{5}$/)])
    expect(stillInFiles(house, 'Benvolio', ben.guest, changed)).toHaveLength(3)
    expect((await erase(ben, code)).status).toBe(200)
    // not even where it once stood, and with the guest went the mark of their place
    expect(stillInFiles(house, 'made by Ben', 'Benvolio', ben.guest)).toEqual([])
    expect(placesOf(ben.guest)).toEqual([])
    const forgotten = (await reports()).find(({ complaints }) => complaints[0]?.note === 'Adas note')
    expect(forgotten).toMatchObject({ isThere: false, maker: null })
    expect((await operator.ask(`/reports/${forgotten?.id}/exhibit`)).body.refused).toBe('noSuchReport')
    expect(stillKept(house, 'made by Ben')).toEqual([])
    expect((await erase(cleo, code)).status).toBe(200)
    expect((await reports()).map(({ id }) => id)).toEqual([forgotten?.id])
    expect(stillKept(house, 'Cleos note')).toEqual([])
    await report(ada, code, { thing: name('p1') })
    expect(await reports()).toHaveLength(2)
    expect((await remove(ada, code)).status).toBe(200)
    expect(await reports()).toEqual([])
    expect(stillInFiles(house, 'Adas note', 'made by Ada', ada.guest, code, changed)).toEqual([])
  })

  it('is bounded: by address, and by what waits of a person at a table, and of a table', async () => {
    const { code, players } = await table('Ada', 'Ben', 'Cleo', 'Dan')
    const [ada, ben, ...others] = players
    const from = '203.0.113.77'
    const before = await house.reached('reports')
    for (let at = 0; at < REPORTS_MADE.atOnce; at++)
      expect((await report(ada, code, { thing: line(12_345) }, from)).body.refused).toBe('noSuchThing')
    // on a slow machine one of them may be back already, and is spent again
    await expect
      .poll(async () => (await report(ada, code, { thing: line(12_345) }, from)).status, { interval: 1, timeout: 30_000 })
      .toBe(429)
    expect(await house.reached('reports')).toBe(before + 1)
    const { ofPerson, ofTable } = REPORTS_KEPT_AT_MOST
    const full = { status: 507, body: { refused: 'reportsFull' } }
    for (let at = 0; at < ofPerson; at++) await report(ada, code, { thing: line(await say(ben, `line ${at}`)) })
    const waiting = async () => (await operator.desk()).reportsInAll
    expect(await waiting()).toBe(ofPerson)
    expect(await report(ada, code, { thing: name('p2') })).toMatchObject(full)
    expect(await house.reached('reportsOfPerson')).toBe(1)
    // others still may, until there are too many of them, too
    for (let at = ofPerson; at < ofTable; at++) {
      const other = others[at % others.length] as Player
      expect((await report(other, code, { thing: line(await say(ben, `line ${at}`)) })).status).toBe(200)
    }
    expect(await house.reached('reportsOfTable')).toBe(0)
    expect(await report(others[0], code, { thing: name('p2') })).toMatchObject(full)
    expect(await house.reached('reportsOfTable')).toBe(1)
    expect(await waiting()).toBe(ofTable)
    while ((await waiting()) > 0) for (const { id } of await reports()) await answer(id, 'leave')
  })
})

describe('a server that keeps many reports', () => {
  /** Beside the server, which may be writing: whoever comes second waits. */
  const openStoreOfHouse = () => new DatabaseSync(join(house.dataDir, 'figment.db'), { timeout: 30_000 })
  /** As if others had made them, at tables that this server knows nothing of. */
  function shelve(count: number, letters: number): void {
    const database = openStoreOfHouse()
    const row = database.prepare('INSERT INTO reports VALUES (?, ?, ?, NULL, NULL, ?, zeroblob(?))')
    database.exec('PRAGMA synchronous = OFF; BEGIN')
    for (let at = 0; at < count; at++) row.run(`full${at}`, `table ${at}`, 'line 1', '{}', letters)
    database.exec('COMMIT')
    database.close()
  }
  function clear(): void {
    const database = openStoreOfHouse()
    database.exec('DELETE FROM reports; DELETE FROM complaints')
    database.close()
  }
  afterEach(clear)

  const [last, oneMore] = ['the last that there is room for', 'one more']
  const { ofServer, letters } = REPORTS_KEPT_AT_MOST
  const lettersOf = (text: string) => JSON.stringify({ text }).length

  it.each([
    ['reportsOfServer', 'things', () => shelve(ofServer - 1, 0)],
    ['reportsLetters', 'letters', () => shelve(1, letters - lettersOf(last))],
  ] as const)('%s: the last of its %s is kept, and one more is not', async (bound, _, fill) => {
    const { code, players } = await table('Ada', 'Ben')
    const [ada, ben] = players
    fill()
    expect((await report(ada, code, { thing: line(await say(ben, last)) })).status).toBe(200)
    expect(await house.reached(bound)).toBe(0)
    const refused = await report(ada, code, { thing: line(await say(ben, oneMore)) })
    expect(refused).toMatchObject({ status: 507, body: { refused: 'reportsFull' } })
    expect(await house.reached(bound)).toBe(1)
  })
})
