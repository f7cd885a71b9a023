import type { Words } from './en.ts'

export const words: Words = {
  youShare: 'Победа общая, и твоя тоже!',
  share: (names) => `Победу делят ${names}!`,
  lot: 'Поровну очков, поровну историй',
  lotNote: 'Решает номер концовки: больший побеждает.',
  captions: {
    early: (name, lines) => (lines === 0 ? `${name}: история видна с первой строчки.` : `${name}: хватило одной строчки.`),
    flawless: 'Ни строчки мимо.',
    longest: 'Самое длинное стихотворение вечера.',
    stray: (count) => `Не подошли строчки: ${count}.`,
    wrong: (count) => `Промахов до разгадки: ${count}.`,
    nobody: 'Никто не угадал. Вот эта картинка.',
    mind: (name) => `${name} меняет отметку.`,
    lot: (name) => `Решил случай: ${name}.`,
    there: (name) => `Здесь приложил руку игрок ${name}.`,
  },
  storiesDecided: (score, most, less) => `${score} и ${score}: решили истории, ${most} против ${less}`,
  endingsDecided: (score, most, less) => `${score} и ${score}: решил номер концовки, ${most} против ${less}`,
}
