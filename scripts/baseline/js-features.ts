// What a built script asks of a browser: globals, methods, syntax, regular expressions, and what React hands to the document.
import { parseSync } from 'vite'
import { entryAt, type Feature, isHadByAll, judge, membersOf, type Verdict } from './compat.ts'
import type { Finding } from './finding.ts'
import { regexFeatures } from './regex-features.ts'
import { isMarkup, isReference, keysOf, namesDeclaredIn, namesGivenIn, type Node, propertyOf, textOf, walk } from './syntax-tree.ts'

/** Globals that are objects of an interface. Of other values we do not know what they are. */
const interfaces: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  scheduler: 'Scheduler',
  sessionStorage: 'Storage',
  speechSynthesis: 'SpeechSynthesis',
  visualViewport: 'VisualViewport',
  window: 'Window',
}
const ourselves = new Set(['window', 'self', 'globalThis'])

/** Everything that has a member of this name, in the language and in the document. */
const owners = new Map<string, Feature[]>()
for (const tree of [entryAt('javascript', 'builtins'), entryAt('javascript', 'builtins', 'Intl'), entryAt('api')]) {
  for (const [, owner] of membersOf(tree))
    for (const [name, member] of membersOf(owner)) owners.set(name, [...(owners.get(name) ?? []), member])
}

const syntax: Readonly<Record<string, readonly string[]>> = {
  ImportAttribute: ['javascript', 'statements', 'import', 'import_attributes'],
  StaticBlock: ['javascript', 'classes', 'static', 'initialization_blocks'],
  using: ['javascript', 'statements', 'using'],
  'await using': ['javascript', 'statements', 'await_using'],
  'await at the top': ['javascript', 'operators', 'await', 'top_level'],
}

interface Script {
  readonly name: string
  readonly source: string
}

/** Every feature of the scripts, taken together, that a browser of the baseline lacks. */
export function lackingInJs(scripts: readonly Script[]): Finding[] {
  const parsed = scripts.map(({ name, source }) => {
    const { program, errors } = parseSync(name, source)
    if (errors.length > 0) throw new Error(`${name} does not parse: ${errors[0]?.message}`)
    return { name, source, program: program as unknown as Node }
  })
  const ownNames = new Set(parsed.flatMap(({ program }) => [...namesGivenIn(program)]))
  return parsed.flatMap((script) => lackingInScript(script, ownNames))
}

