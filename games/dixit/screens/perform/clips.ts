import type { ClipId } from '../../types.ts'
import { CLIP_WITHIN_MS, type HttpRefusal } from '@figment/protocol'
import type { Trouble } from './trouble.ts'

export const clipPath = (code: string, clip: ClipId): string => `/clips/${code}/${clip}`

export type Sent = { readonly clip: ClipId } | { readonly trouble: Trouble }

/** A slow phone takes its time; `stop` is for somebody who does not want to wait. */
export async function sendClip(code: string, recorded: Blob, stop: AbortController): Promise<Sent> {
  const tooLate = setTimeout(() => stop.abort(), CLIP_WITHIN_MS)
  try {
    const response = await fetch(`/api/tables/${code}/clips`, {
      method: 'POST',
      headers: { 'content-type': plainType(recorded.type) },
      body: recorded,
      signal: stop.signal,
    })
    const answer = (await response.json()) as { clip?: ClipId; refused?: HttpRefusal }
    if (response.ok && answer.clip !== undefined) return { clip: answer.clip }
    return { trouble: troubleOf(answer.refused) }
  } catch {
    return { trouble: 'unsent' }
  } finally {
    clearTimeout(tooLate)
  }
}

function troubleOf(refused: HttpRefusal | undefined): Trouble {
  switch (refused) {
    case 'clipTooLarge':
    case 'clipUnknown':
    case 'clipsFull':
    case 'tooManyTries':
    case 'serverBusy':
      return refused
    default:
      return 'unsent'
  }
}

/** A recorder says `video/webm;codecs=vp8`; the table wants to know only what it is. */
export const plainType = (type: string): string => type.split(';')[0]?.trim() ?? ''
