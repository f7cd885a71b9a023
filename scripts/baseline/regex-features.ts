import { entryAt, judge, type Verdict } from './compat.ts'

const flagNames: Readonly<Record<string, string>> = { d: 'hasIndices', s: 'dotAll', v: 'unicodeSets', y: 'sticky' }
const groups: readonly (readonly [name: string, pattern: RegExp, path: readonly string[]])[] = [
  ['lookbehind', /\(\?<[=!]/, ['lookbehind_assertion']],
  ['modifier', /\(\?[ims]*-?[ims]+:/, ['modifier']],
  ['named group', /\(\?<[^=!]/, ['named_capturing_group']],
  ['property escape', /\\p\{/i, ['unicode_character_class_escape']],
]

/** What a regular expression asks of a browser, with the verdict on each. */
export function regexFeatures({ pattern, flags }: { readonly pattern: string; readonly flags: string }) {
  const used: { readonly feature: string; readonly verdict: Verdict }[] = []
  // an escaped bracket opens no group
  const bare = pattern.replaceAll(/\\[^p]/gi, '')
  for (const [name, sign, path] of groups) {
    if (sign.test(bare))
      used.push({ feature: `regex ${name}`, verdict: judge(entryAt('javascript', 'regular_expressions', ...path), name) })
  }
  for (const flag of flags) {
    const name = flagNames[flag]
    if (name) used.push({ feature: `regex flag ${flag}`, verdict: judge(entryAt('javascript', 'builtins', 'RegExp', name), name) })
  }
  return used
}
