import type { Words } from './en.ts'

export const words: Words = {
  youShare: 'Перемога спільна, і твоя теж!',
  share: (names) => `Перемогу ділять ${names}!`,
  lot: 'Порівну очок, порівну історій',
  lotNote: 'Вирішує номер кінцівки: більший перемагає.',
  captions: {
    early: (name, lines) => (lines === 0 ? `${name}: історію видно з першого рядка.` : `${name}: вистачило одного рядка.`),
    flawless: 'Жодного рядка мимо.',
    longest: 'Найдовший вірш вечора.',
    stray: (count) => `Не пасували рядки: ${count}.`,
    wrong: (count) => `Промахів до розгадки: ${count}.`,
    nobody: 'Ніхто не вгадав. Ось ця картинка.',
    mind: (name) => `${name} змінює позначку.`,
    lot: (name) => `Вирішив випадок: ${name}.`,
    there: (name) => `Тут доклав руку гравець ${name}.`,
  },
  storiesDecided: (score, most, less) => `${score} і ${score}: вирішили історії, ${most} проти ${less}`,
  endingsDecided: (score, most, less) => `${score} і ${score}: вирішив номер кінцівки, ${most} проти ${less}`,
}
