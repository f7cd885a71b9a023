export { bot } from './bots/bot.ts'
export { mayMove, puppet } from './bots/puppet.ts'
export { tRex } from './rules/rules.ts'
export * from './types.ts'
