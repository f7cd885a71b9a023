import { connect, createServer, type Server, type Socket } from 'node:net'

/** What the network does to one device. */
interface Weather {
  /** Nothing passes; what was sent waits. */
  isStalled: boolean
  /** In milliseconds, for every piece that passes. */
  delay: number
  readonly waiting: Set<() => void>
}

const A_WHILE_MS = 12_000

/** The network between the devices and the servers: each device has an address of its own, whose weather can be made. */
export class Network {
  readonly #weather = new Map<string, Weather>()
  readonly #sockets = new Map<string, Set<readonly [device: Socket, server: Socket]>>()
  readonly #server: Server
  readonly #ports: readonly number[]
  /** Whether servers see each device come from its own address, or all of them from this machine's. */
  readonly #asThemselves: boolean
  #next = 0
  #devices = 0

  private constructor(ports: readonly number[], asThemselves: boolean) {
    this.#ports = ports
    this.#asThemselves = asThemselves
    this.#server = createServer((socket) => this.#connect(socket))
  }

  /** To one address, or in turn to each of several. */
  static async to(ports: readonly number[], { asThemselves = false } = {}): Promise<Network> {
    const network = new Network(ports, asThemselves)
    await new Promise<void>((resolve) => network.#server.listen(0, '0.0.0.0', resolve))
    return network
  }

  /** Host and port for one more device. */
  newHost(): string {
    const address = this.#server.address()
    if (!address || typeof address === 'string') throw new Error('the network is not up')
    const number = ++this.#devices
    return `127.7.${number >> 8}.${number & 255}:${address.port}`
  }

  cut(host: string): void {
    for (const [device, server] of this.#of(host)) {
      device.resetAndDestroy()
      server.resetAndDestroy()
    }
  }

  /** The device is gone, and nobody tells the server. */
  vanish(host: string): void {
    for (const [device, server] of this.#of(host)) {
      server.removeAllListeners('close').pause()
      device.removeAllListeners('close').destroy()
      setTimeout(() => server.destroy(), A_WHILE_MS).unref()
    }
  }

  stall(host: string): void {
    this.#weatherAt(host).isStalled = true
  }

  slow(host: string, delay: number): void {
    this.#weatherAt(host).delay = delay
  }

  clear(host: string): void {
    const weather = this.#weatherAt(host)
    weather.isStalled = false
    weather.delay = 0
    const waiting = [...weather.waiting]
    weather.waiting.clear()
    for (const goOn of waiting) goOn()
  }

  close(): void {
    for (const host of this.#sockets.keys()) this.cut(host)
    this.#server.close()
  }

  #connect(device: Socket): void {
    const host = device.localAddress ?? ''
    const port = this.#ports[this.#next++ % this.#ports.length] ?? 0
    const server = connect({ host: '127.0.0.1', port, ...(this.#asThemselves ? { localAddress: host } : {}) })
    const both = [device, server] as const
    const all = this.#sockets.get(host) ?? new Set()
    this.#sockets.set(host, all.add(both))
    const weather = this.#weatherAt(host)
    carry(device, server, weather)
    carry(server, device, weather)
    server.once('close', () => all.delete(both))
  }

  #of(host: string) {
    return [...(this.#sockets.get(addressIn(host)) ?? [])]
  }

  #weatherAt(host: string): Weather {
    const address = addressIn(host)
    const weather = this.#weather.get(address) ?? { isStalled: false, delay: 0, waiting: new Set() }
    this.#weather.set(address, weather)
    return weather
  }
}

const addressIn = (host: string): string => host.split(':')[0] ?? ''

function carry(from: Socket, to: Socket, weather: Weather): void {
  from.setNoDelay(true)
  from.on('data', (chunk) => {
    from.pause()
    whenItPasses(weather, () => {
      if (to.destroyed || to.write(chunk)) from.resume()
      else to.once('drain', () => from.resume())
    })
  })
  from.on('end', () => whenItPasses(weather, () => to.end()))
  from.on('error', () => {})
  from.on('close', () => whenItPasses(weather, () => (from.readableEnded ? to.end() : to.destroy())))
}

function whenItPasses(weather: Weather, pass: () => void): void {
  if (weather.isStalled) weather.waiting.add(pass)
  else if (weather.delay > 0) setTimeout(pass, weather.delay)
  else pass()
}
