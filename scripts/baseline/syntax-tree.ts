// A script's syntax tree, as far as the check of the baseline looks at it.

/** A node of the syntax tree, as loosely as walking needs it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** What React is told to put into the document: a tag's name, then its properties. */
export function isMarkup(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  const [tag, props] = node['arguments'] as readonly Node[]
  return textOf(tag) !== null && props?.type === 'ObjectExpression'
}

/** A text that stands there as it is; the minifier writes `text` for 'text'. */
export function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node?.type !== 'TemplateLiteral') return null
  const [only, ...more] = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]
  return only && more.length === 0 ? only.value.cooked : null
}

export function keysOf(object: Node | undefined): { readonly key: string; readonly value: Node }[] {
  if (object?.type !== 'ObjectExpression' && object?.type !== 'ObjectPattern') return []
  return (object['properties'] as readonly Node[])
    .filter(({ type, computed }) => type === 'Property' && !computed)
    .map(({ key, value }) => ({ key: nameOfKey(key as Node), value: value as Node }))
}

export const nameOfKey = (key: Node): string => String(key['name'] ?? key['value'])
export const propertyOf = (member: Node): string => nameOfKey(member['property'] as Node)

/** Names that the scripts themselves give to members: a call of one of them is most likely a call of ours. */
export function namesGivenIn(program: Node): Set<string> {
  const names = new Set<string>()
  walk(program, (node, parents) => {
    const parent = parents.at(-1)
    const isOwn = node.type === 'MethodDefinition' || node.type === 'PropertyDefinition'
    if (isOwn || (node.type === 'Property' && parent?.type === 'ObjectExpression' && !isMarkup(parents.at(-2) ?? parent))) {
      if (!node['computed']) names.add(nameOfKey(node['key'] as Node))
    } else if (node.type === 'AssignmentExpression') {
      const left = node['left'] as Node
      if (left.type === 'MemberExpression' && !left['computed']) names.add(propertyOf(left))
    }
  })
  return names
}

/** Names of variables, wherever in the script they are declared: what is not among them is a global. */
export function namesDeclaredIn(program: Node): Set<string> {
  const names = new Set<string>()
  const add = (pattern: Node | null | undefined): void => {
    if (!pattern) return
    if (pattern.type === 'Identifier') names.add(String(pattern['name']))
    else
      for (const key of ['elements', 'properties', 'value', 'left', 'argument', 'parameter'])
        for (const part of [pattern[key] ?? []].flat()) add(part as Node)
  }
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' || node.type.startsWith('Class') || node.type.startsWith('Function'))
      add(node['id'] as Node | null)
    if (node.type === 'CatchClause') add(node['param'] as Node | null)
    if (node.type.startsWith('Import') && node['local']) add(node['local'] as Node)
    if (Array.isArray(node['params'])) for (const parameter of node['params'] as readonly Node[]) add(parameter)
  })
  return names
}

export function isReference(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false
  switch (parent.type) {
    case 'MemberExpression':
      return parent['object'] === node || Boolean(parent['computed'])
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent['value'] === node || Boolean(parent['computed'])
    // `typeof Iterator` asks whether it is there
    case 'UnaryExpression':
      return parent['operator'] !== 'typeof'
    case 'MetaProperty':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
    case 'ExportSpecifier':
      return false
    default:
      return true
  }
}

export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  visit(node, parents)
  parents.push(node)
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, visit, parents)
  }
  parents.pop()
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
