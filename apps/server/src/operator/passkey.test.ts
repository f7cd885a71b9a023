import { createHash, createSign, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Challenges, challengeIn, type KeptPasskey, passkeyIn, signedBy } from './passkey.ts'
import { hashPassphrase, isPassphrase, whyTooWeak } from './passphrase.ts'

const page = { origin: 'https://play.example.org', host: 'play.example.org' }
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const clientDataOf = (challenge: string, changed: object = {}) =>
  base64(JSON.stringify({ type: 'webauthn.get', challenge, origin: page.origin, crossOrigin: false, ...changed }))

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const kept: KeptPasskey = { publicKey: base64(publicKey.export({ format: 'der', type: 'spki' })), algorithm: -7, signed: 4 }

/** What a device says of itself and of whoever uses it, and its signature. */
function answerOf({ host = page.host, flags = 5, signed = 5, key = privateKey } = {}) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(signed)
  const told = Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count])
  const clientData = clientDataOf('anything')
  const over = Buffer.concat([told, createHash('sha256').update(Buffer.from(clientData, 'base64url')).digest()])
  return { id: 'it', clientData, authenticatorData: base64(told), signature: base64(createSign('sha256').update(over).sign(key)) }
}

describe('a passkey', () => {
  it('signs in its owner, and counts', () => {
    expect(signedBy(kept, answerOf(), page)).toEqual({ ...kept, signed: 5 })
    expect(signedBy({ ...kept, signed: 0 }, answerOf({ signed: 0 }), page)).not.toBeNull()
  })

  it('signs in nobody else', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const wrong = {
      'of another device': answerOf({ key: other }),
      'for another site': answerOf({ host: 'evil.example' }),
      'without anybody there': answerOf({ flags: 4 }),
      'without a fingerprint or PIN': answerOf({ flags: 1 }),
      'copied: it counts backwards': answerOf({ signed: 4 }),
      'cut short': { ...answerOf(), authenticatorData: base64(Buffer.alloc(36)) },
      'of something else': { ...answerOf(), clientData: clientDataOf('something else') },
    }
    for (const [how, answer] of Object.entries(wrong)) expect(signedBy(kept, answer, page), how).toBeNull()
  })

  it('may be of three kinds, each as what it says it is', () => {
    const ed = generateKeyPairSync('ed25519')
    const spki = base64(ed.publicKey.export({ format: 'der', type: 'spki' }))
    const added = { id: 'it', clientData: '', publicKey: spki, algorithm: -8 }
    expect(passkeyIn(added)).toEqual({ publicKey: spki, algorithm: -8, signed: 0 })
    for (const changed of [{ algorithm: -7 }, { algorithm: -65535 }, { publicKey: 'AAAA' }])
      expect(passkeyIn({ ...added, ...changed })).toBeNull()
    const { authenticatorData, clientData } = answerOf()
    const over = Buffer.concat([
      Buffer.from(authenticatorData, 'base64url'),
      createHash('sha256').update(Buffer.from(clientData, 'base64url')).digest(),
    ])
    const answer = { id: 'it', authenticatorData, clientData, signature: base64(sign(null, over, ed.privateKey)) }
    expect(signedBy({ publicKey: spki, algorithm: -8, signed: 0 }, answer, page)).not.toBeNull()
  })

  it('signs for this page and this question alone', () => {
    expect(challengeIn(clientDataOf('abc'), 'webauthn.get', page)).toBe('abc')
    expect(challengeIn(clientDataOf('abc'), 'webauthn.create', page)).toBeNull()
    const elsewhere = [{ origin: 'https://evil.example' }, { crossOrigin: true }, { challenge: 7 }]
    for (const changed of elsewhere) expect(challengeIn(clientDataOf('abc', changed), 'webauthn.get', page)).toBeNull()
    for (const rubbish of ['', base64('{'), base64('null')]) expect(challengeIn(rubbish, 'webauthn.get', page)).toBeNull()
  })
})

it('a challenge is ours, and over after five minutes', () => {
  const challenges = new Challenges(Buffer.alloc(32, 1))
  const made = challenges.make(1000)
  expect(challenges.lasts(made, 300_999)).toBe(301_000)
  expect(challenges.lasts(made, 301_000)).toBeNull()
  expect(new Challenges(Buffer.alloc(32, 2)).lasts(made, 1000)).toBeNull()
  for (const rubbish of ['', 'AAAA', `${made.slice(0, -2)}AA`]) expect(challenges.lasts(rubbish, 1000)).toBeNull()
})

it('a passphrase is known again however a keyboard spells it, and nothing of it is kept', async () => {
  const hash = await hashPassphrase('cztery słowa wystarczą ')
  expect(hash).not.toContain('cztery')
  expect(await isPassphrase(' cztery słowa wystarczą'.normalize('NFD'), hash)).toBe(true)
  expect(await isPassphrase('cztery slowa wystarcza', hash)).toBe(false)
  expect(await isPassphrase('x'.repeat(201), hash)).toBe(false)
  expect(await isPassphrase('anything', 'not a hash')).toBe(false)
  expect([whyTooWeak('eleven char'), whyTooWeak('x'.repeat(201)), whyTooWeak('aaaaaaaaaaaaaaaa')].filter((why) => why === null)).toEqual([])
  expect(whyTooWeak('twelve chars')).toBeNull()
})
