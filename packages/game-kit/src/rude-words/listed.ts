/**
 * A list of rude words. A line is a word, or a stem with its endings after a colon, where `-` stands for none; prefixes that it
 * may have stand before it in brackets.
 */
export function listed(list: string): readonly string[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const { prefixes = '', stem = '', endings = '-' } = LINE.exec(line.trim())?.groups ?? {}
      if (stem === '') throw new SyntaxError(`no rude word: ${line}`)
      return ['', ...pieces(prefixes)].flatMap((prefix) => pieces(endings).map((ending) => prefix + stem + (ending === '-' ? '' : ending)))
    })
}

const LINE = /^(?:\[(?<prefixes>[^\]]*)\] *)?(?<stem>[^\s:]+)(?:: *(?<endings>.+))?$/u

const pieces = (text: string): string[] => text.split(' ').filter((piece) => piece !== '')

export const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