function lackingInScript({ name, source, program }: Script & { readonly program: Node }, ownNames: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  const report = (feature: string, verdict: Verdict, node: Node) => {
    if (isHadByAll(verdict)) return
    const place = `${name}: ${source.slice(Math.max(0, node.start - 20), Math.min(node.end, node.start + 60) + 20).replaceAll('\n', ' ')}`
    findings.push({ feature: `js ${feature}`, verdict, place })
  }
  const declared = namesDeclaredIn(program)
  const pathOf = (node: Node): string[] | null => {
    if (node.type === 'Identifier') return declared.has(String(node['name'])) ? null : [String(node['name'])]
    if (node.type === 'ChainExpression') return pathOf(node['expression'] as Node)
    if (node.type !== 'MemberExpression' || node['computed']) return null
    const path = pathOf(node['object'] as Node)
    if (!path) return null
    const name = propertyOf(node)
    return path.length === 1 && ourselves.has(path[0] ?? '') ? [name] : [...path, name]
  }

  walk(program, (node, parents) => {
    const parent = parents.at(-1)
    switch (node.type) {
      case 'Identifier':
        if (isReference(node, parent)) reportPath([String(node['name'])], node)
        break
      case 'MemberExpression': {
        // `typeof navigator.share` asks whether it is there
        if (node['computed'] || parent?.type === 'UnaryExpression') break
        const isKnown = reportPath(pathOf(node), node)
        if (!isKnown && parent?.type === 'CallExpression' && parent['callee'] === node) reportName(propertyOf(node), node)
        break
      }
      case 'Literal': {
        const regex = node['regex'] as { readonly pattern: string; readonly flags: string } | undefined
        if (regex) for (const { feature, verdict } of regexFeatures(regex)) report(feature, verdict, node)
        break
      }
      case 'NewExpression':
      case 'CallExpression':
        reportCall(node)
        break
      // const { share } = navigator
      case 'VariableDeclarator': {
        const path = pathOf((node['init'] ?? node['id']) as Node)
        if (path) for (const { key } of keysOf(node['id'] as Node)) reportPath([...path, key], node)
        break
      }
      case 'VariableDeclaration':
      case 'ImportAttribute':
      case 'StaticBlock':
        reportSyntax(node.type === 'VariableDeclaration' ? String(node['kind']) : node.type, node)
        break
      case 'AwaitExpression':
        if (!parents.some(({ type }) => type.includes('Function'))) reportSyntax('await at the top', node)
        break
      default:
    }
  })
  return findings

  function reportSyntax(kind: string, node: Node): void {
    const path = syntax[kind]
    if (path) report(`syntax ${kind}`, judge(entryAt(...path), kind), node)
  }

  /** Judges a global or its member; false when the tables do not know it. */
  function reportPath(path: readonly string[] | null, node: Node): boolean {
    const [first = '', second, ...deeper] = path ?? []
    if (declared.has(first) || deeper.length > 0) return false
    if (second === undefined) {
      const global = entryAt('javascript', 'builtins', first) ?? entryAt('api', first) ?? entryAt('api', 'Window', first)
      report(first, judge(global, first), node)
      return global !== undefined
    }
    const owner = interfaces[first]
    const member = owner
      ? entryAt('api', owner, second)
      : (entryAt('javascript', 'builtins', first, second) ?? entryAt('api', first, `${second}_static`))
    report(`${first}.${second}`, judge(member, second), node)
    return member !== undefined
  }

  /** A method of we do not know what: nothing is said if anything that has such a method has it in the whole baseline. */
  function reportName(method: string, node: Node): void {
    const having = owners.get(method) ?? []
    if (having.length === 0 || ownNames.has(method)) return
    report(`.${method}()`, mildest(having.map((entry) => judge(entry, method))), node)
  }

  function reportCall(node: Node): void {
    const [first, second] = node['arguments'] as readonly Node[]
    const callee = node['callee'] as Node
    const text = textOf(first)
    if (text === null) return
    if (callee.type === 'Identifier' && callee['name'] === 'RegExp') {
      const flags = textOf(second) ?? ''
      for (const { feature, verdict } of regexFeatures({ pattern: text, flags })) report(feature, verdict, node)
    } else if (callee.type === 'MemberExpression' && propertyOf(callee) === 'addEventListener') {
      report(`event ${text}`, mildest((owners.get(`${text}_event`) ?? []).map((entry) => judge(entry, text))), node)
    } else if (isMarkup(node)) reportMarkup(text, second, node)
  }

  /** `jsx("div", { popover: "manual", style: { … } })` */
  function reportMarkup(tag: string, props: Node | undefined, node: Node): void {
    report(`<${tag}>`, judge(entryAt('html', 'elements', tag), tag), node)
    for (const { key, value } of keysOf(props)) {
      const attribute = key.toLowerCase()
      const entry = entryAt('html', 'global_attributes', attribute) ?? entryAt('html', 'elements', tag, attribute)
      report(`<… ${attribute}>`, judge(entry, attribute), node)
      if (key !== 'style') continue
      for (const style of keysOf(value)) {
        const property = style.key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        report(`style ${property}`, judge(entryAt('css', 'properties', property), property), node)
      }
    }
  }
}

/** Of the things that a name may mean the one that most browsers have. */
const mildest = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.toSorted((one, other) => one.lackedBy.length - other.lackedBy.length)[0] ?? { lackedBy: [], insteadNeeds: [] }
