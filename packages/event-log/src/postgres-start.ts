import { Kysely, PostgresDialect } from 'kysely'
import { StoreAway } from './event-log.ts'
import { FOR_POSTGRES, migrate } from './migrations.ts'
import { forKysely, insist, makePatientPool } from './postgres-pool.ts'
import type { Rows } from './rows.ts'

const WRONG_ADDRESS = 'DATABASE_URL is not the address of a Postgres database; one looks like postgres://user:password@host:5432/name.'

/** Brings the database up to date, once, however many processes start. Otherwise says in a sentence what is wrong with DATABASE_URL. */
export async function prepare(url: string, { patience }: { readonly patience: number }): Promise<void> {
  const address = URL.parse(url)
  if (!address || !['postgres:', 'postgresql:'].includes(address.protocol)) throw new Error(WRONG_ADDRESS)
  const rows = new Kysely<Rows>({ dialect: new PostgresDialect({ pool: forKysely(makePatientPool(url)) }) })
  try {
    await insist(Date.now() + patience, () => migrate(rows, FOR_POSTGRES), isHopeless)
  } catch (error) {
    throw new Error(sentence(address, error instanceof StoreAway ? error.cause : error), { cause: error })
  } finally {
    await rows.destroy()
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const WRONG_PASSWORD = /^28/
const NO_DATABASE = '3D000'
const NOT_ALLOWED = '42501'

/** Waiting mends a database that is still starting, not these. */
const isHopeless = (error: unknown) => WRONG_PASSWORD.test(codeOf(error)) || codeOf(error) === NO_DATABASE

function sentence({ host, username, pathname }: URL, error: unknown): string {
  const where = `${host} (DATABASE_URL)`
  const name = pathname.slice(1)
  const code = codeOf(error)
  if (WRONG_PASSWORD.test(code)) return `Postgres at ${where} does not let "${username}" in: check the user and the password.`
  if (code === NO_DATABASE)
    return `Postgres at ${where} has no database "${name}": make it with "CREATE DATABASE ${name}", or name another.`
  if (code === NOT_ALLOWED)
    return `"${username}" may not make tables in the database "${name}" at ${where}: grant it, or name another user.`
  const why = error instanceof Error && error.message !== '' ? error.message : code
  return `No Postgres answers at ${where}: check the address, and that it runs. (${why})`
}
