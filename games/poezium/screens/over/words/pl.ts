import type { Words } from './en.ts'

export const words: Words = {
  youShare: 'Wygrywacie razem!',
  share: (names) => `Wygrywają ${names}!`,
  lot: 'Tyle samo punktów, tyle samo historii',
  lotNote: 'Decyduje numer zakończenia: wyższy wygrywa.',
  captions: {
    early: (name, lines) => (lines === 0 ? `${name}: wystarczył pierwszy wers.` : `${name}: wystarczył jeden dołożony wers.`),
    flawless: 'Ani jednego wersu obok.',
    longest: 'Najdłuższy wiersz wieczoru.',
    stray: (count) => `Wersy, które nie pasowały: ${count}.`,
    wrong: (count) => `Pudła przed trafieniem: ${count}.`,
    nobody: 'Nikt nie zgadł. Oto ten obraz.',
    mind: (name) => `${name} zmienia zdanie.`,
    lot: (name) => `Zdecydował los: ${name}.`,
    there: (name) => `Rękę przykłada tu ${name}.`,
  },
  storiesDecided: (score, most, less) => `${score} i ${score}: przesądziły historie, ${most} do ${less}`,
  endingsDecided: (score, most, less) => `${score} i ${score}: przesądził numer zakończenia, ${most} do ${less}`,
}
