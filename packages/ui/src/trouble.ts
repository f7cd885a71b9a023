/** A change of scenes that was cut short is no trouble: the new scene is there, only without gliding. */
export function reportTrouble(trouble: unknown): void {
  const cause: unknown = trouble instanceof Error ? (trouble.cause ?? trouble) : trouble
  const isCutShort = cause instanceof DOMException && ['AbortError', 'InvalidStateError', 'TimeoutError'].includes(cause.name)
  if (!isCutShort) reportError(trouble)
}
