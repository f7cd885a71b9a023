export { bot, botWith } from './bots/bot.ts'
export { poezium } from './rules/rules.ts'
export * from './types.ts'
export type { Understanding } from './bots/understanding.ts'
