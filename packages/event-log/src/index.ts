export * from './event-log.ts'
export { fileRecordings } from './file-recordings.ts'
export { openSqliteLog } from './sqlite.ts'
export { openStore, type Store } from './store.ts'
