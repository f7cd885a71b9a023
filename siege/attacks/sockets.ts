import { setTimeout as sleep } from 'node:timers/promises'
import { FROM_CLIENT } from '@figment/protocol'
import { type Line, Stranger } from '../stranger.ts'
import { type Attack, keepUp, ownTable, type Siege } from './attack.ts'

/** How much of what is sent may wait here: more would only fill the attacker's own memory. */
const UNSENT_AT_MOST_BYTES = 16 * 1024 * 1024

/** A socket to a table of the attacker's own, opened anew whenever the server closes it. */
async function onALine(siege: Siege, what: string, act: (line: Line) => void): Promise<void> {
  const own = await ownTable(siege)
  if (!own) return
  await keepUp(siege, 500, async () => {
    const line = await own.host.sit(own.code)
    if (!line) {
      siege.count(`${what}: not let in`)
      return await sleep(1000)
    }
    while (!siege.isOver && line.isOpen) {
      if (line.socket.bufferedAmount < UNSENT_AT_MOST_BYTES) act(line)
      await sleep(10)
    }
    if (!line.isOpen) siege.count(`${what}: cut`)
    line.close()
  })
}

export const pingsNobodyReads: Attack = async (siege) => {
  const payload = Buffer.alloc(125)
  await onALine(siege, 'pings', (line) => {
    line.stopReading()
    for (let sent = 0; sent < 2000; sent++) line.socket.ping(payload, true, () => {})
    siege.count('pings', 2000)
  })
}

export const messagesInPieces: Attack = async (siege) =>
  await onALine(siege, 'pieces', ({ socket }) => {
    for (let piece = 0; piece < 500; piece++) socket.send('a', { fin: false }, () => {})
    siege.count('pieces of messages', 500)
  })

export const rubbish: Attack = async (siege) => {
  const bytes = Buffer.from('{"id":"rubbish-rubbish","move":{"type":"play","move":')
  await onALine(siege, 'rubbish', (line) => {
    for (const type of Object.values(FROM_CLIENT)) for (let sent = 0; sent < 5; sent++) line.send(type, bytes)
    siege.count('messages that nobody can read', 35)
  })
}

export const reactionsAndNames: Attack = async (siege) => {
  let peer = 0
  await onALine(siege, 'call', (line) => {
    for (let sent = 0; sent < 5; sent++) {
      const announce = { type: 'announce', peer: `peer-${peer++}-abcdefgh`, audio: true, video: true, isAgain: false }
      line.send(FROM_CLIENT.signal, Buffer.from(JSON.stringify(announce)))
      line.send(FROM_CLIENT.react, Buffer.from('"laugh"'))
    }
    siege.count('calls announced', 5)
  })
}

/** Screens that come and never read what they are shown. */
export const silentScreens: Attack = async (siege) => {
  const own = await ownTable(siege)
  if (!own) return
  const host = await own.host.sit(own.code)
  const lines = new Set<Line>()
  await keepUp(siege, 100, async () => {
    if (lines.size < 100) {
      const line = await new Stranger(siege.target).sit(own.code, 'tv')
      siege.count(line ? 'silent screens' : 'silent screens: not let in')
      if (line) {
        lines.add(line)
        line.stopReading()
        line.socket.once('close', () => lines.delete(line))
      }
    }
    host?.move({ type: 'say', text: 'x'.repeat(200) })
  })
  for (const line of lines) line.close()
}
