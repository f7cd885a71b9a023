// What a built stylesheet asks of a browser: properties, values, units, functions, selectors, at-rules.
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { entryAt, type Feature, isHadByAll, judge, membersOf } from './compat.ts'
import type { Finding } from './finding.ts'

const units: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'].map((unit) => [unit, 'container_query_length_units'])),
  ...ofViewport('d', 'viewport_percentage_units_dynamic'),
  ...ofViewport('s', 'viewport_percentage_units_small'),
  ...ofViewport('l', 'viewport_percentage_units_large'),
}

function ofViewport(letter: string, key: string): Record<string, string> {
  return Object.fromEntries(['vw', 'vh', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => [letter + unit, key]))
}

/** A function such as `color-mix()` stands in the tree under the type that it makes. */
const functions = new Map<string, Feature>()
for (const [type, entry] of membersOf(entryAt('css', 'types'))) {
  functions.set(type, entry)
  for (const [name, inner] of membersOf(entry)) functions.set(name, inner)
}

/** Every feature of the stylesheet that a browser of the baseline lacks. */
export function lackingInCss(css: string): Finding[] {
  const findings: Finding[] = []
  const root = postcss.parse(css)
  const report = (feature: string, entry: Feature | undefined, name: string, place: AtRule | Declaration | Rule) => {
    const verdict = judge(entry, name)
    if (!isHadByAll(verdict) && !isTestedFor(name, place)) findings.push({ feature, verdict, place: excerpt(place) })
  }
  root.walkDecls((declaration) => {
    const { prop } = declaration
    // descriptors of @font-face and @property are no properties
    if (declaration.parent?.type === 'atrule') return
    if (declaration.parent?.type === 'rule' && declaration.parent.selector.includes('::backdrop') && declaration.value.includes('var(')) {
      const entry = entryAt('css', 'selectors', 'backdrop', 'inherit_from_originating_element')
      report('css ::backdrop with var()', entry, '::backdrop', declaration)
    }
    const before = findings.length
    if (!isOverAnOlderValue(declaration)) {
      for (const { feature, entry, name } of valueFeatures(declaration)) report(feature, entry, name, declaration)
    }
    // the value says it already
    if (findings.length > before) return
    if (!prop.startsWith('-')) {
      const entry = entryAt('css', 'properties', prop)
      const verdict = judge(entry, prop)
      const isGivenInstead = verdict.insteadNeeds.every((other) => hasDeclaration(declaration, other))
      if (verdict.lackedBy.length > 0 || !isGivenInstead) report(`css ${prop}`, entry, prop, declaration)
    }
  })
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return
    if (rule.parent?.type === 'rule') report('css nesting', entryAt('css', 'selectors', 'nesting'), 'nesting', rule)
    for (const [, name = ''] of rule.selector.matchAll(/::?([a-z-]+)/g)) {
      // whoever does not know a prefix drops the rule, which hurts only if the rule is for others too
      const isForOneAlone = name.startsWith('-') && rule.selectors.length === 1
      if (!isForOneAlone) report(`css :${name}`, entryAt('css', 'selectors', name), name, rule)
    }
  })
  root.walkAtRules((rule) => {
    const entry = entryAt('css', 'at-rules', rule.name)
    report(`css @${rule.name}`, entry, rule.name, rule)
    if (rule.name === 'container' && /\bstyle\(/.test(rule.params)) {
      report('css @container style()', entry?.['style_queries_for_custom_properties'], 'style()', rule)
    }
    if (rule.name !== 'media') return
    if (/[<>]|=/.test(rule.params)) report('css @media range', entry?.['range_syntax'], 'range', rule)
    for (const [, name = ''] of rule.params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g))
      report(`css @media ${name}`, entry?.[name], name, rule)
  })
  return findings
}

interface Used {
  readonly feature: string
  readonly entry: Feature | undefined
  readonly name: string
}

function valueFeatures({ prop, value }: Declaration): Used[] {
  const used: Used[] = []
  // what stands in quotes or in url() is no value of the language
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ')
  for (const [, name = ''] of bare.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi))
    used.push({ feature: `css ${name}()`, entry: functions.get(name), name })
  for (const [, name = ''] of bare.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/gi)) {
    const entry = entryAt('css', 'properties', prop, name) ?? entryAt('css', 'types', 'global_keywords', name)
    used.push({ feature: `css ${prop}: ${name}`, entry, name })
  }
  for (const [, unit = ''] of bare.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/gi)) {
    used.push({ feature: `css unit ${unit}`, entry: entryAt('css', 'types', 'length', units[unit] ?? unit), name: unit })
  }
  return used
}

const hasDeclaration = (beside: Declaration, prop: string): boolean =>
  beside.parent?.some((node) => node.type === 'decl' && node.prop === prop) ?? false

/** `height: 100vh; height: 100dvh`: who does not know the second keeps the first. */
function isOverAnOlderValue(declaration: Declaration): boolean {
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type === 'decl' && before.prop === declaration.prop && !declaration.value.includes('var(')) return true
  }
  return false
}

/** Stands inside an `@supports` that asks for it. */
function isTestedFor(name: string, place: AtRule | Declaration | Rule): boolean {
  for (let around = place.parent; around && around.type !== 'root'; around = around.parent as typeof around) {
    if (around.type === 'atrule' && (around as AtRule).name === 'supports' && (around as AtRule).params.includes(name)) return true
  }
  return false
}

function excerpt(place: AtRule | Declaration | Rule): string {
  if (place.type === 'atrule') return `@${place.name} ${place.params}`
  if (place.type === 'rule') return place.selector.slice(0, 80)
  const { parent } = place
  const around = parent?.type === 'rule' ? `${parent.selector.slice(0, 60)} ` : ''
  return `${around}{ ${place.prop}: ${place.value.slice(0, 60)} }`
}
