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
    how: 'Строка: тема, двоеточие, семь слов через запятую.',
    example: 'Кухня: кастрюля, сковорода, половник, венчик, тёрка, сито, тостер',
    label: 'Твой список',
    limits: (fewest, most) => `От ${fewest} до ${most} карт: каждые три — это раунд.`,
    toMend: (count) => `Надо поправить ${count} ${plural('ru', count, { one: 'строку', few: 'строки', many: 'строк', other: 'строки' })}.`,
    missing: (count) => `${plural('ru', count, { one: 'Нужна', few: 'Нужны', many: 'Нужно', other: 'Нужно' })} ещё ${count}.`,
    ready: 'Можно играть!',
    bots: 'Слов не из наших колод боты не знают и разводят руками.',
    play: (count) => (count === 0 ? 'Играть' : `Играть: ${cards(count)}`),
    note: (letters) =>
      `Три карты — это раунд, четвёртая — запасная. Где твоих слов нет, там наши колоды. В слове до ${letters} букв; тему с двоеточием можно не писать.`,
    tabs: { list: 'Список', cards: 'Карты' },
    line: (line, theme, count, of) =>
      count === 0
        ? `Карта ${line}, пусто`
        : [
            `Карта ${line}`,
            theme,
            `${count} ${plural('ru', count, { one: 'слово', few: 'слова', many: 'слов', other: 'слова' })}`,
            count < of && `не хватает ${of - count}`,
          ]
            .filter(Boolean)
            .join(', '),
    moreWord: 'ещё слово',
    moreCard: 'Ещё карта',
    ourDeck: (round) => `Раунд ${round}: наши`,
    pasteList: 'Вставить список',
    pasteThere: 'Этот браузер даёт вставить только в сам список: курсор уже там.',
    troubleBefore: 'К предыдущей строке с ошибкой',
    troubleAfter: 'К следующей строке с ошибкой',
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
