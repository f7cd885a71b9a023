/** Five letters without look-alikes: no I, L, O, nor vowels that would make words of them by chance. */
export const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 5
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

/** The code as somebody may type it: any case, with blanks or dashes. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}
