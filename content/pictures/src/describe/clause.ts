import type { Thing } from '../scene/shown.ts'
import type { Noun } from '../scene/nouns.ts'
import { CASES, type Case } from '../words/slavic.ts'
import type { Mention, Voice } from './voice.ts'

export interface Told {
  readonly thing: Thing
  readonly mention: Mention
}

/** What one moves over rather than stands on; some languages say it with another preposition. */
const SURFACES: ReadonlySet<Noun> = new Set<Noun>(['sea', 'lake', 'river', 'wave', 'sand', 'fog', 'cloud', 'grass', 'rain', 'rainbow'])

/** A template may have two versions: over a surface || otherwise. */
export function versionFor(template: string, object: Thing | null): string {
  const [overSurface = '', otherwise = overSurface] = template.split(' || ')
  return object && SURFACES.has(object.is) ? overSurface : otherwise
}

/** Puts the names into a template and makes its verbs agree. */
export function fill(template: string, voice: Voice, subject: Told, object: Told | null): string {
  const told = (role: string): Told => {
    if (role === 's') return subject
    if (!object) throw new Error(`no object for ${template}`)
    return object
  }
  return template
    .replaceAll(/\{([so])(?:\.([a-z]+))?\}/g, (_, role: string, wanted = 'nom') => {
      const { thing, mention } = told(role)
      return voice.name(thing, caseNamed(wanted), mention)
    })
    .replaceAll(/\{([so]):([^}]+)\}/g, (_, role: string, forms: string) => agreeing(forms, voice, told(role)))
    .replaceAll(/[^\s{},]+\|[^\s{},]+/g, (forms) => agreeing(forms, voice, subject))
}

const agreeing = (forms: string, voice: Voice, { thing, mention }: Told): string => voice.agree(forms.split('|'), thing, mention)

function caseNamed(text: string): Case {
  const known = CASES.find((each) => each === text)
  if (!known) throw new Error(`no case ${text}`)
  return known
}
