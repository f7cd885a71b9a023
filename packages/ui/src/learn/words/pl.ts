import type { Words } from './en.ts'

export const words: Words = {
  hint: 'Podpowiedź:',
  gotIt: 'Jasne',
  noMore: 'Bez podpowiedzi',
  contents: 'Spis treści',
  toContents: 'Do spisu treści',
  hintsAgain: 'Włącz znów podpowiedzi',
}
