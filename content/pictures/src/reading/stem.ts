import type { Locale } from '@figment/i18n'

const ENDINGS: Readonly<Record<Locale, RegExp>> = {
  en: /(?:ies|es|s|ing|ed|y)$/u,
  ru: /(?:ыми|ими|ами|ями|ого|его|ому|ему|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ов|ев|ом|ем|ам|ям|ах|ях|ых|их|ью|[аеиоуыэюяьй])$/u,
  uk: /(?:ими|ами|ями|ого|ому|ові|еві|ий|ій|ів|їв|ом|ем|єм|ою|ею|єю|ам|ям|ах|ях|их|[аеєиіїоуюяьй])$/u,
  pl: /(?:owie|ami|ach|owi|ego|emu|ymi|imi|ów|em|om|ie|ej|ym|im|ych|ich|[aąeęioóuy])$/u,
}
const SHORTEST = 3

/** Good enough to meet a word again in another case or number. */
export function stem(word: string, locale: Locale): string {
  const bare = word.replace(ENDINGS[locale], '')
  return bare.length >= SHORTEST ? bare : word
}

/** Words as they are compared: small letters, one kind of apostrophe, no dots over the Russian ё. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’ʼ`´]/gu, "'")
    .replaceAll('ё', 'е')
    .replaceAll('\uFE0F', '')

export const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}']+(?:-[\p{L}']+)*/gu) ?? []
export const emojiIn = (text: string): string[] =>
  plain(text).match(/\p{Extended_Pictographic}\p{EMod}?(?:\u200D\p{Extended_Pictographic}\p{EMod}?)*/gu) ?? []
