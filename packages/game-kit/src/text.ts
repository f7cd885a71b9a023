// What can turn a line around, hide in it or break it: controls, bidi overrides and isolates, joiners at the edges, byte order marks, line breaks.
const UNSAFE = /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]/gu
// More than three marks on one letter climb over the lines above.
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The text as a person meant it: one line, trimmed, with nothing in it that could disturb the words around it. */
export function cleanText(raw: string): string {
  return raw.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSAFE, '').replace(PILED_MARKS, '$1').replace(/ +/gu, ' ').trim()
}

/** Length as a person counts it: an emoji with a skin tone is one. */
export function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length
}
