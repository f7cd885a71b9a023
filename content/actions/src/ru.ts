import words from '../ru/actions.json' with { type: 'json' }
import type { ActionWords } from './index.ts'

export const ru: ActionWords = words
