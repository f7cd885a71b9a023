import { sixOf } from './declined.ts'
import type { AdjectiveForms, Six } from './slavic.ts'

type Endings = Record<'m' | 'f' | 'n' | 'p', string>

const hard: Endings = { m: 'ый ого ому ый ым ом', f: 'ая ой ой ую ой ой', n: 'ое ого ому ое ым ом', p: 'ые ых ым ые ыми ых' }
const velar: Endings = { m: 'ий ого ому ий им ом', f: hard.f, n: 'ое ого ому ое им ом', p: 'ие их им ие ими их' }
const hushing: Endings = { m: 'ий его ему ий им ем', f: 'ая ей ей ую ей ей', n: 'ее его ему ее им ем', p: velar.p }
const soft: Endings = { m: hushing.m, f: 'яя ей ей юю ей ей', n: hushing.n, p: velar.p }

/** Declines a full adjective given in the masculine nominative; «-ся» stays at the end of every form. */
export function decline(adjective: string): AdjectiveForms {
  const reflexive = adjective.endsWith('ся') ? 'ся' : ''
  const whole = reflexive ? adjective.slice(0, -2) : adjective
  const stem = whole.slice(0, -2)
  const endings = endingsOf(whole)
  const forms = (gender: keyof Endings) => endings[gender].split(' ').map((ending) => stem + ending + reflexive)
  const six = (gender: keyof Endings): Six => sixOf(forms(gender), adjective)
  const [, gen, dat, , ins, loc] = six('m')
  const m: Six = [adjective, gen, dat, adjective, ins, loc]
  return { m, f: six('f'), n: six('n'), p: six('p') }
}

function endingsOf(whole: string): Endings {
  const last = whole.at(-3) ?? ''
  if (whole.endsWith('ой')) return 'гкхжшчщ'.includes(last) ? velar : hard
  if (whole.endsWith('ый')) return hard
  if ('гкх'.includes(last)) return velar
  return 'жшчщ'.includes(last) ? hushing : soft
}
