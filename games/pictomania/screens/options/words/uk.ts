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
    how: 'Рядок: тема, двокрапка, сім слів через кому.',
    example: 'Кухня: каструля, сковорода, ополоник, вінчик, тертка, сито, тостер',
    label: 'Твій список',
    limits: (fewest, most) => `Від ${fewest} до ${most} карток: кожні три — це раунд.`,
    toMend: (count) => `Треба виправити ${count} ${plural('uk', count, { one: 'рядок', few: 'рядки', many: 'рядків', other: 'рядка' })}.`,
    missing: (count) => `${plural('uk', count, { one: 'Потрібна', few: 'Потрібні', many: 'Потрібно', other: 'Потрібно' })} ще ${count}.`,
    ready: 'Можна грати!',
    bots: 'Слів не з наших колод боти не знають і розводять руками.',
    play: (count) => (count === 0 ? 'Грати' : `Грати: ${cards(count)}`),
    note: (letters) =>
      `Три картки — це раунд, четверта — запасна. Де твоїх слів немає, там наші колоди. У слові до ${letters} літер; тему з двокрапкою можна не писати.`,
    tabs: { list: 'Список', cards: 'Картки' },
    line: (line, theme, count, of) =>
      count === 0
        ? `Картка ${line}, порожньо`
        : [
            `Картка ${line}`,
            theme,
            `${count} ${plural('uk', count, { one: 'слово', few: 'слова', many: 'слів', other: 'слова' })}`,
            count < of && `бракує ${of - count}`,
          ]
            .filter(Boolean)
            .join(', '),
    moreWord: 'ще слово',
    moreCard: 'Ще картка',
    ourDeck: (round) => `Раунд ${round}: наші`,
    pasteList: 'Вставити список',
    pasteThere: 'Цей браузер дає вставити лише в сам список: курсор уже там.',
    troubleBefore: 'До попереднього рядка з помилкою',
    troubleAfter: 'До наступного рядка з помилкою',
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
