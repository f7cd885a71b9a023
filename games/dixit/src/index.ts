export { bot } from './bot.ts'
export { dixit } from './rules.ts'
export * from './types.ts'
