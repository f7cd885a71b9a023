/** What changed between two values: a new value, changes within a record, or a list from somewhere on. JSON on the wire. */
export type Patch =
  | readonly [replace: 0, value: unknown]
  | readonly [within: 1, changed: Readonly<Record<string, Patch>>, gone?: readonly string[]]
  | readonly [from: 2, kept: number, added: readonly unknown[]]

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The patch as the JSON that goes out; null when nothing changed. Values that share structure are found equal by reference, without a look inside. */
export function diff(before: unknown, after: unknown): string | null {
  if (Object.is(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after)
  if (!isRecord(before) || !isRecord(after)) return replacedBy(after)
  let changed = ''
  let kept = 0
  for (const key of Object.keys(after)) {
    const was = before[key]
    const value = after[key]
    const isSame = was === value && value !== undefined
    const isKept = isSame || Object.hasOwn(before, key)
    if (isKept) kept++
    if (isSame) continue
    const change = isKept ? diff(was, value) : replacedBy(value)
    if (change) changed += `${changed === '' ? '' : ','}${JSON.stringify(key)}:${change}`
  }
  const keysBefore = Object.keys(before)
  if (keysBefore.length > kept) return `[1,{${changed}},${JSON.stringify(keysBefore.filter((key) => !Object.hasOwn(after, key)))}]`
  return changed === '' ? null : `[1,{${changed}}]`
}

const replacedBy = (value: unknown): string => JSON.stringify([0, value])

/** Lists of what has been grow at their end: what stays is not told again. */
function changeOfList(before: readonly unknown[], after: readonly unknown[]): string | null {
  let kept = 0
  while (kept < before.length && kept < after.length && before[kept] === after[kept]) kept++
  if (kept === 0) return replacedBy(after)
  return kept === before.length && kept === after.length ? null : JSON.stringify([2, kept, after.slice(kept)])
}

export function apply(before: unknown, patch: Patch): unknown {
  if (patch[0] === 0) return patch[1]
  if (patch[0] === 2) return [...(Array.isArray(before) ? before.slice(0, patch[1]) : []), ...patch[2]]
  const after = new Map(isRecord(before) ? Object.entries(before) : [])
  for (const key of patch[2] ?? []) after.delete(key)
  for (const [key, change] of Object.entries(patch[1])) after.set(key, apply(after.get(key), change))
  return Object.fromEntries(after)
}
