import { INVITATION_HEADER } from '@figment/protocol'
import { recall, remember } from '@figment/ui/memory.ts'

const KEPT = 'invitation'
const behindHash = /^#invitation=([\w-]{22})$/

export const invitationLink = (secret: string): string => `${location.origin}/#invitation=${secret}`

/** Sent along with the wish for a new table. Whoever came by an invitation keeps it on this device, for the next time. */
export function invitationHeader(): Record<string, string> {
  const [, inAddress] = behindHash.exec(location.hash) ?? []
  if (inAddress !== undefined) remember(KEPT, inAddress)
  const secret = inAddress ?? recall(KEPT)
  return typeof secret === 'string' ? { [INVITATION_HEADER]: secret } : {}
}
