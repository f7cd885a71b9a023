import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findProgram } from './program.ts'
import { freePort } from './free-port.ts'
import { newFolder, Service } from './service.ts'

/** What stands between `http {` and `}`; it must listen on this port. */
export type NginxConfig = (port: number) => string

export interface Nginx {
  readonly url: string
  readonly port: number
  stop(): Promise<void>
  kill(signal?: NodeJS.Signals): Promise<void>
  restart(): Promise<void>
  /** Takes the new one over while the old connections go on. */
  reload(config: NginxConfig): void
}

const DEBIAN = { packages: ['nginx', 'libcrypt1', 'libpcre2-8-0', 'libssl3', 'zlib1g'], path: 'usr/sbin/nginx' }

export async function startNginx(config: NginxConfig): Promise<Nginx> {
  const { path, env } = findProgram('nginx', DEBIAN)
  const port = await freePort()
  const folder = newFolder('nginx')
  const file = join(folder, 'nginx.conf')
  const write = (http: string) => writeFileSync(file, whole(http, folder))
  write(config(port))
  const service = await Service.start({
    name: 'nginx',
    command: [path, '-p', folder, '-c', file, '-e', 'stderr'],
    env,
    folder,
    endsOn: 'SIGTERM',
    isReady: () => answers(port),
  })
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: () => service.stop(),
    kill: (signal = 'SIGTERM') => service.kill(signal),
    restart: () => service.restart(),
    reload(next) {
      write(next(port))
      service.signal('SIGHUP')
    },
  }
}

function whole(http: string, folder: string): string {
  const isRoot = process.getuid?.() === 0
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${isRoot ? 'user root;' : ''}
worker_processes 1;
events { worker_connections 4096; }
http {
access_log off;
${temporary.join('\n')}
${http}
}
`
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
