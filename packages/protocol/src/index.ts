export * from './code.ts'
export * from './messages.ts'
export * from './patch.ts'
