import type { Status } from '@figment/client/connection/status.ts'
import type { View } from '@figment/client/connection/view.ts'
import { awaitedSeats, isHost, isSeatAway, mySeat } from '@figment/client/who.ts'
import type { Knock } from '@figment/protocol'
import type { PersonId, TableSeat } from '@figment/table/types'
import { sound } from '@figment/ui/sound.ts'
import { createContext, useEffect, useState } from 'react'
import { useLossSign } from './lossSign.ts'
import { useHandBusy } from './busy.ts'
import { manifestOf } from '../games/manifests.ts'

/** What comes uninvited, the weightiest first. */
export type Notice =
  | { readonly kind: 'paused' }
  | { readonly kind: 'lost'; readonly sign: string }
  | { readonly kind: 'hurry'; readonly due: number }
  | { readonly kind: 'away'; readonly seat: TableSeat }
  | { readonly kind: 'knock'; readonly knock: Knock; readonly others: number }
  | { readonly kind: 'host'; readonly person: PersonId }

export interface Notices {
  /** One at a time. */
  readonly shown: Notice | null
  /** More wait behind it, or for a hand that is busy. */
  readonly isMoreWaiting: boolean
  /** The host would rather wait a little: it is asked again in a minute. */
  waitFor(seat: TableSeat): void
  /** The new host has read it. */
  understood(): void
}

/** A connection that is back before this is not worth a word. */
const silentForMs = 1500
export const hurryFromMs = 10_000
const hostWaitsForMs = 60_000
/** Who cannot help reads it, and then sees the others again, among whom the absent one is pale. */
const awayIsReadInMs = 8000
const newHostForMs = 6000
const knockIsShownForMs = 90_000
const FOLDED_AT_MOST = 40

export const NoticesContext = createContext<Notices>({
  shown: null,
  isMoreWaiting: false,
  waitFor: () => undefined,
  understood: () => undefined,
})

export function useNotices(view: View, status: Status): Notices {
  const { play, pausedAt } = view.open
  const isPlaying = play !== null && play.open.phase !== 'over'
  const sign = useLossSign(status)
  const isLost = useLasting(sign !== '', silentForMs)
  const hurry = useHurry(view)
  const { away, waitFor } = useAway(view, { isPlaying })
  const { host, understood } = useNewHost(view)
  const { knock, isFolded } = useKnock(view)
  const wanted: Notice[] = []
  if (pausedAt !== null) wanted.push({ kind: 'paused' })
  if (isLost) wanted.push({ kind: 'lost', sign })
  if (hurry !== null && pausedAt === null) wanted.push({ kind: 'hurry', due: hurry })
  for (const seat of away) wanted.push({ kind: 'away', seat })
  if (knock) wanted.push({ kind: 'knock', knock, others: view.knocks.length - 1 })
  if (host !== null) wanted.push({ kind: 'host', person: host })
  const shown = useCalmly(wanted)
  useKnockHeard(shown)
  return {
    shown,
    isMoreWaiting: isFolded || wanted.length > (shown === null ? 0 : 1),
    waitFor,
    understood,
  }
}

/** Nothing new comes under a finger, nor between the letters that somebody types; a pause is no news but how things are. */
function useCalmly(wanted: readonly Notice[]): Notice | null {
  const isBusy = useHandBusy()
  const [first] = wanted
  const [last, setLast] = useState<Notice | undefined>(first)
  const isNews = first !== undefined && first.kind !== 'paused' && !isSame(first, last)
  const shown = isNews && isBusy ? wanted.find((one) => isSame(one, last)) : first
  if (!isSame(shown, last)) setLast(shown)
  return shown ?? null
}

function isSame(one: Notice | undefined, other: Notice | undefined): boolean {
  if (one?.kind === 'away' && other?.kind === 'away') return one.seat.seat === other.seat.seat
  if (one?.kind === 'knock' && other?.kind === 'knock') return nameOf(one.knock) === nameOf(other.knock)
  if (one?.kind === 'host' && other?.kind === 'host') return one.person === other.person
  return one?.kind === other?.kind
}

