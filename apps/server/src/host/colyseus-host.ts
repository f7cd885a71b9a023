import type { Server } from 'node:http'
import { matchMaker, requestFromIPC, subscribeIPC } from '@colyseus/core'
import { setLogger } from '@colyseus/core/Logger'
import type { HttpRefusal } from '@figment/protocol'
import { CannotOpen } from './cannot-open.ts'
import { Forwarding, hasTicket, isHere } from './forwarding.ts'
import { GatedTransport } from './gated-transport.ts'
import { openAt, type Placement, processesByLoad, type Row } from './placement.ts'
import { FRAGMENTS_AT_MOST, FRAME_BYTES_AT_MOST } from '../running/bounds.ts'
import { Openings } from '../keeping/openings.ts'
import { logger, relayFrom } from '../running/logging.ts'
import type { Hosted, ProcessBeat, TableHost } from '../http/table-host.ts'
import { type Answered, type Asked, type RoomOptions, type Said, type TableRoom, channelOf, tableRooms } from './table-room.ts'

export interface HostOptions extends Omit<RoomOptions, 'openings'> {
  readonly server: Server
  readonly placement: Placement
  /** Where other processes reach this one. */
  readonly internalUrl: string
  isOwnOrigin(origin: string | null, host: string | null): boolean
  /** How this process is. */
  beat(): Promise<ProcessBeat>
}

/** An owner that is silent for so long is taken for dead: the log keeps it from writing, if it is not. */
const ANSWERED_WITHIN_MS = 2500
/** Nor is one waited for whose heart has stopped meanwhile. */
const HEART_FELT_EVERY_MS = 250
const FOUND_WITHIN_MS = 6000
const BEAT_WITHIN_MS = 1000
const CLAIM_RENEWED_EVERY_MS = 1000
const LOOKED_AFTER_EVERY_MS = 5000
const HEARTBEAT_MS = 500
/** This process stood still: others may have taken its tables. */
const STOOD_STILL_MS = 1000
/** Tables are handed over one by one for this long, then all at once. */
const GENTLE_HANDOVER_MS = 5000

