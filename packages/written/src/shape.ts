import type { Dictionary, Writing } from '@figment/game-kit'

/** What valibot tells of a schema; nothing else of it is looked at. */
interface Described {
  readonly type?: string
  readonly kind?: string
  readonly entries?: Readonly<Record<string, Described>>
  readonly kinds?: Readonly<Record<string, Described>>
  readonly item?: Described
  readonly items?: readonly Described[]
  readonly key?: Described
  readonly value?: unknown
  readonly wrapped?: Described
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly pipe?: readonly Described[]
  readonly requirement?: unknown
}

/** The shape of all that a version writes, as text that can be kept and compared. */
export function shapeOf({ options, deal, event }: Dictionary<Writing>): object {
  return { options: shape(options), deal: shape(deal), event: shape(event) }
}

function shape(schema: object): unknown {
  const described = schema as Described
  const { type, entries, kinds, item, items, key, value, wrapped, options, literal, pipe } = described
  if (kinds) return Object.fromEntries(Object.entries(kinds).map(([kind, facts]) => [kind, shape(facts)]))
  const checks = pipe?.filter(({ kind }) => kind !== 'schema').map((check) => [check.type, asText(check.requirement)].join(' ').trim())
  const bare = (() => {
    switch (type) {
      case 'strict_object':
      case 'object':
        return Object.fromEntries(Object.entries(entries ?? {}).map(([name, part]) => [name, shape(part)]))
      case 'array':
        return { each: shape(item ?? {}) }
      case 'record':
        return { by: shape(key ?? {}), each: shape(value ?? {}) }
      case 'strict_tuple':
      case 'tuple':
        return { inOrder: items?.map(shape) }
      case 'optional':
      case 'nullable':
      case 'nullish':
        return { [type]: shape(wrapped ?? {}) }
      case 'picklist':
        return { oneOf: options }
      case 'union':
      case 'variant':
        return { anyOf: (options as readonly object[] | undefined)?.map(shape) }
      case 'literal':
        return { literal }
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
      case 'unknown':
        return type
      default:
        throw new Error(`a dictionary cannot be compared if it has a ${type} in it`)
    }
  })()
  return checks && checks.length > 0 ? { of: bare, checks } : bare
}

/** Of what a check asks for, as far as it can be written down. */
function asText(requirement: unknown): string {
  if (requirement instanceof RegExp) return requirement.source
  return typeof requirement === 'number' || typeof requirement === 'string' ? String(requirement) : ''
}
