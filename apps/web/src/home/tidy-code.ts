import { CODE_LENGTH } from '@figment/protocol'

/** Takes a code with blanks, in small letters, or inside a whole link. */
export function tidyCode(text: string): string {
  const [link = ''] = text.split('#')
  const letters = (link.split('/').findLast((part) => part !== '') ?? '').toUpperCase()
  return letters.replace(/\P{L}/gu, '').slice(0, CODE_LENGTH.most)
}
