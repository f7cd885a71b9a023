import type { Words } from './en.ts'

export const words: Words = {
  bots: 'Boty grają',
  skills: {
    gentle: 'Łagodnie: nie śpieszą się i łatwo je nabrać',
    medium: 'Jak my: też nie wszystko zauważają',
    sharp: 'Bystro: mało co im umyka',
  },
}
