export * from './free-port.ts'
export { type Nginx, startNginx } from './nginx.ts'
export { type Postgres, startPostgres } from './postgres.ts'
export { type Redis, startRedis } from './redis.ts'
