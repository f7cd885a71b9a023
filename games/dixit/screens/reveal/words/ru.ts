import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

const COUNTED = ['никто', 'один', 'двое', 'трое', 'четверо', 'пятеро', 'шестеро', 'семеро']
/** «из семи» */
const OF = ['нуля', 'одного', 'двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи']
const VOTES = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь']

export const words: Words = {
  allIn: 'Все голоса отданы…',
  someFound: (found, all) => `${found === 1 ? 'Угадал' : 'Угадали'} ${COUNTED[found] ?? found} из ${OF[all] ?? all}: хорошая ассоциация.`,
  everyoneFound: 'Угадали все: слишком просто.',
  nobodyFound: 'Не угадал никто: слишком туманно.',
  cardOf: (name) => `Карта: ${name}`,
  yourCard: 'Твоя карта',
  whose: 'А чьи остальные?',
  forVotes: (count) =>
    `за ${VOTES[count] ?? count} ${plural('ru', count, { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' })}`,
  noVotes: 'без голосов',
  eachFound: 'каждому за догадку',
  oneFound: 'за догадку',
  othersGet: 'всем остальным',
  nextTells: 'Теперь рассказывает:',
  forYou: 'тебе',
  nothing: 'В этот раз ничего',
  why: {
    foundIt: 'за догадку',
    splitTable: 'за хорошую ассоциацию',
    everybodyFoundIt: 'за то, что угадали все',
    nobodyFoundIt: 'за то, что никто не угадал',
    votesForCard: 'за голоса за твою карту',
  },
  nextYou: 'Дальше рассказываешь ты',
  next: (name) => `Дальше рассказывает ${name}`,
  goal: (target) => `играем до ${target}`,
  hasStory: (name) => `${name}: есть история!`,
  tells: 'рассказ',
  sings: 'песня',
  mimes: 'пантомима',
  heard: {
    allIn: 'Все голоса отданы',
    card: (number, name) => `Карта ${number}, её даёт ${name}.`,
    youGet: (points, why) => `Тебе ${points}: ${why}.`,
    youHave: (points) => `Всего у тебя ${points}.`,
  },
}
