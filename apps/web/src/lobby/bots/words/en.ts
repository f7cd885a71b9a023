import type { Skill } from '@figment/table/types'

export const words = {
  bots: 'The bots play',
  skills: {
    gentle: 'Gently: they’re in no hurry and easily fooled',
    medium: 'Like us: they miss things, as we do',
    sharp: 'Sharply: very little gets past them',
  } satisfies Record<Skill, string>,
}

export interface Words extends Readonly<typeof words> {}
