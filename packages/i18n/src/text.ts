const ZERO_WIDTH_JOINER = '\u200d'

/** What nobody sees, and what can turn a line around or break it: controls, fillers, joiners, selectors, tags, blanks that are drawn as nothing. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{13430}-\u{1343f}\u{1d159}]|\u2d7f|\u{1107f}|\u{16fe4}/gu
/** A byte order mark counts as a blank, but nobody sees it. */
const BLANKS = /[^\S\ufeff]+/gu
/** Joiners and selectors that change how their neighbours look: those are seen after all. */
const SHAPING = /\u200c|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u180b-\u180d]|\u180f|[\u{e0100}-\u{e01ef}]/u
/** Marks without a letter lie on whatever stands before them. */
const LOOSE_MARKS = /(^| )[\p{M}\p{Default_Ignorable_Code_Point}]+/gu
// More than three marks on one letter climb over the lines above.
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu

/** Scripts whose letters take another form where they are joined, or kept apart. */
const JOINING =
  /[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Mongolian}\p{scx=Nko}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Myanmar}]/u
const JOINING_LAST = new RegExp(`${JOINING.source}$`, 'u')
const HAN_LAST = /\p{Script=Han}$/u
const MONGOLIAN_LAST = /\p{Script=Mongolian}$/u
const MONGOLIAN_SELECTOR = /[\u180b-\u180f]/u
const PICTURE = /\p{Extended_Pictographic}/u
const PICTURE_LAST = /\p{Extended_Pictographic}$/u
const DRESSED_PICTURE_LAST = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*$/u
const KEY_LAST = /[0-9#*]$/u
const KEYCAP = '\u20e3'
/** The flags of England, Scotland and Wales: letters that nobody sees, after a black flag. */
const FLAG = /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu
const JOINED = /(?:\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*\u200d)+\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*/gu
/** The longest that fonts know as one picture: a family of four, a kiss. */
const PICTURES_JOINED_AT_MOST = 4

/** Each letter is one, and nothing in it joins another. */
const PLAIN = /^[ -~]*$/
// made when it is first needed: it takes a tenth of a server's start
let graphemes: Intl.Segmenter | undefined
let knownAsOne: RegExp | null | undefined

/** The text as a person meant it: one line, trimmed, with nothing in it that nobody sees or that could disturb the words around it. */
export function cleanText(raw: string): string {
  let text = raw
  for (;;) {
    const cleaner = swept(text)
    if (cleaner === text) return text
    // what is gone may have held back something else
    text = cleaner
  }
}

const swept = (text: string): string =>
  withoutUnseen(text.normalize('NFC').replace(BLANKS, ' '))
    .replace(JOINED, (pictures) => (isOnePicture(pictures) ? pictures : pictures.replaceAll(ZERO_WIDTH_JOINER, '')))
    .replace(PILED_MARKS, '$1')
    .replace(LOOSE_MARKS, '$1')
    .replace(/ +/gu, ' ')
    .trim()

/** Length as a person counts it: an emoji with a skin tone is one. What is piled up further than any letter or emoji needs counts as more. */
export function lengthOf(text: string): number {
  if (PLAIN.test(text)) return text.length
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  let length = 0
  for (const { segment } of graphemes.segment(text)) {
    length += segment.length <= POINTS_PER_CHARACTER ? 1 : Math.ceil(Array.from(segment).length / POINTS_PER_CHARACTER)
  }
  return length
}

/** The most that one character is made of: a kiss of two people with a skin tone each. */
const POINTS_PER_CHARACTER = 10
const BYTES_PER_POINT = 4

/** The most that a text of so many characters takes, in bytes, and so also in units of a string; also before it is cleaned. */
export const bytesAtMost = (characters: number): number => characters * POINTS_PER_CHARACTER * BYTES_PER_POINT

/** What somebody wrote, cleaned; empty where there is nothing to see, null where it is longer than so many characters. */
export function readText(raw: string, characters: number): string | null {
  // a schema refuses this as well: cleaning costs time
  if (raw.length > bytesAtMost(characters)) return null
  const text = cleanText(raw)
  return lengthOf(text) > characters ? null : text
}

function withoutUnseen(line: string): string {
  const flags = [...line.matchAll(FLAG)]
  if (flags.length === 0) return line.replace(UNSEEN, unlessShaping)
  let rest = 0
  let seen = ''
  for (const { index, 0: flag } of flags) {
    seen += line.slice(rest, index).replace(UNSEEN, unlessShaping) + flag
    rest = index + flag.length
  }
  return seen + line.slice(rest).replace(UNSEEN, unlessShaping)
}

function unlessShaping(unseen: string, offset: number, line: string): string {
  if (!SHAPING.test(unseen)) return ''
  const before = line.slice(Math.max(0, offset - 8), offset)
  const after = /^./su.exec(line.slice(offset + unseen.length, offset + unseen.length + 2))?.[0] ?? ''
  return shapes(unseen, before, after) ? unseen : ''
}

function shapes(unseen: string, before: string, after: string): boolean {
  switch (unseen) {
    case ZERO_WIDTH_JOINER:
      return JOINING_LAST.test(before) || (DRESSED_PICTURE_LAST.test(before) && PICTURE.test(after))
    case '\u200c':
      return JOINING_LAST.test(before) && JOINING.test(after)
    case '\ufe0f':
      return PICTURE_LAST.test(before) || (KEY_LAST.test(before) && after === KEYCAP)
    case '\ufe0e':
      return PICTURE_LAST.test(before)
    default:
      return HAN_LAST.test(before) || (MONGOLIAN_LAST.test(before) && MONGOLIAN_SELECTOR.test(unseen))
  }
}

/** Others are drawn side by side, as many as there are. */
function isOnePicture(joined: string): boolean {
  const count = joined.split(ZERO_WIDTH_JOINER).length
  if (count > PICTURES_JOINED_AT_MOST) return false
  // made when it is first needed: it takes as long as all the rest of the start
  if (knownAsOne === undefined) knownAsOne = sequencesOfEmoji()
  return knownAsOne === null || knownAsOne.test(qualified(joined))
}

/** As the list of emoji has it: some devices leave out that a sign is meant as a picture. */
function qualified(joined: string): string {
  return joined
    .replaceAll('\ufe0f', '')
    .replace(/(\p{Extended_Pictographic})(?!\p{Emoji_Modifier})/gu, (picture) =>
      /\p{Emoji_Presentation}/u.test(picture) ? picture : `${picture}\ufe0f`,
    )
}

/** Browsers from before 2023 do not know the list: there every short sequence counts as one, and the server has the last word. */
function sequencesOfEmoji(): RegExp | null {
  try {
    return new RegExp('^\\p{RGI_Emoji}$', 'v')
  } catch {
    return null
  }
}
