export { bot } from './bots/bot.ts'
export { dixit } from './rules/rules.ts'
export * from './types.ts'
