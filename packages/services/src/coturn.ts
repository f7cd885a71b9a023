import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { findProgram } from './program.ts'
import { freePort } from './free-port.ts'
import { newFolder, Service } from './service.ts'

export interface Coturn {
  readonly port: number
  stop(): Promise<void>
}

const DEBIAN = {
  packages: [
    'coturn',
    'libevent-core-2.1-7',
    'libevent-extra-2.1-7',
    'libevent-openssl-2.1-7',
    'libevent-pthreads-2.1-7',
    'libhiredis0.14',
    'libmariadb3',
    'libpq5',
    'libsqlite3-0',
    'libssl3',
    'libsystemd0',
  ],
  path: 'usr/bin/turnserver',
}

/** Started by the script and with the configuration that people use, on this machine alone. */
export async function startCoturn({
  script,
  conf,
  secret,
}: {
  readonly script: string
  readonly conf: string
  readonly secret: string
}): Promise<Coturn> {
  const { path, env } = findProgram('turnserver', DEBIAN)
  const port = await freePort()
  const folder = newFolder('coturn')
  const secretFile = join(folder, 'secret')
  writeFileSync(secretFile, secret)
  const addresses = ['127.0.0.1', '::1'].flatMap((ip) => [`--listening-ip=${ip}`, `--relay-ip=${ip}`])
  const service = await Service.start({
    name: 'coturn',
    command: ['/bin/sh', script, `--listening-port=${port}`, ...addresses],
    env: {
      ...env,
      PATH: [dirname(path), process.env['PATH']].join(delimiter),
      TMPDIR: folder,
      TURN_CONF: conf,
      TURN_SECRET_FILE: secretFile,
      TURN_EXTERNAL_IP: '198.41.0.4',
    },
    folder,
    endsOn: 'SIGKILL',
    isReady: () => answers(port),
  })
  return { port, stop: () => service.stop() }
}

async function answers(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
  })
}