/** Tables as Colyseus rooms: it places them, reserves tickets and carries bytes; its state synchronisation is not used. */
export async function startColyseusHost(options: HostOptions): Promise<TableHost> {
  const { placement } = options
  let isDraining = false
  setLogger(relayFrom('colyseus'))

  const transport = new GatedTransport({
    noServer: true,
    maxPayload: FRAME_BYTES_AT_MOST,
    maxFragments: FRAGMENTS_AT_MOST,
    pingInterval: 2000,
    pingMaxRetries: 2,
    onBound: (bound) => options.metrics.reached(bound),
    beforeUpgrade: ({ headers }) =>
      options.isOwnOrigin(headers.get('origin'), headers.get('host'))
        ? undefined
        : new Response('This page may not connect here.', { status: 403 }),
  })
  transport.attachToServer(options.server, { filter: (request) => hasTicket(request, options.tickets) && isHere(request) })
  const forwarding = new Forwarding(options.server, options.tickets)
  const openings = new Openings({
    marks: options.log.marks,
    metrics: options.metrics,
    me: () => matchMaker.processId,
    isAlive: (processId) => placement.isAlive(processId),
  })
  const { TableRoom, rooms } = tableRooms({ ...options, openings })
  await matchMaker.setup(placement.presence, placement.driver, options.internalUrl)
  matchMaker.setHealthChecksEnabled(false)
  matchMaker.defineRoomType('table', TableRoom)
  await matchMaker.accept()
  await subscribeIPC(matchMaker.presence, beatChannelOf(matchMaker.processId), () => options.beat())

  /** The table's row, unless its owner is dead, or the one that is given up. */
  async function find(code: string, { givenUp }: { givenUp: number | undefined }): Promise<Row | null> {
    const row: Row | undefined = await matchMaker.driver.findOne({ roomId: code })
    if (!row) return null
    const isAlive = await placement.isAlive(row.processId)
    if (!isAlive) await placement.forget(row)
    return isAlive && row.metadata?.epoch !== givenUp ? row : null
  }

  /** The owner with the epoch that is given up is not asked again. */
  async function findOrOpen(code: string, { givenUp }: { givenUp: number | undefined }): Promise<Row> {
    const until = Date.now() + FOUND_WITHIN_MS
    while (Date.now() < until) {
      const row = (await find(code, { givenUp })) ?? (await open(code, { givenUp }))
      if (row) return row
      await pause(50)
    }
    throw new Error('The table could not be opened anywhere.')
  }

  /** Null: somebody else is about to. */
  async function open(code: string, { givenUp }: { givenUp: number | undefined }): Promise<Row | null> {
    const claim = await placement.claim(code)
    if (!claim) return null
    const renewing = setInterval(() => void claim.renew(), CLAIM_RENEWED_EVERY_MS)
    try {
      const justOpened = await find(code, { givenUp })
      if (justOpened) return justOpened
      const before: Row | undefined = await matchMaker.driver.findOne({ roomId: code })
      const isFit = (processId: string) => processId !== before?.processId && !(isDraining && processId === matchMaker.processId)
      let reason: CannotOpen | null = null
      for (const processId of (await processesByLoad(placement)).filter(isFit)) {
        try {
          const opened = await unlessItDies(processId, openAt(processId, code))
          if (opened) return opened
        } catch (error) {
          // the next process may be of a later version, and able to
          reason ??= CannotOpen.from(error)
        }
      }
      throw reason ?? new Error('No process could open the table.')
    } finally {
      clearInterval(renewing)
      await claim.release()
    }
  }

  /** Null: the process that has the table says nothing. */
  async function askAt<Question extends keyof Asked>(
    { processId, roomId, metadata }: Row,
    question: Question,
    details: Asked[Question],
  ): Promise<Answered<Said[keyof Said]> | null> {
    const epoch = metadata?.epoch ?? 0
    const parameters: Parameters<TableRoom['answer']> = [epoch, question, details]
    if (processId === matchMaker.processId) return (await rooms.get(roomId)?.answer(...parameters)) ?? { isHere: false }
    const channel = channelOf(roomId, epoch)
    // the table has just moved on
    if (!(await placement.isHeard(channel))) return { isHere: false }
    const answer = requestFromIPC<Answered<Said[keyof Said]>>(matchMaker.presence, channel, 'answer', parameters, ANSWERED_WITHIN_MS)
    const heard = answer.catch(() => null)
    return await unlessItDies(processId, heard)
  }

  async function unlessItDies<Answer>(processId: string, answer: Promise<Answer | null>): Promise<Answer | null> {
    const over = new AbortController()
    const death = async (): Promise<null> => {
      do await pause(HEART_FELT_EVERY_MS)
      while (!over.signal.aborted && (await placement.isAlive(processId).catch(() => true)))
      return null
    }
    try {
      return await Promise.race([answer, death()])
    } finally {
      over.abort()
    }
  }

  async function ask<Question extends keyof Asked>(code: string, question: Question, details: Asked[Question]) {
    const began = Date.now()
    let givenUp: number | undefined
    while (Date.now() < began + FOUND_WITHIN_MS) {
      const row = await findOrOpen(code, { givenUp })
      const answer = await askAt(row, question, details)
      if (answer?.isHere) return { row, value: answer.value as Said[Question] }
      // one that is still reading its log is at work: opening it elsewhere would take it away, and only begin anew
      const isWaking = answer?.isHere === false && answer.isWaking === true
      if (answer === null || (!isWaking && Date.now() > began + ANSWERED_WITHIN_MS)) givenUp = row.metadata?.epoch
      else await pause(50)
    }
    throw new Error('The table does not answer.')
  }

  /** Tables that others hold by now are let go; those that nobody knows of are made known again. */
  async function lookAfterTables(): Promise<void> {
    const rows = await matchMaker.findRoomsByIds([...rooms.keys()])
    for (const [code, room] of rooms) {
      const row: Row | undefined = rows.get(code)
      if ((row?.metadata?.epoch ?? 0) > room.epoch) void room.letGo()
    }
    await matchMaker.restoreMissingRoomCaches()
    if (!isDraining) await matchMaker.stats.persist(true)
  }

  const lookAfter = () =>
    void lookAfterTables().catch((error: unknown) => logger.warn({ err: error }, 'Where tables are could not be looked up.'))
  placement.onForgotten(lookAfter)
  let lastBeat = Date.now()
  let lookedAfterAt = Date.now()
  const heart = setInterval(() => {
    const now = Date.now()
    const stoodStill = now - lastBeat > HEARTBEAT_MS + STOOD_STILL_MS
    lastBeat = now
    placement.sayAlive({ isLeaving: isDraining }).catch(() => {})
    if (!stoodStill && now - lookedAfterAt < LOOKED_AFTER_EVERY_MS) return
    lookedAfterAt = now
    lookAfter()
  }, HEARTBEAT_MS)
  heart.unref()
  await placement.sayAlive({ isLeaving: false })

  /** A few at a time: people play on at a table until its turn comes, and are not all on the move at once. */
  async function handOverTables(gentleMs: number): Promise<void> {
    const waiting = [...rooms.values()]
    const areOthers = await processesByLoad(placement).then(
      (all) => all.some((processId) => processId !== matchMaker.processId),
      () => true,
    )
    // a process that is alone has nobody to open them: whoever comes next does
    const handOver = (room: TableRoom) => room.handOver(async () => void (areOthers && (await open(room.roomId, { givenUp: room.epoch }))))
    const oneAfterTheOther = async () => {
      for (let room = waiting.pop(); room; room = waiting.pop()) await handOver(room)
    }
    let rest: Promise<unknown> = Promise.resolve()
    const hurry = setTimeout(() => {
      rest = Promise.all(waiting.splice(0).map(handOver))
    }, gentleMs)
    const atOnce = Math.max(2, Math.ceil(waiting.length / 50))
    await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther))
    clearTimeout(hurry)
    await rest
  }

  return {
    async admit(code, guest, request, address) {
      const { row, value } = await ask(code, 'admit', [guest, request, address])
      if ('refused' in value) return { ...refused(value.refused), ...('againInMs' in value && { againInMs: value.againInMs }) }
      return { ok: true, value: { processId: row.processId, roomId: code, sessionId: value.sessionId } }
    },
    async whyNotCalled(code, guest, name, address) {
      const { value: refusal } = await ask(code, 'whyNotCalled', [guest, name, address])
      return refusal as HttpRefusal | null
    },
    async whoOpens(code) {
      return (await ask(code, 'whoOpens', [])).value
    },
    async makePass(code, guest) {
      const { value: pass } = await ask(code, 'makePass', [guest])
      if (pass && 'againInMs' in pass) return { ok: false, refused: 'tooManyTries', againInMs: pass.againInMs }
      if (pass && 'refused' in pass) return refused(pass.refused)
      return pass ? { ok: true, value: pass } : refused('notYours')
    },
    async redeem(code, guest, pass) {
      const { value: refusal } = await ask(code, 'redeem', [guest, pass])
      return refusal === null ? { ok: true, value: true } : refused(refusal)
    },
    async moveOn(code, guest, next) {
      const { value } = await ask(code, 'moveOn', [guest, next])
      return 'refused' in value ? refused(value.refused) : { ok: true, value }
    },
    async changeCode(code, guest, next) {
      const { value } = await ask(code, 'changeCode', [guest, next])
      return 'refused' in value ? refused(value.refused) : { ok: true, value }
    },
    async letInScreen(code, guest, screen) {
      const { value: refusal } = await ask(code, 'letInScreen', [guest, screen])
      return refusal === null ? { ok: true, value: true } : refused(refusal)
    },
    async erase(code, guest) {
      const { value: notNow } = await ask(code, 'erase', [guest])
      return notNow ? { ok: false, refused: 'tooManyTries', againInMs: notNow.againInMs } : { ok: true, value: true }
    },
    async remove(code, guest) {
      const { value: refusal } = await ask(code, 'remove', [guest])
      return refusal === null ? { ok: true, value: true } : refused(refusal)
    },
    async takeOff(code, thing) {
      const { value: refusal } = await ask(code, 'takeOff', [thing])
      return refusal === null ? { ok: true, value: true } : refused(refusal)
    },
    async page(code, guest, name) {
      const { value } = await ask(code, 'page', [guest, name])
      if ('refused' in value) return refused(value.refused)
      return { ok: true, value: typeof value.bytes === 'string' ? Buffer.from(value.bytes) : value.bytes }
    },
    async findThing(code, guest, thing) {
      const { value } = await ask(code, 'findThing', [guest, thing])
      return 'refused' in value ? refused(value.refused) : { ok: true, value }
    },
    async sendAway(code, guest) {
      const { value: refusal } = await ask(code, 'sendAway', [guest])
      return refusal === null ? { ok: true, value: true } : refused(refusal)
    },
    async beats() {
      const all = (await matchMaker.stats.fetchAll()).map(({ processId }) => processId)
      const beats = all.map(async (processId) => {
        if (processId === matchMaker.processId) return await options.beat()
        if (!(await placement.isAlive(processId))) return null
        // one that stands still tells nothing, and the others are told of without it
        return await requestFromIPC<ProcessBeat>(matchMaker.presence, beatChannelOf(processId), undefined, [], BEAT_WITHIN_MS).catch(
          () => null,
        )
      })
      return (await Promise.all(beats)).filter((beat) => beat !== null)
    },
    async tablesInMemory() {
      return (await matchMaker.stats.fetchAll()).reduce((sum, { roomCount }) => sum + roomCount, 0)
    },
    async isAlive(code) {
      const row: Row | undefined = await matchMaker.driver.findOne({ roomId: code })
      return row !== undefined && (await placement.isAlive(row.processId))
    },
    check: async () => await placement.check(),
    get isDraining() {
      return isDraining
    },
    letStillTablesSleep(forMs) {
      for (const room of rooms.values()) room.sleepIfStill(forMs)
    },
    letDearestTableGo() {
      const [dearest] = [...rooms.values()].sort((one, other) => other.weight - one.weight)
      void dearest?.letGo()
      return dearest !== undefined
    },
    async close({ withinMs } = { withinMs: Number.POSITIVE_INFINITY }) {
      // what is left of the time is for those who are slow to go
      const gentleMs = Math.min(GENTLE_HANDOVER_MS, withinMs / 4)
      isDraining = true
      await placement.sayAlive({ isLeaving: true }).catch(() => {})
      await Promise.all([handOverTables(gentleMs), forwarding.leave(gentleMs)])
      clearInterval(heart)
      await placement.sayGoodbye()
      await matchMaker.gracefullyShutdown()
      forwarding.close()
      transport.shutdown()
      placement.close()
    },
  }
}

const beatChannelOf = (processId: string) => `beat:${processId}`

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Refusals = Extract<Hosted<never>, { ok: false }>['refused']

/** Tables may refuse for more reasons than the door; those do not come up there. */
function refused(reason: string): Hosted<never> {
  return { ok: false, refused: reason as Refusals }
}
