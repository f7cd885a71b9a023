export { tRex } from './rules.ts'
export * from './types.ts'
