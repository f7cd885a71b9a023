/** Whoever changes any part of it now gets an error. Parts that are frozen already are not looked at again, and states share most of theirs. */
export function frozen<T>(value: T): T {
  if (!Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value as object)) frozen(part)
  }
  return value
}
