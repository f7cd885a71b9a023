import { erase, lookAgain, sing, stillKept, tablesOf } from '@figment/server/testing/erasing.ts'
import { playUntil } from '@figment/server/testing/evening.ts'
import { House } from '@figment/server/testing/house.ts'
import { choosePassphrase, Operator } from '@figment/server/testing/operator.ts'
import type { Player } from '@figment/server/testing/player.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { begun, heldBy, openOf, play } from './at-the-table.ts'

const house = new House({ BOT_PACE: '0.02' })
beforeAll(() => house.start())
afterAll(() => house.remove())

it('erasing what somebody made takes name, words, clues and recordings from the table, its log and every screen, and the game goes on', async () => {
  const { code, players } = await house.table('Adalbert', 'Benedetta', 'Cleo', 'Dan')
  const [ada, ben, cleo, dan] = players as [Player, Player, Player, Player]
  await begun(players, { clues: 'any', firstStoryteller: 'claim', target: 15 })
  await play(ben, { type: 'claimStory' })
  await ben.until(() => openOf(ben).phase === 'telling')
  const clip = await sing(house, ben, code)
  const unused = await sing(house, ben, code)
  await play(ben, { type: 'tellClue', card: heldBy(ben).hand[0] ?? '', clue: 'the lighthouse of Benedetta', kind: 'sung', clip })
  await ben.send({ type: 'say', text: 'mine was about lighthouses' })
  await dan.send({ type: 'say', text: 'hello from Dan' })
  await playUntil(players, () => openOf(ada).phase === 'scoring')
  const before = structuredClone(openOf(ada))
  const traces = ['Benedetta', 'lighthouse', clip]
  expect(stillKept(house, ...traces)).toEqual(traces)

  const tv = await house.guest('TV').join(code, { as: 'tv' })
  expect((await erase(ben, code)).status).toBe(200)

  await lookAgain([ada, cleo, dan])
  expect(stillKept(house, ...traces)).toEqual([])
  for (const screen of [ada, cleo, dan, tv]) {
    await screen.refresh()
    for (const text of traces) expect(JSON.stringify(screen.view)).not.toContain(text)
    expect(JSON.stringify(screen.view)).toContain('hello from Dan')
  }
  expect(openOf(ada)).toEqual({
    ...before,
    clue: '…',
    clip: null,
    told: before.told.map((told) => ({ ...told, clue: '…', clip: null })),
  })
  for (const gone of [clip, unused]) expect((await fetch(`${house.base}/clips/${code}/${gone}`)).status).toBe(404)
  expect(await tablesOf(house, ben)).toEqual([])
  expect(ada.view?.open.people.p2).toMatchObject({ name: '', hasLeft: true })

  const refused = await ada.send({ type: 'letBotPlay', seat: 1 })
  expect(refused).toBeNull()
  await playUntil([ada, cleo, dan], () => openOf(ada).round === 3)
  await house.kill()
  await house.start()
  for (const player of [ada, cleo, dan]) await player.join(code, { as: 'person' })
  expect(openOf(ada).round).toBe(3)
  await playUntil([ada, cleo, dan], () => openOf(ada).phase === 'over')
  expect(stillKept(house, ...traces)).toEqual([])
  expect(await tablesOf(house, ada)).toMatchObject([{ code, finished: ['dixit'] }])
})

it('a clue that the host takes off voids the round, and its recording is played to nobody any more', async () => {
  const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
  const [ada, ben] = players as [Player, Player]
  await begun(players, { clues: 'any', firstStoryteller: 'claim', target: 15 })
  await play(ben, { type: 'claimStory' })
  await ben.until(() => openOf(ben).phase === 'telling')
  const clip = await sing(house, ben, code)
  await play(ben, { type: 'tellClue', card: heldBy(ben).hand[0] ?? '', clue: 'cheap coins', kind: 'sung', clip })
  expect(await ada.send({ type: 'takeOff', thing: { kind: 'made', game: 1, piece: { kind: 'clue', round: 1 } } })).toBeNull()
  for (const player of players) await player.until(() => openOf(player).round === 2)
  expect(openOf(ada)).toMatchObject({ phase: 'telling', clue: null, clip: null, told: [] })
  await vi.waitFor(async () => expect((await fetch(`${house.base}/clips/${code}/${clip}`)).status).toBe(404), { timeout: 60_000 })
  await vi.waitFor(() => expect(stillKept(house, 'cheap coins', clip)).toEqual([]), { timeout: 60_000 })
  await playUntil(players, () => openOf(ada).round === 3)
})

it('a song that was reported is the operator’s to hear until they have answered, though the host has taken it off', async () => {
  await choosePassphrase(house)
  const operator = new Operator(house)
  await vi.waitFor(async () => expect((await operator.ask('')).body.state).toBe('signedOut'), { timeout: 30_000 })
  await operator.signIn()
  const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
  const [ada, ben] = players as [Player, Player]
  await begun(players, { clues: 'any', firstStoryteller: 'claim', target: 15 })
  await play(ben, { type: 'claimStory' })
  await ben.until(() => openOf(ben).phase === 'telling')
  const clip = await sing(house, ben, code)
  await play(ben, { type: 'tellClue', card: heldBy(ben).hand[0] ?? '', clue: 'la la', kind: 'sung', clip })
  await ada.until(() => openOf(ada).clue === 'la la')
  const sung = { kind: 'made', game: 1, piece: { kind: 'clip', round: 1 } } as const
  expect((await ada.post(`/api/tables/${code}/report`, { thing: sung, reason: 'other' })).status).toBe(200)
  expect(await ada.send({ type: 'takeOff', thing: sung })).toBeNull()
  await vi.waitFor(async () => expect((await fetch(`${house.base}/clips/${code}/${clip}`)).status).toBe(404), { timeout: 60_000 })
  const [report] = (await operator.desk()).reports
  expect(report).toMatchObject({ kind: 'clip', game: 'dixit', round: 1, isThere: true })
  const listen = () => fetch(`${house.base}/api/operator/reports/${report?.id}/clip`, { headers: { cookie: operator.cookie } })
  const heard = await listen()
  expect([heard.headers.get('content-type'), heard.headers.get('content-security-policy')]).toEqual([
    'audio/webm',
    "default-src 'none'; sandbox",
  ])
  expect((await heard.arrayBuffer()).byteLength).toBe(104)
  expect((await operator.ask('/reports/answer', { id: report?.id, answer: 'takeOff' })).status).toBe(200)
  expect((await listen()).status).toBe(404)
})
