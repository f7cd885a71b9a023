/** The games, in the order of the front page: a line each. Who plays one loads it; the page knows their names alone. */
export const GAMES = {
  dixit: () => import('./dixit/index.ts'),
  poezium: () => import('./poezium/index.ts'),
  pictomania: () => import('./pictomania/index.ts'),
  't-rex': () => import('./t-rex/index.ts'),
}
