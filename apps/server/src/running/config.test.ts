import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { House } from '../testing/house.ts'

describe('settings', () => {
  it('all have a usual value', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, publicUrl: null, botPace: 1, hostGoneSeconds: 30 })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'play.example.org'],
    ['PUBLIC_URL', 'ftp://play.example.org'],
    ['PUBLIC_URL', 'https://play.example.org/figment'],
    ['ALLOWED_HOSTS', 'https://play.example.org'],
    ['ALLOWED_HOSTS', 'play.example.org:3000'],
    ['ALLOWED_HOSTS', 'somebody@play.example.org'],
    ['TRUSTED_PROXIES', '-1'],
    ['BOT_PACE', 'fast'],
    ['KEEP_DAYS', '-1'],
    ['STUN_URLS', 'https://stun.example.org'],
    ['TURN_URLS', 'turn.example.org'],
    ['METRICS_PORT', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
  ])('%s=%s is refused with a sentence that says what to do', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is "${value}"\\. Set it to `))
  })

  it.each(['DATABASE_URL', 'REDIS_URL', 'INTERNAL_URL'])(
    '%s must be an address; what it holds is not repeated, for it may be a password',
    (name) => {
      expect(() => readConfig({ [name]: 'ftp://secret' })).toThrow(new RegExp(`^${name} is not an address\\. Set it to one such as `))
      expect(() => readConfig({ [name]: 'ftp://secret' })).not.toThrow('ftp:')
    },
  )

  it('processes that share tables must share a database', () => {
    const REDIS_URL = 'redis://127.0.0.1:6379'
    expect(() => readConfig({ REDIS_URL })).toThrow('DATABASE_URL is missing.')
    expect(readConfig({ REDIS_URL, DATABASE_URL: 'postgres://figment@127.0.0.1/figment' })).toMatchObject({ redisUrl: REDIS_URL })
  })

  it('names that the server answers to are written as they are compared', () => {
    const given = 'Play.Example.ORG,  *.example.net 192.168.0.7, [0::1], *.пример.рф'
    const read = ['play.example.org', '*.example.net', '192.168.0.7', '[::1]', '*.xn--e1afmkfd.xn--p1ai']
    expect(readConfig({ ALLOWED_HOSTS: given }).allowedHosts).toEqual(read)
    for (const odd of ['*', 'play.*.org', 'play.example.org, [::1', '**.example.org'])
      expect(() => readConfig({ ALLOWED_HOSTS: odd })).toThrow(ConfigError)
  })

  it('a relay needs its secret', () => {
    expect(() => readConfig({ TURN_URLS: 'turn:turn.example.org' })).toThrow('TURN_SECRET is missing. Set it, or TURN_SECRET_FILE, to ')
    const given = {
      STUN_URLS: 'stun:a.example.org stun:b.example.org:3478',
      TURN_URLS: 'turns:c.example.org:443?transport=tcp',
      TURN_SECRET: 's',
    }
    expect(readConfig(given).call).toEqual({
      stunUrls: ['stun:a.example.org', 'stun:b.example.org:3478'],
      turnUrls: ['turns:c.example.org:443?transport=tcp'],
      turnSecret: 's',
    })
  })

  describe('a secret in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'figment-secrets-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    const file = (content: string) => {
      const path = join(folder, String(readdirSync(folder).length))
      writeFileSync(path, content)
      return path
    }

    it('is read without the end of its line', () => {
      const config = readConfig({
        DATABASE_URL_FILE: file('postgres://figment:s@127.0.0.1/figment\n'),
        REDIS_URL_FILE: file('redis://127.0.0.1:6379'),
        TURN_URLS: 'turn:turn.example.org',
        TURN_SECRET_FILE: file(' between us \r\n'),
      })
      expect(config).toMatchObject({ databaseUrl: 'postgres://figment:s@127.0.0.1/figment', redisUrl: 'redis://127.0.0.1:6379' })
      expect(config.call.turnSecret).toBe('between us')
    })

    it.each(['DATABASE_URL', 'REDIS_URL', 'TURN_SECRET'])('%s: a missing or empty file, and a value beside it, are refused', (name) => {
      const missing = join(folder, 'missing')
      const refusalOf = (settings: Record<string, string>) => expect(() => readConfig(settings))
      refusalOf({ [`${name}_FILE`]: missing }).toThrow(`${name}_FILE is "${missing}", and that file cannot be read (ENOENT). Set it to `)
      refusalOf({ [`${name}_FILE`]: folder }).toThrow(`and that file cannot be read (EISDIR).`)
      const empty = file('\n')
      refusalOf({ [`${name}_FILE`]: empty }).toThrow(`${name}_FILE is "${empty}", and that file is empty. Write `)
      refusalOf({ [name]: 'this', [`${name}_FILE`]: file('that') }).toThrow(`${name} and ${name}_FILE are both set. Leave one of them out.`)
    })

    it('is not repeated when it is wrong', () => {
      expect(() => readConfig({ DATABASE_URL_FILE: file('ftp://secret') })).toThrow(
        /^DATABASE_URL is not an address\. Set it to one such as /,
      )
      expect(() => readConfig({ DATABASE_URL_FILE: file('ftp://secret') })).not.toThrow('ftp:')
    })
  })

  it('a wrong setting stops the start with that sentence and nothing else', async () => {
    const house = new House({ PORT: 'lots' })
    await expect(house.start()).rejects.toThrow('PORT is "lots". Set it to a whole number from 1 to 65535, or leave it out for 3000.')
    expect(house.output).not.toContain('    at ')
    await house.remove()
  })

  it('a port in use is explained', async () => {
    const first = await new House().start()
    const second = new House()
    second.port = first.port
    await expect(second.start().then(() => second.output))
      .resolves.toBeDefined()
      .catch(() => {})
    await vi.waitFor(() => expect(second.output).toContain('Another program already uses this port'), { timeout: 60_000 })
    await first.remove()
    await second.remove()
  })
})
