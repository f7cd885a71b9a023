export { bot, botWith } from './bot.ts'
export { poezium } from './rules.ts'
export * from './types.ts'
export type { Understanding } from './understanding.ts'
