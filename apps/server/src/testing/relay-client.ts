import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'
import type { IceServer } from '@figment/protocol'

// Numbers of RFC 8489 and 8656
const COOKIE = Buffer.from('2112a442', 'hex')
const METHOD = { allocate: 0x003, createPermission: 0x008 } as const
const ATTRIBUTE = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  peer: 0x0012,
  realm: 0x0014,
  nonce: 0x0015,
  family: 0x0017,
  transport: 0x0019,
} as const
const PORT_HAS_ONE = 437
const UDP = 17
const TCP = 6
const IPV6 = 2

type Attribute = readonly [type: number, value: Buffer]

/** What a browser says to a relay, as far as it asks for one. Answers are numbers: 0 is yes, 403 no such peer, 486 too many. */
export class RelayClient {
  readonly #port: number
  readonly #login: IceServer
  readonly #family: 'udp4' | 'udp6'
  #socket
  #realm = ''
  #nonce: Buffer = Buffer.alloc(0)

  constructor(port: number, login: IceServer, family: 'udp4' | 'udp6' = 'udp4') {
    this.#port = port
    this.#login = login
    this.#family = family
    this.#socket = createSocket(family)
  }

  async allocate({ transport = 'udp' }: { transport?: 'udp' | 'tcp' } = {}): Promise<number> {
    const wanted: Attribute[] = [[ATTRIBUTE.transport, Buffer.from([transport === 'udp' ? UDP : TCP, 0, 0, 0])]]
    if (this.#family === 'udp6') wanted.push([ATTRIBUTE.family, Buffer.from([IPV6, 0, 0, 0])])
    const answer = await this.#ask(METHOD.allocate, wanted)
    if (answer !== PORT_HAS_ONE) return answer
    // a client before us had our port, and the relay still keeps what it gave to that one
    const before = this.#socket
    this.#socket = createSocket(this.#family)
    before.close()
    return await this.allocate({ transport })
  }

  async permit(address: string): Promise<number> {
    return await this.#ask(METHOD.createPermission, (id) => [[ATTRIBUTE.peer, hiddenAddress(address, id)]])
  }

  close(): void {
    this.#socket.close()
  }

  /** A relay refuses the first time, to tell what it wants to hear. */
  async #ask(method: number, wanted: readonly Attribute[] | ((id: Buffer) => readonly Attribute[])): Promise<number> {
    const first = await this.#say(method, wanted)
    return first === 401 || first === 438 ? await this.#say(method, wanted) : first
  }

  async #say(method: number, wanted: readonly Attribute[] | ((id: Buffer) => readonly Attribute[])): Promise<number> {
    const id = randomBytes(12)
    const attributes = typeof wanted === 'function' ? wanted(id) : wanted
    const answered = once(this.#socket, 'message') as Promise<[Buffer]>
    this.#socket.send(this.#sign(method, id, attributes), this.#port, this.#family === 'udp4' ? '127.0.0.1' : '::1')
    const [answer] = await answered
    const said = attributesOf(answer)
    this.#realm = said.get(ATTRIBUTE.realm)?.toString() ?? this.#realm
    this.#nonce = said.get(ATTRIBUTE.nonce) ?? this.#nonce
    const error = said.get(ATTRIBUTE.error)
    return error ? (error[2] ?? 0) * 100 + (error[3] ?? 0) : 0
  }

  #sign(method: number, id: Buffer, attributes: readonly Attribute[]): Buffer {
    if (!this.#realm) return message(method, id, attributes)
    const { username = '', credential = '' } = this.#login
    const named: Attribute[] = [
      ...attributes,
      [ATTRIBUTE.username, Buffer.from(username)],
      [ATTRIBUTE.realm, Buffer.from(this.#realm)],
      [ATTRIBUTE.nonce, this.#nonce],
    ]
    const key = createHash('md5').update(`${username}:${this.#realm}:${credential}`).digest()
    // signed up to the signature, with a length that counts it already
    const unsigned = message(method, id, [...named, [ATTRIBUTE.integrity, Buffer.alloc(20)]]).subarray(0, -24)
    return message(method, id, [...named, [ATTRIBUTE.integrity, createHmac('sha1', key).update(unsigned).digest()]])
  }
}

function message(method: number, id: Buffer, attributes: readonly Attribute[]): Buffer {
  const body = Buffer.concat(
    attributes.map(([type, value]) => Buffer.concat([pair(type), pair(value.length), value, Buffer.alloc((4 - (value.length % 4)) % 4)])),
  )
  return Buffer.concat([pair(method), pair(body.length), COOKIE, id, body])
}

function pair(number: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(number)
  return bytes
}

function attributesOf(answer: Buffer): Map<number, Buffer> {
  const found = new Map<number, Buffer>()
  for (let at = 20; at + 4 <= answer.length; ) {
    const length = answer.readUInt16BE(at + 2)
    found.set(answer.readUInt16BE(at), answer.subarray(at + 4, at + 4 + length))
    at += 4 + length + ((4 - (length % 4)) % 4)
  }
  return found
}

/** Addresses are mixed with the cookie and the message's id, so that no router on the way rewrites them. */
function hiddenAddress(address: string, id: Buffer): Buffer {
  const plain = isIPv6(address) ? ipv6Bytes(address) : Buffer.from(address.split('.').map(Number))
  const mask = Buffer.concat([COOKIE, id])
  const port = pair(9 ^ COOKIE.readUInt16BE(0))
  return Buffer.concat([Buffer.from([0, isIPv6(address) ? 2 : 1]), port, plain.map((byte, at) => byte ^ (mask[at] ?? 0))])
}

function ipv6Bytes(address: string): Buffer {
  const inFull = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [left = '', right = ''] = inFull.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const zeros = Array.from({ length: 8 - groups(left).length - groups(right).length }, () => '0')
  return Buffer.concat([...groups(left), ...zeros, ...groups(right)].map((group) => pair(Number.parseInt(group, 16))))
}
