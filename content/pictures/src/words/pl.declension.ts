import type { AdjectiveForms } from './slavic.ts'

export function decline(adjective: string): AdjectiveForms {
  return { ...withEndings(adjective), virile: virile(adjective) }
}

function withEndings(adjective: string): AdjectiveForms {
  const afterVelar = /[kg]i$/.test(adjective)
  const isSoft = adjective.endsWith('i')
  const bare = adjective.slice(0, -1)
  const stem = isSoft ? `${bare}i` : bare
  const beforeBackVowel = isSoft && !afterVelar ? stem : bare
  const [genitive, dative, instrumental] = [`${stem}ego`, `${stem}emu`, `${adjective}m`]
  return {
    m: [adjective, genitive, dative, adjective, instrumental, instrumental],
    f: [`${beforeBackVowel}a`, `${stem}ej`, `${stem}ej`, `${beforeBackVowel}ą`, `${beforeBackVowel}ą`, `${stem}ej`],
    n: [`${stem}e`, genitive, dative, `${stem}e`, instrumental, instrumental],
    p: [`${stem}e`, `${adjective}ch`, instrumental, `${stem}e`, `${adjective}mi`, `${adjective}ch`],
  }
}

/** The first ending that fits: zmęczony -> zmęczeni, pasiasty -> pasiaści, mały -> mali. */
const VIRILE_ENDINGS: readonly (readonly [ending: RegExp, virile: string])[] = [
  [/(?<=ż|c|cz|tl)ony$/, 'eni'],
  [/sty$/, 'ści'],
  [/szy$/, 'si'],
  [/ży$/, 'zi'],
  [/ry$/, 'rzy'],
  [/ty$/, 'ci'],
  [/dy$/, 'dzi'],
  [/ły$/, 'li'],
  [/ki$/, 'cy'],
  [/gi$/, 'dzy'],
  [/(?<=[bmnpswz])y$/, 'i'],
]

function virile(adjective: string): string {
  const found = VIRILE_ENDINGS.find(([ending]) => ending.test(adjective))
  return found ? adjective.replace(found[0], found[1]) : adjective
}
