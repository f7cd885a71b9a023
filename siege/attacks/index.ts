import type { Attack } from './attack.ts'
import { clips } from './clips.ts'
import { crowds, erasures, guessedCodes, newTables, passes } from './doors.ts'
import { heldConnections, oddRequests, picturesNobodyReads, slowReaders } from './requests.ts'
import { messagesInPieces, pingsNobodyReads, reactionsAndNames, rubbish, silentScreens } from './sockets.ts'
import { botsAmongThemselves, longLog, swollenSheets } from './tables.ts'

export const ATTACKS: Readonly<Record<string, Attack>> = {
  oddRequests,
  picturesNobodyReads,
  heldConnections,
  slowReaders,
  clips,
  guessedCodes,
  newTables,
  crowds,
  passes,
  erasures,
  pingsNobodyReads,
  messagesInPieces,
  rubbish,
  reactionsAndNames,
  silentScreens,
  longLog,
  swollenSheets,
  botsAmongThemselves,
}
