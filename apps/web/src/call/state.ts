import type { PersonId } from '@figment/table/types'
import type { Device, DeviceKind, Trouble } from './devices.ts'
import type { Medium } from './link.ts'

/** One of the two that this device can give: whether it is on, and if it should be but is not, why. */
export interface Own {
  readonly isOn: boolean
  readonly isAsking: boolean
  readonly trouble: Trouble | null
}
export const OFF: Own = { isOn: false, isAsking: false, trouble: null }

export type Devices = Readonly<Record<DeviceKind, readonly Device[]>>
/** The devices that somebody chose, by kind. */
export type Choices = Readonly<Partial<Record<DeviceKind, string>>>

/** Somebody's picture, as far as it has come. */
export interface Seen {
  readonly stream: MediaStream
  readonly isConnected: boolean
}

/** Why the call is not as it was: no room, another device took over, or the browser wants to be asked again. */
export type CallNotice = 'full' | 'elsewhere' | 'askAgain'

/** The call as this device has it. */
export interface CallState {
  readonly isIn: boolean
  readonly own: Readonly<Record<Medium, Own>>
  /** My own picture. */
  readonly mirror: MediaStream | null
  readonly seen: ReadonlyMap<PersonId, Seen>
  readonly speaking: ReadonlySet<PersonId>
  readonly devices: Devices
  readonly choices: Choices
  readonly notice: CallNotice | null
  /** The browser plays no sound before a tap. */
  readonly isSilenced: boolean
}

export const NO_CALL: CallState = {
  isIn: false,
  own: { audio: OFF, video: OFF },
  mirror: null,
  seen: new Map(),
  speaking: new Set(),
  devices: { audio: [], video: [], speaker: [] },
  choices: {},
  notice: null,
  isSilenced: false,
}
