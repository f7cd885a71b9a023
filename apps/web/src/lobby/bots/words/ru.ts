import type { Words } from './en.ts'

export const words: Words = {
  bots: 'Боты играют',
  skills: {
    gentle: 'Добродушно: не спешат, и их легко провести',
    medium: 'Как мы: тоже не всё замечают',
    sharp: 'Зорко: мало что упускают',
  },
}
