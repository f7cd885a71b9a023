import type { ClipId } from '../../types.ts'
import type { HttpRefusal } from '@figment/protocol'
import type { Trouble } from './trouble.ts'

export const CLIP_BYTES_AT_MOST = 4 * 1024 * 1024
const sendWithinMs = 30_000

export const clipPath = (code: string, clip: ClipId): string => `/clips/${code}/${clip}`

export type Sent = { readonly clip: ClipId } | { readonly trouble: Trouble }

export async function sendClip(code: string, recorded: Blob): Promise<Sent> {
  try {
    const response = await fetch(`/api/tables/${code}/clips`, {
      method: 'POST',
      headers: { 'content-type': plainType(recorded.type) },
      body: recorded,
      signal: AbortSignal.timeout(sendWithinMs),
    })
    const answer = (await response.json()) as { clip?: ClipId; refused?: HttpRefusal }
    if (response.ok && answer.clip !== undefined) return { clip: answer.clip }
    const { refused } = answer
    return { trouble: refused === 'clipTooLarge' || refused === 'clipUnknown' ? refused : 'unsent' }
  } catch {
    return { trouble: 'unsent' }
  }
}

/** A recorder says `video/webm;codecs=vp8`; the table wants to know only what it is. */
export const plainType = (type: string): string => type.split(';')[0]?.trim() ?? ''
