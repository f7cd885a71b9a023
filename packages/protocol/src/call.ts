import type { PersonId } from '@figment/table/types'

/** A description of somebody's picture and sound may be long; nothing else of the call is. */
export const SIGNAL_BYTES_AT_MOST = 64 * 1024
/** Everybody sends to everybody: with more, phones and networks cannot keep up. */
export const IN_CALL_AT_MOST = 8
export const CANDIDATES_AT_MOST = 32

/** A device in the call, made anew each time that somebody joins. */
export type PeerId = string

/** Who is in the table's call, and with what. Told like presence, and like presence not in the log. */
export interface CallMember {
  readonly person: PersonId
  readonly peer: PeerId
  readonly audio: boolean
  readonly video: boolean
}

/** An address under which a device may be reached. */
export interface Candidate {
  readonly candidate: string
  readonly sdpMid: string | null
  readonly sdpMLineIndex: number | null
  readonly usernameFragment: string | null
}

/** What two devices tell each other on the way to a link. What belongs to an earlier attempt is not listened to. */
export type LinkWord =
  | { readonly type: 'offer'; readonly attempt: number; readonly isRestart: boolean; readonly sdp: string }
  | { readonly type: 'answer'; readonly attempt: number; readonly sdp: string }
  | { readonly type: 'candidates'; readonly attempt: number; readonly candidates: readonly Candidate[] }
  /** The one who does not offer asks for another offer; anew: it has nothing left to restart. */
  | { readonly type: 'again'; readonly anew: boolean }

export type SignalToServer =
  /** On joining, on every change, and again after every loss of the connection. */
  | { readonly type: 'announce'; readonly peer: PeerId; readonly audio: boolean; readonly video: boolean; readonly isAgain: boolean }
  | { readonly type: 'leave' }
  | { readonly type: 'tell'; readonly to: PeerId; readonly word: LinkWord }

export type SignalFromServer =
  | { readonly type: 'members'; readonly members: readonly CallMember[] }
  | { readonly type: 'gone'; readonly peer: PeerId }
  | { readonly type: 'full' }
  | { readonly type: 'told'; readonly from: PeerId; readonly word: LinkWord }

// Over HTTP

export interface IceServer {
  readonly urls: readonly string[]
  readonly username?: string
  readonly credential?: string
}
/** Whom devices ask for a way to each other, and how long they are let in there. No time of day: clocks of devices are often wrong. */
export interface CallServers {
  readonly iceServers: readonly IceServer[]
  readonly lastsMs: number
}
