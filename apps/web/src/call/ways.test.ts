import { afterEach, expect, it, vi } from 'vitest'
import { Ways } from './ways.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks for the next password of the relay when half of its time is over, and after a failure again in half a minute', async () => {
  let asked = 0
  let isServerAway = true
  vi.stubGlobal('fetch', async () => {
    asked++
    if (isServerAway) throw new TypeError('away')
    return Response.json({ iceServers: [{ urls: ['turn:turn.example.org'], username: `password ${asked}` }], lastsMs: 60_000 * 30 })
  })
  const ways = new Ways('BBBBB')
  const atMinute = async (minute: number) => {
    await ways.refresh(minute * 60_000)
    return [asked, ways.iceServers[0]?.username]
  }
  expect(await atMinute(0)).toEqual([1, undefined])
  expect(await atMinute(0.4)).toEqual([1, undefined])
  isServerAway = false
  expect(await atMinute(0.5)).toEqual([2, 'password 2'])
  expect(await atMinute(15.4)).toEqual([2, 'password 2'])
  expect(await atMinute(15.5)).toEqual([3, 'password 3'])
  // what was given stays in use while the server does not answer
  isServerAway = true
  expect(await atMinute(31)).toEqual([4, 'password 3'])
})
