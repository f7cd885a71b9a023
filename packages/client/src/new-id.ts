/** An id that no other device makes. `crypto.randomUUID` is missing on plain http, where friends in one house play. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
