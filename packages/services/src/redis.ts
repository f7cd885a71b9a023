import { connect } from 'node:net'
import { findProgram } from './program.ts'
import { freePort } from './free-port.ts'
import { newFolder, Service } from './service.ts'

export interface Redis {
  readonly url: string
  readonly port: number
  stop(): Promise<void>
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Also after it was killed. It has forgotten everything. */
  restart(): Promise<void>
  /** It answers nobody until it is resumed. */
  pause(): void
  resume(): void
}

const DEBIAN = {
  packages: ['redis-server', 'redis-tools', 'libatomic1', 'libjemalloc2', 'liblzf1', 'libssl3', 'libsystemd0'],
  path: 'usr/bin/redis-server',
}

export async function startRedis(): Promise<Redis> {
  const { path, env } = findProgram('redis-server', DEBIAN)
  const port = await freePort()
  const service = await Service.start({
    name: 'Redis',
    command: [path, '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    env,
    folder: newFolder('redis'),
    endsOn: 'SIGKILL',
    isReady: () => ping(port),
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: () => service.stop(),
    kill: (signal) => service.kill(signal),
    restart: () => service.restart(),
    pause: () => service.signal('SIGSTOP'),
    resume: () => service.signal('SIGCONT'),
  }
}

async function ping(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  try {
    socket.setTimeout(1000, () => socket.destroy(new Error('no answer')))
    socket.write('PING\r\n')
    for await (const words of socket as AsyncIterable<Buffer>) if (words.toString().startsWith('+PONG')) return
    throw new Error('no pong')
  } finally {
    socket.destroy()
  }
}
