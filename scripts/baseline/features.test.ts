import { expect, it } from 'vitest'
import { lackingInCss } from './css-features.ts'
import { type Finding, withoutAllowed } from './finding.ts'
import { lackingInJs } from './js-features.ts'

const names = (findings: readonly Finding[]): string[] => [...new Set(findings.map(({ feature }) => feature))]
const lacking = (source: string): string[] => names(lackingInJs([{ name: 'built.js', source }]))

it.each([
  ['a { color: color-mix(in oklab, red, blue) }', 'css color-mix()'],
  ['a { color: light-dark(red, blue) }', 'css light-dark()'],
  ['a { text-wrap: balance }', 'css text-wrap: balance'],
  ['a { field-sizing: content }', 'css field-sizing: content'],
  ['a { height: 2lh }', 'css unit lh'],
  ['a { anchor-name: --a }', 'css anchor-name'],
  ['a { user-select: none }', 'css user-select'],
  ['a { backdrop-filter: blur(2px) }', 'css backdrop-filter'],
  ['a::backdrop { color: var(--a) }', 'css ::backdrop with var()'],
  ['a { b & { color: red } }', 'css nesting'],
  [':popover-open { color: red }', 'css :popover-open'],
  ['a, ::-moz-progress-bar { color: red }', 'css :-moz-progress-bar'],
  ['@starting-style { a { opacity: 0 } }', 'css @starting-style'],
  ['@scope (a) { b { opacity: 0 } }', 'css @scope'],
  ['@container style(--a: b) { a { opacity: 0 } }', 'css @container style()'],
  ['@media (prefers-reduced-transparency) { a { opacity: 0 } }', 'css @media prefers-reduced-transparency'],
])('is not in the baseline: %s', (css, feature) => {
  expect(names(lackingInCss(css))).toContain(feature)
})

it.each([
  'a { height: 100dvh; color: hsl(20 50% 50% / 0.5); inset: 0; aspect-ratio: 1; translate: 1px }',
  'a:has(b) :is(c, d):focus-visible { gap: 1px }',
  '@container (min-width: 2rem) { a { width: 5cqw } }',
  '@media (width >= 2rem) { a { color: red } }',
  '@property --a { syntax: "*"; inherits: false }',
  '::-moz-progress-bar { color: red }',
  'a { content: "color-mix(in oklab)"; --balance: balance }',
  // who lacks it has a prefix, a value before it, or does not come past the question
  'a { -webkit-user-select: none; user-select: none }',
  'a { -webkit-backdrop-filter: blur(2px); backdrop-filter: blur(2px) }',
  'a { height: 40px; height: 2lh }',
  '@supports (color: color-mix(in oklab, red, red)) { a { color: color-mix(in oklab, red, blue) } }',
])('every browser of the baseline has or does not miss: %s', (css) => {
  expect(names(lackingInCss(css))).toEqual([])
})

it('a value that no browser can judge before it knows the variables does not fall back', () => {
  expect(names(lackingInCss('a { color: red; color: color-mix(in oklab, var(--a), red) }'))).toEqual(['css color-mix()'])
})

it.each([
  ['Object.groupBy(a, b)', 'js Object.groupBy'],
  ['globalThis.Promise.withResolvers()', 'js Promise.withResolvers'],
  ['AbortSignal.any([a])', 'js AbortSignal.any'],
  ['Iterator.from(a)', 'js Iterator.from'],
  ['new Intl.DurationFormat()', 'js Intl.DurationFormat'],
  ['document.startViewTransition(a)', 'js document.startViewTransition'],
  ['const { share } = navigator', 'js navigator.share'],
  ['a.toSorted()', 'js .toSorted()'],
  ['a?.showPopover()', 'js .showPopover()'],
  ['a.isSubsetOf(b)', 'js .isSubsetOf()'],
  ['a.addEventListener("scrollend", b)', 'js event scrollend'],
  ['jsx("p", { popover: "manual" })', 'js <… popover>'],
  ['jsx(`p`, { style: { viewTransitionName: "a" } })', 'js style view-transition-name'],
  ['/[a--b]/v.test(a)', 'js regex flag v'],
  ['new RegExp("(?i:a)")', 'js regex modifier'],
  ['{ using a = b() }', 'js syntax using'],
])('is not in the baseline: %s', (source, feature) => {
  expect(lacking(source)).toContain(feature)
})

it.each([
  'a.findLast(b); a.at(-1); structuredClone(a); new Intl.Segmenter(); AbortSignal.timeout(1); await a',
  'class A { static { this.#a = 1 } static #a }',
  '/(?<=a)b|\\p{L}|(?<year>c)/u.test(a)',
  // a name that the language has elsewhere, and names of our own
  'a.map(b); a.filter(b); a.with.b',
  'class Deck { toSorted() {} } new Deck().toSorted()',
  'const view = { union() {} }; view.union(a)',
  'function f(Iterator) { return Iterator }',
  // it is asked for, not used
  'typeof Iterator; typeof navigator.share; "share" in navigator',
  'const text = "Object.groupBy(a)"; a["toSorted"]',
])('every browser of the baseline has: %s', (source) => {
  expect(lacking(source)).toEqual([])
})

it('what one script names is known in the others', () => {
  const [own, use] = ['export const deck = { toSpliced() {} }', 'deck.toSpliced()']
  const scripts = [own, use].map((source, at) => ({ name: `${at}.js`, source }))
  expect(lackingInJs(scripts)).toEqual([])
})

it('says which browsers lack it, since when they have it, and where it stands', () => {
  const [finding] = lackingInJs([{ name: 'built.js', source: 'a.toSorted()' }])
  expect(finding?.verdict.lackedBy).toEqual(['Chrome 108 (110)', 'Chrome Android 108 (110)'])
  expect(finding?.place).toContain('built.js: a.toSorted()')
})

it('what is allowed is no trouble; what is allowed for nothing is found', () => {
  const findings = lackingInCss('a { text-wrap: balance; cursor: grab } b { text-wrap: pretty } c { text-wrap: pretty }')
  const { troubles, unusedEntries } = withoutAllowed(findings, { 'css text-wrap: balance': '', 'css cursor: *': '', 'css color-mix()': '' })
  expect(troubles.map(({ feature, count }) => [feature, count])).toEqual([['css text-wrap: pretty', 2]])
  expect(unusedEntries).toEqual(['css color-mix()'])
})
