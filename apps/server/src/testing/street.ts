import { connect } from 'node:net'
import { type Nginx, type Postgres, type Redis, startNginx, startPostgres, startRedis } from '@figment/services'
import { House } from './house.ts'
import { Player } from './player.ts'

/** Several servers with one Postgres and one Redis, and nginx in front, which spreads people over the servers in turn. */
export class Street {
  readonly houses: readonly House[]
  readonly postgres: Postgres
  readonly redis: Redis
  readonly databaseUrl: string
  readonly #nginx: Nginx

  private constructor(houses: readonly House[], postgres: Postgres, redis: Redis, databaseUrl: string, nginx: Nginx) {
    this.houses = houses
    this.postgres = postgres
    this.redis = redis
    this.databaseUrl = databaseUrl
    this.#nginx = nginx
  }

  static async build(size: number, settingsOf: (house: number) => Record<string, string> = () => ({})): Promise<Street> {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
    const databaseUrl = await postgres.database()
    const houses = Array.from(
      { length: size },
      (_, house) => new House({ DATABASE_URL: databaseUrl, REDIS_URL: redis.url, TRUSTED_PROXIES: '1', ...settingsOf(house) }),
    )
    await Promise.all(houses.map((house) => house.start()))
    const ports = houses.map(({ port }) => port)
    return new Street(houses, postgres, redis, databaseUrl, await startNginx((port) => inTurn(port, ports)))
  }

  /** Where people come in. */
  get port(): number {
    return this.#nginx.port
  }

  guest(name: string): Player {
    return new Player(this.#nginx.url, name)
  }

  /** In which house the table lives, as the others believe. */
  async ownerOf(code: string): Promise<House> {
    const row = await askRedis(this.redis.port, `HGET roomcaches ${code}`)
    const owner = this.houses.find(({ base }) => row.includes(`"${base}"`))
    if (!owner) throw new Error(`nobody has table ${code}: ${row}`)
    return owner
  }

  async remove(): Promise<void> {
    await Promise.all(this.houses.map((house) => house.remove()))
    await Promise.all([this.#nginx.stop(), this.redis.stop(), this.postgres.stop()])
  }
}

async function askRedis(port: number, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`${command}\r\n`)
  let answer = ''
  for await (const words of socket as AsyncIterable<Buffer>) answer += words.toString()
  return answer
}

/** A server that stands still is given up before a phone loses patience, and one that is down at once. */
const inTurn = (port: number, servers: readonly number[]): string => `
map $http_upgrade $connection_header { default upgrade; '' close; }
upstream figment {
${servers.map((server) => `  server 127.0.0.1:${server} max_fails=0;`).join('\n')}
}
server {
  listen 127.0.0.1:${port};
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $connection_header;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_connect_timeout 1s;
  proxy_next_upstream error timeout http_502 http_503;
  proxy_next_upstream_tries 2;
  location /api/ {
    proxy_pass http://figment;
    proxy_read_timeout 1500ms;
    proxy_next_upstream error timeout http_502 http_503 non_idempotent;
  }
  location / {
    proxy_pass http://figment;
    proxy_read_timeout 60s;
  }
}
`
