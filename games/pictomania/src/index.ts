export { bot } from './bot.ts'
export { mayDraw } from './may-draw.ts'
export { pictomania } from './rules.ts'
export * from './types.ts'
