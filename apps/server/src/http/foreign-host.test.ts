import { connect } from 'node:net'
import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownHosts } from '../running/own-hosts.ts'
import { House } from '../testing/house.ts'
import { rawRequest, requestFor, upgradeTo } from '../testing/raw-request.ts'

const named = new House({ PUBLIC_URL: 'https://play.example.org', ALLOWED_HOSTS: '*.friends.example.org, 127.0.0.1' })
const unnamed = new House({ ALLOWED_HOSTS: 'dreams.example.org' })
beforeAll(() => Promise.all([named.start(), unnamed.start()]))
afterAll(() => Promise.all([named.remove(), unnamed.remove()]))

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
const askedAs = async (house: House, Host: string) => status(await rawRequest(house.port, requestFor('/pictures/none', { Host })))
const socketAs = async (house: House, Host: string) =>
  status(await rawRequest(house.port, upgradeTo('/p/BCDFG?sessionId=a', { Host, Origin: `http://${Host}` })))

/** Its ticket is none: what is asked is whether it gets so far. */
const NO_TICKET = 403
const NOT_FOUND = 404
const MISDIRECTED = 421

describe('a server with a public address', () => {
  it.each([
    'play.example.org',
    'play.example.org:443',
    'PLAY.Example.ORG',
    'play.example.org.',
    'play.example.org:8443',
    'a.friends.example.org',
  ])('answers to %s', async (host) => {
    expect(await askedAs(named, host)).toBe(NOT_FOUND)
    expect(await socketAs(named, host)).toBe(NO_TICKET)
  })

  it.each([
    'evil.example',
    'play.example.org.evil.example',
    'evil-play.example.org',
    'xplay.example.org',
    'friends.example.org',
    'friends.example.org.evil.example',
    'localhost',
    'box.local',
    '192.168.0.7',
    '[::1]',
  ])('answers neither a page nor a socket that calls it %s', async (host) => {
    expect(await askedAs(named, host)).toBe(MISDIRECTED)
    expect(await socketAs(named, host)).toBe(MISDIRECTED)
  })
})

describe('a server without one', () => {
  it.each([
    'localhost',
    'LOCALHOST:5173',
    'localhost.',
    '127.0.0.1',
    '192.168.0.7:3000',
    '[::1]',
    '[fe80::1:2]:3000',
    '[::FFFF:192.168.0.7]',
    hostname(),
    `${hostname().toUpperCase()}:3000`,
    'box.local',
    'Box.Local.:3000',
    'dreams.example.org',
  ])('answers to %s', async (host) => {
    expect(await askedAs(unnamed, host)).toBe(NOT_FOUND)
    expect(await socketAs(unnamed, host)).toBe(NO_TICKET)
  })

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'local',
    'notlocalhost',
    'a.dreams.example.org',
  ])('answers neither a page nor a socket that calls it %s', async (host) => {
    expect(await askedAs(unnamed, host)).toBe(MISDIRECTED)
    expect(await socketAs(unnamed, host)).toBe(MISDIRECTED)
  })
})

describe('whoever calls it by another name', () => {
  it('reads which setting would help, on a page without a script', async () => {
    const page = await rawRequest(unnamed.port, requestFor('/BCDFG', { Host: 'evil.example:3000' }))
    expect(page).toContain('<code>ALLOWED_HOSTS=evil.example</code>')
    expect(page).toContain('<code>PUBLIC_URL</code>')
    for (const lang of ['en', 'ru', 'uk', 'pl']) expect(page).toContain(` lang="${lang}"`)
    expect(page).not.toMatch(/<script|<style|src=|href=/)
    expect(page).toMatch(/\r\nContent-Security-Policy: default-src 'none'/)
    expect(page).not.toContain('Set-Cookie')
  })

  it('is told in short over the API and by a socket', async () => {
    const Host = 'evil.example'
    for (const request of [
      requestFor('/api/tables', { Host, Origin: 'http://evil.example' }),
      upgradeTo('/p/BCDFG?sessionId=a', { Host }),
    ]) {
      const answer = await rawRequest(unnamed.port, request)
      expect(status(answer)).toBe(MISDIRECTED)
      expect(answer).toContain('add the name to ALLOWED_HOSTS')
      expect(answer).not.toContain('<p')
    }
  })

  it('cannot say it in another place', async () => {
    for (const header of ['X-Forwarded-Host', 'X-Host', 'Forwarded', 'X-Original-Host', 'X-Forwarded-Server']) {
      const said = { Host: 'evil.example', [header]: header === 'Forwarded' ? 'host=localhost' : 'localhost' }
      expect(status(await rawRequest(unnamed.port, requestFor('/', said))), header).toBe(MISDIRECTED)
    }
    expect(status(await rawRequest(unnamed.port, requestFor('http://localhost/', { Host: 'evil.example' })))).toBe(400)
    expect(status(await rawRequest(unnamed.port, requestFor('/', { Host: 'localhost@evil.example' })))).toBe(400)
    expect(status(await rawRequest(unnamed.port, requestFor('//localhost/healthz', { Host: 'evil.example' })))).toBe(MISDIRECTED)
  })

  it('cannot say two names at once', async () => {
    for (const hosts of [
      'Host: localhost\r\nHost: evil.example',
      'Host: evil.example\r\nhost: localhost',
      'Host: localhost\r\nHOST: localhost',
    ])
      expect(status(await rawRequest(unnamed.port, `GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`))).toBe(400)
  })

  it('cannot leave the name out', async () => {
    expect(status(await rawRequest(unnamed.port, 'GET / HTTP/1.0\r\n\r\n'))).toBe(MISDIRECTED)
    expect(status(await rawRequest(unnamed.port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400)
    expect(status(await rawRequest(unnamed.port, requestFor('/', { Host: '' })))).toBe(MISDIRECTED)
  })

  it('has no more requests in flight than others', async () => {
    const socket = connect(unnamed.port, '127.0.0.1')
      .on('error', () => {})
      .resume()
    socket.write(requestFor('/', { Host: 'evil.example', Connection: 'keep-alive' }).repeat(1000))
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await fetch(`${unnamed.base}/healthz`)).ok).toBe(true)
  })

  it('may still ask whether the server is well: balancers do, by whatever they know it as', async () => {
    for (const path of ['/healthz', '/readyz'])
      for (const house of [named, unnamed]) {
        expect(status(await rawRequest(house.port, requestFor(path, { Host: '10.0.0.7:3000' })))).toBe(200)
        expect(status(await rawRequest(house.port, requestFor(path, { Host: 'app' })))).toBe(200)
        expect(status(await rawRequest(house.port, `GET ${path} HTTP/1.0\r\n\r\n`))).toBe(200)
      }
  })
})

it('a machine goes by its whole name and by the first part of it', () => {
  const isOwn = ownHosts({ publicUrl: null, allowedHosts: [] }, 'Box.home.example.org')
  expect(['box', 'BOX:3000', 'box.home.example.org', 'box.home', 'home.example.org', 'box.evil.example'].map(isOwn)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
