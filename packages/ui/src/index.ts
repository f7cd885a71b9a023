/** What screens of a game are made of: everything that knows of the game in play by itself, so that a game passes none of it on. */
export type { Chapter, EveryPhase, GameScreens, LoadedScreens, SeatScreen, ShownOptions, TvScreen } from './contract.ts'
export { Ask } from './play/Ask.tsx'
export { GoOn } from './play/GoOn.tsx'
export { type InPlay, useInPlay } from './play/in-play.ts'
export { Names, Players } from './play/Names.tsx'
export { FinalScores, Over, Podium, TvOver, Verdict } from './play/Over.tsx'
export { PictureChoice, Pictures } from './play/Pictures.tsx'
export { TvSeats, TvTable } from './play/TvTable.tsx'
