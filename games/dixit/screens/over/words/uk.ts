import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  captions: {
    half: 'Угадала половина столу',
    lone: (finder) => `Бачить лише ${finder}`,
    decoy: (owner) => `Усі беруть карту, яку дає ${owner}`,
    decoyBut: (owner, except) => `Усі, крім одного (${except}), беруть карту, яку дає ${owner}`,
    nobody: 'Ніхто не вгадав. Погляньте тепер.',
    quick: (seconds) =>
      `Асоціація за ${seconds} ${plural('uk', seconds, { one: 'секунду', few: 'секунди', many: 'секунд', other: 'секунди' })}`,
    sung: (teller) => `Співає ${teller}`,
    mimed: (teller) => `Показує ${teller}`,
    comeback: (name, points) =>
      `${name}: ${points} ${plural('uk', points, { one: 'очко', few: 'очки', many: 'очок', other: 'очка' })} за два раунди`,
    tie: 'Переможців не розділити',
    close: 'Усе вирішило одне очко',
    there: (name, round) => `${name}, раунд ${round}`,
  },
  mine: 'Твоя найкраща асоціація',
  found: (found, all) => `Угадали: ${found} з ${all}`,
  round: (number) => `Раунд ${number}`,
}
