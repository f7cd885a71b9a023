import words from '../en/actions.json' with { type: 'json' }
import type { ActionWords } from './index.ts'

export const en: ActionWords = words
