import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  captions: {
    half: 'Угадала половина стола',
    lone: (finder) => `Видит только ${finder}`,
    decoy: (owner) => `Все берут карту, которую даёт ${owner}`,
    decoyBut: (owner, except) => `Все, кроме одного (${except}), берут карту, которую даёт ${owner}`,
    nobody: 'Никто не угадал. Посмотрите теперь.',
    quick: (seconds) =>
      `Ассоциация за ${seconds} ${plural('ru', seconds, { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' })}`,
    sung: (teller) => `Поёт ${teller}`,
    mimed: (teller) => `Показывает ${teller}`,
    comeback: (name, points) =>
      `${name}: ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })} за два раунда`,
    tie: 'Победителей не разделить',
    close: 'Всё решило одно очко',
    there: (name, round) => `${name}, раунд ${round}`,
  },
  mine: 'Твоя лучшая ассоциация',
  found: (found, all) => `Угадали: ${found} из ${all}`,
  round: (number) => `Раунд ${number}`,
}
