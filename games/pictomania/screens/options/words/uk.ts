import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

const cards = (count: number) => `${count} ${plural('uk', count, { one: 'картка', few: 'картки', many: 'карток', other: 'картки' })}`
const characters = (count: number) => `${count} ${plural('uk', count, { one: 'знак', few: 'знаки', many: 'знаків', other: 'знака' })}`

export const words: Words = {
  language: 'Мова слів',
  languageNote: 'Слова на столі однією мовою, а кнопки в кожного своєю.',
  decks: 'Складність',
  mixes: { rising: 'Від легких до важких', easy: 'Лише легкі', hard: 'Лише важкі', own: 'За раундами' },
  round: (round) => `Раунд ${round}`,
  variant: 'Темп',
  variants: { usual: 'Звичайний', fast: 'Швидкий' },
  variantNotes: {
    usual: 'Чорних жетонів вистачить на всіх; раунд триває, доки не закінчать усі.',
    fast: 'Чорних жетонів на один менше, ніж гравців: хто бере останній, той закінчує раунд за всіх.',
  },
  firstRound: 'Перший раунд',
  firstRounds: { full: 'Як усі', training: 'Навчальний' },
  firstRoundNotes: {
    full: 'Хто помиляється найчастіше, той біла ворона вже з першого раунду.',
    training: 'Для першої гри: у першому раунді чорні жетони завжди йдуть у плюс, а білих ворон немає.',
  },
  timers: 'Час на раунд',
  timing: { off: 'Без поспіху', relaxed: 'Спокійно', brisk: 'Жваво' },
  timerNotes: {
    off: 'Раунд триває, доки не закінчать усі.',
    relaxed: 'Чотири хвилини на малюнок і здогади.',
    brisk: 'Дві хвилини на малюнок і здогади.',
  },
  own: {
    title: 'Власні слова',
    invitation: 'Ваші жарти, ваше місто, ваша робота: принеси на вечір свої картки.',
    unfinished: 'Твій недописаний список нікуди не подівся.',
    removed: 'Знову граємо нашими колодами. Список збережено: раптом іще знадобиться.',
    chosen: (count, rounds) =>
      rounds === 4
        ? `Сьогодні замість наших колод ${count} ${plural('uk', count, { one: 'власна картка', few: 'власні картки', many: 'власних карток', other: 'власної картки' })}.`
        : `${rounds === 1 ? 'Перший раунд' : `Перші ${rounds} раунди`} з твоїми картками, далі наші колоди.`,
    brought: (count) => `${cards(count)} від господаря столу`,
    paste: 'Принести список',
    change: 'Правити список',
    remove: 'Прибрати',
    dialog: 'Власні слова',
    how: 'Картка — це один рядок: сім слів через кому, таких, щоб їх легко було сплутати. На початку можна поставити тему з двокрапкою:',
    example: 'Кухня: каструля, сковорода, ополоник, вінчик, тертка, сито, тостер',
    label: 'Твій список',
    limits: (fewest, most) => `Від ${fewest} до ${most} карток: кожні три — це раунд.`,
    yours: 'твій',
    ours: 'наш',
    understood: (count) => `Прочитано ${count} ${plural('uk', count, { one: 'картку', few: 'картки', many: 'карток', other: 'картки' })}.`,
    toMend: (count) => `${count} треба виправити.`,
    missing: (count) => `${plural('uk', count, { one: 'Потрібна', few: 'Потрібні', many: 'Потрібно', other: 'Потрібно' })} ще ${count}.`,
    ready: 'Можна грати!',
    bots: 'Бот уміє малювати лише слова з наших колод; на інші він розводить руками.',
    play: (count) => `Грати: ${cards(count)}`,
    notYet: 'Поки не готово',
    more: (count) => `І ще ${count}.`,
    troubles: {
      tooManyCards: (most, over) => `Більше ніж ${most} карток не можна: прибери ${over}.`,
      tooLarge: 'Список задовгий, його не надіслати: скороти його, будь ласка.',
      notSevenWords: (line, count) =>
        count === 1
          ? `Рядок ${line}: лише 1 слово. Постав коми між сімома словами.`
          : `Рядок ${line}: ${count} ${plural('uk', count, { one: 'слово', few: 'слова', many: 'слів', other: 'слова' })}, а треба сім.`,
      themeTooLong: (line, most) => `Рядок ${line}: тема довша за ${characters(most)}.`,
      strangeTheme: (line) => `Рядок ${line}: у темі є знаки, які не показати.`,
      emptyWord: (line, number) => `Рядок ${line}: слово ${number} порожнє.`,
      wordTooLong: (line, word, most) => `Рядок ${line}: «${word}» довше за ${characters(most)}.`,
      strangeWord: (line, word) => `Рядок ${line}: у «${word}» є знаки, які не показати.`,
      twiceInLine: (line, word) => `Рядок ${line}: «${word}» стоїть двічі.`,
      alsoInLine: (line, word, before) => `Рядок ${line}: «${word}» уже є в рядку ${before}.`,
    },
  },
}
