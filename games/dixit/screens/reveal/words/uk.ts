import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

const COUNTED = ['ніхто', 'один', 'двоє', 'троє', 'четверо', 'п’ятеро', 'шестеро', 'семеро']
/** «із сімох» */
const OF = ['нуля', 'одного', 'двох', 'трьох', 'чотирьох', 'п’ятьох', 'шістьох', 'сімох']
const VOTES = ['нуль', 'один', 'два', 'три', 'чотири', 'п’ять', 'шість', 'сім']

export const words: Words = {
  allIn: 'Усі голоси віддано…',
  someFound: (found, all) =>
    `${found === 1 ? 'Угадав' : 'Угадали'} ${COUNTED[found] ?? found} ${all === 7 ? 'із' : 'з'} ${OF[all] ?? all}: гарна асоціація.`,
  everyoneFound: 'Угадали всі: надто просто.',
  nobodyFound: 'Не вгадав ніхто: надто туманно.',
  cardOf: (name) => `Карта: ${name}`,
  yourCard: 'Твоя карта',
  whose: 'А чиї решта?',
  forVotes: (count) =>
    `за ${VOTES[count] ?? count} ${plural('uk', count, { one: 'голос', few: 'голоси', many: 'голосів', other: 'голосу' })}`,
  noVotes: 'без голосів',
  eachFound: 'кожному за здогад',
  oneFound: 'за здогад',
  othersGet: 'усім іншим',
  nextTells: 'Тепер розповідає:',
  forYou: 'тобі',
  nothing: 'Цього разу нічого',
  why: {
    foundIt: 'за здогад',
    splitTable: 'за гарну асоціацію',
    everybodyFoundIt: 'бо вгадали всі',
    nobodyFoundIt: 'бо не вгадав ніхто',
    votesForCard: 'за голоси за твою карту',
  },
  nextYou: 'Далі розповідаєш ти',
  next: (name) => `Далі розповідає ${name}`,
  goal: (target) => `граємо до ${target}`,
  hasStory: (name) => `${name}: є історія!`,
  tells: 'розповідь',
  sings: 'пісня',
  mimes: 'пантоміма',
  heard: {
    allIn: 'Усі голоси віддано',
    card: (number, name) => `Карта ${number}, її дає ${name}.`,
    youGet: (points, why) => `Тобі ${points}: ${why}.`,
    youHave: (points) => `Разом у тебе ${points}.`,
  },
}
