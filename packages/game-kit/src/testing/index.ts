export * from './choosing.ts'
export * from './forgetting.ts'
