export { bot } from './bots/bot.ts'
export { mayDraw } from './open/may-draw.ts'
export { pictomania } from './rules/rules.ts'
export * from './types.ts'
