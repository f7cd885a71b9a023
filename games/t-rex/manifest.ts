import { type Manifest, TIMERS } from '@figment/game-kit'
import { PHASES, SEATS, type TRex, WARM_UPS } from './types.ts'

export const manifest: Manifest<TRex> = {
  sign: 'M12 21c-2.200 0-3.200-1.700-2.700-3.600L10 14 5 8.500M12 14V3.500M14 14l5-5.500M14 14l.7 3.400c.5 1.900-.5 3.600-2.700 3.600',
  names: {
    en: { name: 'On a Scale of One to T-Rex', line: 'All act at once. Who is as wild as you?' },
    ru: { name: 'По шкале от одного до тираннозавра', line: 'Все играют роль сразу. Кто разошёлся так же, как ты?' },
    uk: { name: 'За шкалою від одного до тиранозавра', line: 'Усі грають роль водночас. Хто розійшовся так само, як ти?' },
    pl: { name: 'W skali od jednego do T-rexa', line: 'Wszyscy odgrywają naraz. Kto szaleje tak jak ty?' },
  },
  phases: PHASES,
  rarely: ['agreeing', 'reshuffling', 'picking', 'voting'],
  // acting has no clock, but whoever says a wild bye-bye has one
  isTimed: ({ choosing }, seat) => choosing === null || choosing === seat,
  choices: { warmUp: WARM_UPS, timers: TIMERS },
  seats: () => SEATS,
}
