/** The icons of game-icons.net that our painter changed into parts of pictures, by their authors. */
export const GAME_ICONS = {
  'Caro Asercion': ['armchair', 'fox', 'grand piano'],
  Delapouite: ['rabbit', 'sea turtle', 'windmill'],
  Lorc: ['raven'],
  Sbed: ['hand'],
  Skoll: ['chess knight'],
} as const

export type GameIcon = (typeof GAME_ICONS)[keyof typeof GAME_ICONS][number]
