import words from '../pl/actions.json' with { type: 'json' }
import type { ActionWords } from './index.ts'

export const pl: ActionWords = words
