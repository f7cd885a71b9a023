import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

const cards = (count: number) => `${count} ${plural('ru', count, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })}`
const characters = (count: number) => `${count} ${plural('ru', count, { one: 'знака', few: 'знаков', many: 'знаков', other: 'знака' })}`

export const words: Words = {
  language: 'Язык слов',
  languageNote: 'Слова на столе на одном языке, а кнопки у каждого на своём.',
  decks: 'Сложность',
  mixes: { rising: 'От лёгких к трудным', easy: 'Только лёгкие', hard: 'Только трудные', own: 'По раундам' },
  round: (round) => `Раунд ${round}`,
  variant: 'Темп',
  variants: { usual: 'Обычный', fast: 'Быстрый' },
  variantNotes: {
    usual: 'Чёрных жетонов хватит на всех; раунд кончается, когда закончили все.',
    fast: 'Чёрных жетонов на один меньше, чем игроков: кто взял последний, тот закончил раунд за всех.',
  },
  firstRound: 'Первый раунд',
  firstRounds: { full: 'Как все', training: 'Учебный' },
  firstRoundNotes: {
    full: 'Кто чаще всех ошибается, с первого же раунда белая ворона.',
    training: 'Для первой партии: в первом раунде чёрные жетоны всегда в плюс, а белых ворон нет.',
  },
  timers: 'Время на раунд',
  timing: { off: 'Без спешки', relaxed: 'Спокойно', brisk: 'Бодро' },
  timerNotes: {
    off: 'Раунд длится, пока не закончат все.',
    relaxed: 'Четыре минуты на рисунок и догадки.',
    brisk: 'Две минуты на рисунок и догадки.',
  },
  own: {
    title: 'Свои слова',
    invitation: 'Ваши шутки, ваш город, ваша работа: принеси на вечер свои карты.',
    unfinished: 'Твой недописанный список на месте.',
    removed: 'Снова играем нашими колодами. Список сохранён: вдруг ещё пригодится.',
    chosen: (count, rounds) =>
      rounds === 4
        ? `Сегодня вместо наших колод ${count} ${plural('ru', count, { one: 'своя карта', few: 'свои карты', many: 'своих карт', other: 'своей карты' })}.`
        : `${rounds === 1 ? 'Первый раунд' : `Первые ${rounds} раунда`} с твоими картами, дальше наши колоды.`,
    brought: (count) => `${cards(count)} от хозяина стола`,
    paste: 'Принести список',
    change: 'Править список',
    remove: 'Убрать',
    dialog: 'Свои слова',
    how: 'Карта — одна строка: семь слов через запятую, таких, чтобы их легко было спутать. Вначале можно поставить тему с двоеточием:',
    example: 'Кухня: кастрюля, сковорода, половник, венчик, тёрка, сито, тостер',
    label: 'Твой список',
    limits: (fewest, most) => `От ${fewest} до ${most} карт: каждые три — это раунд.`,
    yours: 'твой',
    ours: 'наш',
    understood: (count) =>
      `${plural('ru', count, { one: 'Прочитана', few: 'Прочитаны', many: 'Прочитано', other: 'Прочитано' })} ${cards(count)}.`,
    toMend: (count) => `${count} надо поправить.`,
    missing: (count) => `${plural('ru', count, { one: 'Нужна', few: 'Нужны', many: 'Нужно', other: 'Нужно' })} ещё ${count}.`,
    ready: 'Можно играть!',
    bots: 'Бот умеет рисовать только слова из наших колод; на остальных он разводит руками.',
    play: (count) => `Играть: ${cards(count)}`,
    notYet: 'Пока не готово',
    more: (count) => `И ещё ${count}.`,
    troubles: {
      tooManyCards: (most, over) => `Больше ${most} карт нельзя: убери ${over}.`,
      tooLarge: 'Список слишком длинный, его не отправить: сократи его, пожалуйста.',
      notSevenWords: (line, count) =>
        count === 1
          ? `Строка ${line}: всего 1 слово. Поставь запятые между семью словами.`
          : `Строка ${line}: ${count} ${plural('ru', count, { one: 'слово', few: 'слова', many: 'слов', other: 'слова' })}, а нужно семь.`,
      themeTooLong: (line, most) => `Строка ${line}: тема длиннее ${characters(most)}.`,
      strangeTheme: (line) => `Строка ${line}: в теме есть знаки, которые не показать.`,
      emptyWord: (line, number) => `Строка ${line}: слово ${number} пустое.`,
      wordTooLong: (line, word, most) => `Строка ${line}: «${word}» длиннее ${characters(most)}.`,
      strangeWord: (line, word) => `Строка ${line}: в «${word}» есть знаки, которые не показать.`,
      twiceInLine: (line, word) => `Строка ${line}: «${word}» стоит дважды.`,
      alsoInLine: (line, word, before) => `Строка ${line}: «${word}» уже есть в строке ${before}.`,
    },
  },
}
