export { bot } from './bot.ts'
export { mayMove, puppet } from './puppet.ts'
export { tRex } from './rules.ts'
export * from './types.ts'
