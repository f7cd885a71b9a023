export * from './event-log.ts'
export { openSqliteLog } from './sqlite.ts'