/** Whether it has been so for a while. */
function useLasting(isSo: boolean, forMs: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasted(true), forMs)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isSo, forMs])
  return isSo && hasLasted
}

/** Nobody, where the game goes on by itself. */
export function seatsNeeded({ open }: View): readonly TableSeat[] {
  const { play } = open
  const phases: readonly string[] = (play && manifestOf(play.game).unhurried) ?? []
  return play && phases.includes(play.open.phase) ? [] : awaitedSeats(open)
}

/** When my time is up, on this device's clock, as soon as it nearly is. */
function useHurry(view: View): number | null {
  const seat = mySeat(view)
  const { play } = view.open
  const isMine = seat !== undefined && seatsNeeded(view).includes(seat) && !seat.isBot
  const isTimed = play && isMine && (manifestOf(play.game).isTimed?.(play.open, seat.seat) ?? true)
  const due = isTimed ? play.open.due : null
  const until = due === null ? null : due - view.clockAhead
  const [late, setLate] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setLate(until), Math.max(0, until - hurryFromMs - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return late === until ? until : null
}

/** Those for whom the game waits in vain. */
function useAway(view: View, { isPlaying }: { readonly isPlaying: boolean }) {
  const [waitedFor, setWaitedFor] = useState<readonly number[]>([])
  const isMine = isHost(view)
  const absent = isPlaying ? seatsNeeded(view).filter((seat) => isSeatAway(view, seat)) : []
  const away = absent.filter(({ seat }) => !waitedFor.includes(seat))
  const first = away[0]?.seat
  useEffect(() => {
    if (first === undefined || isMine) return
    const timer = setTimeout(() => setWaitedFor((before) => [...before, first]), awayIsReadInMs)
    return () => clearTimeout(timer)
  }, [first, isMine])
  // whoever comes back and goes once more is news again
  const stillAbsent = waitedFor.filter((number) => absent.some(({ seat }) => seat === number))
  if (stillAbsent.length < waitedFor.length) setWaitedFor(stillAbsent)
  const waitFor = ({ seat }: TableSeat) => {
    setWaitedFor((before) => [...before, seat])
    setTimeout(() => setWaitedFor((before) => before.filter((one) => one !== seat)), hostWaitsForMs)
  }
  return { away, waitFor }
}

/** Whoever knocks once more is heard once more. */
const nameOf = ({ id, times }: Knock) => `${id}/${times}`

/** Who stands at the door, for those who may open it, and for a TV. It folds into the menu's dot when nobody answers for long. */
function useKnock(view: View) {
  const isAsked = view.you === null || isHost(view) || mySeat(view) !== undefined
  const [folded, setFolded] = useState<readonly string[]>([])
  const knocks = isAsked ? view.knocks : []
  const knock = knocks.find((one) => !folded.includes(nameOf(one)))
  const name = knock && nameOf(knock)
  useEffect(() => {
    if (name === undefined) return
    const timer = setTimeout(() => setFolded((before) => [...before, name].slice(-FOLDED_AT_MOST)), knockIsShownForMs)
    return () => clearTimeout(timer)
  }, [name])
  return { knock, isFolded: knocks.length > 0 && !knock }
}

/** Once, with the slip: not into what somebody records. */
function useKnockHeard(shown: Notice | null): void {
  const name = shown?.kind === 'knock' ? nameOf(shown.knock) : null
  useEffect(() => {
    if (name !== null) sound('card')
  }, [name])
}

function useNewHost(view: View) {
  const { host } = view.open
  const [known, setKnown] = useState(host)
  const [news, setNews] = useState<PersonId | null>(null)
  if (known !== host) {
    setKnown(host)
    setNews(host)
  }
  const isMe = isHost(view)
  useEffect(() => {
    if (news === null || isMe) return
    const timer = setTimeout(() => setNews(null), newHostForMs)
    return () => clearTimeout(timer)
  }, [news, isMe])
  return { host: news, understood: () => setNews(null) }
}
