import type { TextFieldProps } from '@figment/ui/TextField.tsx'
import { useState } from 'react'
import { useAdminWords } from './words/index.ts'

interface Bounds {
  readonly least: number
  readonly most: number
}

export interface WholeNumber {
  /** Null: what stands there is none that fits. */
  readonly value: number | null
  readonly isEmpty: boolean
  readonly field: Pick<TextFieldProps, 'value' | 'trouble' | 'onChange' | 'inputMode' | 'maxLength' | 'autoComplete'>
}

/** A field for a whole number, which says what fits when something else stands in it. */
export function useWholeNumber(first: number | null, { least, most }: Bounds, { mayBeEmpty = false } = {}): WholeNumber {
  const { house: words } = useAdminWords()
  const [text, setText] = useState(first === null ? '' : String(first))
  const trimmed = text.trim()
  const number = Number(trimmed)
  const fits = trimmed !== '' && Number.isInteger(number) && number >= least && number <= most
  const isEmpty = trimmed === ''
  return {
    value: fits ? number : null,
    isEmpty,
    field: {
      value: text,
      trouble: fits || (isEmpty && mayBeEmpty) ? null : words.badNumber(least, most),
      onChange: setText,
      inputMode: 'numeric',
      maxLength: 7,
      autoComplete: 'off',
    },
  }
}
