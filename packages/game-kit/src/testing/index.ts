export * from './choosing.ts'
export * from './forgetting.ts'
export * from './story.ts'
export * from './whole-games.ts'
