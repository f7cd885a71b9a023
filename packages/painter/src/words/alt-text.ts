import type { GeneratedScene, Role } from '../grammar/generated-scene.ts'
import { emojiLabel } from './emoji-words.ts'
import { motifWords } from './motif-words.ts'
import { placeWords, roleWords, timeWords, type ToldRole } from './scene-words.ts'
import { type Language, words } from './words.ts'

/** Roles told under the word of another. */
const toldAs: Record<Exclude<Role, ToldRole>, ToldRole> = {
  guide: 'witness',
  sitter: 'witness',
  ferryman: 'witness',
  leader: 'witness',
  visitor: 'accent',
  companion: 'accent',
  support: 'accent',
  link: 'accent',
}

const isTold = (role: Role): role is ToldRole => Object.hasOwn(roleWords, role)

/** A list of what is to be seen, in every language; a first draft for a person to mend. */
export const altText = (scene: GeneratedScene) =>
  words(altTextIn(scene, 'en'), altTextIn(scene, 'ru'), altTextIn(scene, 'uk'), altTextIn(scene, 'pl'))

function altTextIn(scene: GeneratedScene, language: Language): string {
  const named = new Map<ToldRole, Set<string>>()
  for (const { what, role } of scene.subjects) {
    const name = motifWords[what]?.[language] ?? emojiLabel(what, language)
    if (!name) continue
    const told = isTold(role) ? role : toldAs[role]
    const names = named.get(told) ?? new Set()
    named.set(told, names.add(name))
  }
  const sentences = [`${timeWords[scene.time][language]}, ${placeWords[scene.place][language]}`]
  for (const [role, roleWord] of Object.entries(roleWords)) {
    const names = named.get(role as ToldRole)
    if (names) sentences.push(`${roleWord[language]}: ${[...names].join(', ')}`)
  }
  return `${sentences.join('. ')}.`
}
