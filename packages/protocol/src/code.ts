/** Letters without look-alikes: no I, L, O, nor vowels that would make words of them by chance. */
export const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ'
/** Five where one house or town plays; where many do, more, so that a guess finds nobody. */
export const CODE_LENGTH = { usual: 5, most: 8 } as const
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH.usual},${CODE_LENGTH.most}}$`)

/** The code as somebody may type it: any case, with blanks or dashes. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** A link carries a key besides the code, so long that nobody guesses it; so links reach tables that typed codes do not. */
export const LINK_KEY_LETTERS = 16
const LINK_KEY = new RegExp(`^[a-z2-7]{${LINK_KEY_LETTERS}}$`)
export const isLinkKey = (text: string): boolean => LINK_KEY.test(text)
/** The header of a request in which a device shows the key that it was given. */
export const LINK_KEY_HEADER = 'figment-key'
