import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { LOCALES } from '@figment/i18n'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { baseline } from '../../apps/web/baseline.ts'
import { entryAt, sinceVersion } from './compat.ts'
import { type Node, walk } from './syntax-tree.ts'

const source = readFileSync(join(import.meta.dirname, '../../apps/web/public/baseline.js'), 'utf8')
const newEnough = { registerProperty() {}, supports: () => true }

/** Runs the script as a page would, and returns what the page then says. */
function saidBy(window: { readonly CSS?: object }, navigator: object = { languages: ['en'] }) {
  const said: string[] = []
  const element = () => ({ style: {}, appendChild() {} })
  const root = { parentNode: { replaceChild: () => said.push('the root is gone') } }
  const document = {
    documentElement: { lang: '' },
    createElement: element,
    createTextNode: (text: string) => said.push(text),
    getElementById: () => root,
  }
  runInNewContext(source, { window, ...window, document, navigator })
  return { said, language: document.documentElement.lang }
}

it('a browser of the baseline is left alone', () => {
  expect(saidBy({ CSS: newEnough })).toEqual({ said: [], language: '' })
})

it.each([
  ['all of it', {}],
  ['registerProperty', { CSS: { ...newEnough, registerProperty: undefined } }],
  ['a way to ask', { CSS: { ...newEnough, supports: undefined } }],
  ['dvh', { CSS: { ...newEnough, supports: (_: string, value: string) => !value.includes('dvh') } }],
])('a browser that lacks %s is told what is needed, and the client has no root to start in', (_, window) => {
  const { said } = saidBy(window)
  expect(said[0]).toBe('Figment needs a newer browser')
  expect(said[1]).toContain(`Safari ${baseline.safari}, Firefox ${baseline.firefox}, Chrome ${baseline.chrome}`)
  expect(said[2]).toBe('the root is gone')
})

it('it is said in the first of our languages that the browser asks for', () => {
  const titles = LOCALES.map((locale) => {
    const { said, language } = saidBy({}, { languages: ['de-DE', `${locale}-XX`, 'en'] })
    expect(language).toBe(locale)
    return said[0]
  })
  expect(new Set(titles).size).toBe(LOCALES.length)
  expect(saidBy({}, { languages: ['de'] }).language).toBe('en')
  // once browsers named only one
  expect(saidBy({}, { language: 'uk-UA' }).language).toBe('uk')
})

it('what is asked for came with the baseline itself, neither earlier nor later', () => {
  const asked = [entryAt('api', 'CSS', 'registerProperty_static'), entryAt('css', 'types', 'length', 'viewport_percentage_units_dynamic')]
  for (const browser of ['safari', 'safari_ios', 'firefox', 'chrome'] as const) {
    const newest = Math.max(...asked.map((entry) => Number(sinceVersion(entry, browser))))
    expect(newest).toBe(Number(baseline[browser === 'safari_ios' ? 'ios' : browser]))
  }
})

it('the oldest browser can read it', () => {
  const es5 = [
    ...['Program', 'ExpressionStatement', 'CallExpression', 'FunctionExpression', 'BlockStatement', 'VariableDeclaration'],
    ...['VariableDeclarator', 'Identifier', 'Literal', 'BinaryExpression', 'LogicalExpression', 'AssignmentExpression'],
    ...['UpdateExpression', 'UnaryExpression', 'MemberExpression', 'ObjectExpression', 'ArrayExpression', 'Property'],
    ...['IfStatement', 'ForStatement', 'ReturnStatement', 'BreakStatement', 'EmptyStatement', 'ParenthesizedExpression'],
  ]
  const newer: string[] = []
  walk(parseSync('baseline.js', source).program as unknown as Node, (node) => {
    const isOld = es5.includes(node.type) && !node['shorthand'] && !node['method'] && !node['optional']
    if (!isOld || (node.type === 'VariableDeclaration' && node['kind'] !== 'var')) newer.push(node.type)
  })
  expect(newer).toEqual([])
})
