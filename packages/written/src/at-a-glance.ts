/** What valibot tells of a schema; nothing else of it is looked at. */
interface Described {
  readonly kind: string
  readonly type: string
  readonly entries?: Readonly<Record<string, Described>>
  readonly item?: Described
  readonly items?: readonly Described[]
  readonly key?: Described
  readonly value?: Described
  readonly wrapped?: Described
  readonly default?: unknown
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly pipe?: readonly (Described & { readonly requirement?: unknown })[]
}

type Glance = (value: unknown) => boolean

/**
 * Whether something is just what the schema asks for, so that reading it would give the same again: a log of thousands of
 * entries is, and looking takes a tenth of the time. False means nothing: then the schema itself has to say. Null: so it is with all.
 */
export function glanceAt(schema: object): Glance | null {
  try {
    return glance(schema as Described)
  } catch (error) {
    if (error instanceof NotAtAGlance) return null
    throw error
  }
}

class NotAtAGlance extends Error {}

function glance(schema: Described): Glance {
  const [itself, ...checks] = schema.pipe ?? [schema]
  if (!itself || checks.length === 0) return glanceAtKind(schema)
  const all = [glanceAtKind(itself), ...checks.map(glanceAtCheck)]
  return (value) => all.every((isFine) => isFine(value))
}

function glanceAtCheck({ kind, type, requirement }: Described & { readonly requirement?: unknown }): Glance {
  if (kind === 'validation' && type === 'integer') return Number.isInteger
  if (kind === 'validation' && type === 'regex' && requirement instanceof RegExp && !requirement.global && !requirement.sticky)
    return (value) => requirement.test(value as string)
  throw new NotAtAGlance()
}

function glanceAtKind(schema: Described): Glance {
  switch (schema.type) {
    case 'unknown':
      return (value) => value !== undefined
    case 'string':
      return (value) => typeof value === 'string'
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value)
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'literal':
      return (value) => value === schema.literal
    case 'picklist': {
      const all = new Set(schema.options)
      return (value) => all.has(value)
    }
    case 'nullable': {
      const isFine = glance(plain(schema))
      return (value) => value === null || isFine(value)
    }
    case 'union': {
      const each = (schema.options as readonly Described[]).map(glance)
      return (value) => each.some((isFine) => isFine(value))
    }
    case 'array': {
      const isFine = glance(needed(schema.item))
      return (value) => Array.isArray(value) && value.every(isFine)
    }
    case 'strict_tuple': {
      const each = (schema.items ?? []).map(glance)
      return (value) => Array.isArray(value) && value.length === each.length && each.every((isFine, at) => isFine(value[at]))
    }
    case 'record': {
      const [isKey, isFine] = [glance(needed(schema.key)), glance(needed(schema.value))]
      return (value) => isPlain(value) && Object.keys(value).every((key) => !SPECIAL.has(key) && isKey(key) && isFine(value[key]))
    }
    case 'strict_object':
      return glanceAtObject(schema.entries ?? {})
    default:
      throw new NotAtAGlance()
  }
}

function glanceAtObject(entries: Readonly<Record<string, Described>>): Glance {
  const fields = Object.entries(entries).map(([name, schema]) => {
    const mayBeMissing = schema.type === 'optional'
    return { name, mayBeMissing, isFine: glance(mayBeMissing ? plain(schema) : schema) }
  })
  return (value) => {
    if (!isPlain(value)) return false
    let found = 0
    for (const { name, mayBeMissing, isFine } of fields) {
      if (!Object.hasOwn(value, name)) {
        if (!mayBeMissing) return false
      } else if (isFine(value[name])) found++
      else return false
    }
    return Object.keys(value).length === found
  }
}

/** These a schema leaves out of what it reads. */
const SPECIAL: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** What is wrapped, unless the wrapping puts something in the place of what is missing. */
function plain({ wrapped, default: instead }: Described): Described {
  if (instead !== undefined) throw new NotAtAGlance()
  return needed(wrapped)
}

function needed(schema: Described | undefined): Described {
  if (!schema) throw new NotAtAGlance()
  return schema
}
