import words from '../uk/actions.json' with { type: 'json' }
import type { ActionWords } from './index.ts'

export const uk: ActionWords = words
