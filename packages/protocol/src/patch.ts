/** What changed between two values: a new value, or changes within a record. JSON on the wire. */
export type Patch =
  | readonly [replace: 0, value: unknown]
  | readonly [within: 1, changed: Readonly<Record<string, Patch>>, gone?: readonly string[]]

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Null when nothing changed. Values that share structure are found equal by reference, without a look inside. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null
  if (!isRecord(before) || !isRecord(after)) return [0, after]
  const changed: [string, Patch][] = []
  let kept = 0
  for (const key of Object.keys(after)) {
    const value = after[key]
    const isKept = (value !== undefined && before[key] === value) || Object.hasOwn(before, key)
    if (isKept) kept++
    const change: Patch | null = isKept ? diff(before[key], value) : [0, value]
    if (change) changed.push([key, change])
  }
  const keysBefore = Object.keys(before)
  if (keysBefore.length > kept) return [1, Object.fromEntries(changed), keysBefore.filter((key) => !Object.hasOwn(after, key))]
  return changed.length > 0 ? [1, Object.fromEntries(changed)] : null
}

export function apply(before: unknown, patch: Patch): unknown {
  if (patch[0] === 0) return patch[1]
  const after = new Map(isRecord(before) ? Object.entries(before) : [])
  for (const key of patch[2] ?? []) after.delete(key)
  for (const [key, change] of Object.entries(patch[1])) after.set(key, apply(after.get(key), change))
  return Object.fromEntries(after)
}
