export * from './decide.ts'
export type * from './decision.ts'
export { type Caller, sendAway, whyNotIn } from './door.ts'
export * from './entry.ts'
export { evolve, type TableState, unopenedTable } from './evolve.ts'
export { type Forgotten, Forgetting, forget } from './forget.ts'
export { type Blanked, Blanking, blankTakenOff } from './blanking.ts'
export {
  closeGame,
  endGame,
  expire,
  mayMove,
  playMove,
  playsItself,
  presenceChanged,
  restGame,
  seatThatDraws,
  seatThatMoves,
} from './game-in-play.ts'
export { isMutedFor, isMutedForAll, mutesOf } from './muting.ts'
export { type PageName, pageOf } from './pages.ts'
export { agreeOnRemoval, come, comeBack, hasRoomFor, PASS_LASTS_MS, replaceHost, usePass } from './people.ts'
export { type Found, findThing, takeOff } from './taking-off.ts'
export { type NextTable, nextTable } from './next-table.ts'
export * from './schema.ts'
export { seatLimits } from './seating.ts'
export * from './types.ts'
export { vocabulary } from './written/index.ts'
export * from './seats.ts'
