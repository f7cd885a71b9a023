import { hasRudeWord, isRefused, refused } from '@figment/game-kit'
import type { Asking, TableDecision } from './decision.ts'
import type { TableState } from './evolve.ts'
import { answerKnock, letBackIn, removePerson, removeScreen, setDoor } from './door.ts'
import { chooseGame, closeGame, endGame, isInk, pauseGame, playMove, removeSeat, startGame, wantAgain } from './game-in-play.ts'
import { isMutedForAll, mute, muteForOne, tellsOfClip } from './muting.ts'
import { changeLooks, leaveTable, passHost, say } from './people.ts'
import { addBot, letBotPlay, moveSeat, playNext, sitDown, standUp } from './seating.ts'
import { seatOf } from './seats.ts'
import { takeOff } from './taking-off.ts'
import { textsIn } from './texts.ts'
import type { TableEvent, TableMove, TableOpen } from './types.ts'

const FOR_THE_HOST: ReadonlySet<TableMove['type']> = new Set([
  'addBot',
  'removeSeat',
  'moveSeat',
  'chooseGame',
  'chooseLocale',
  'chooseSkill',
  'passHost',
  'removePerson',
  'letBackIn',
  'setDoor',
  'hideCode',
  'letBotPlay',
  'startGame',
  'endGame',
  'closeGame',
  'pauseGame',
  'resumeGame',
  'turnChat',
  'turnFilter',
  'mute',
  'takeOff',
])

/** Of everybody who sits at the table. */
const FOR_PLAYERS: ReadonlySet<TableMove['type']> = new Set(['answerKnock', 'removeScreen'])

/** What brings a game to its end where nothing else is written down any more. */
const WITHOUT_ROOM: ReadonlySet<TableMove['type']> = new Set([
  'play',
  'endGame',
  'closeGame',
  'resumeGame',
  'letBotPlay',
  'removeSeat',
  'passHost',
  'leaveTable',
  'removePerson',
  'removeScreen',
  'setDoor',
  'hideCode',
  'answerKnock',
  'mute',
  'muteForMe',
  'takeOff',
])

export function decide(state: TableState, move: TableMove, asking: Asking): TableDecision {
  const { open } = state
  const { person, present, chance, door } = asking
  if (open.people[person]?.isRemoved) return refused('removed')
  const isForAnybody = move.type === 'resumeGame' && open.isResting
  if (FOR_THE_HOST.has(move.type) && open.host !== person && !isForAnybody) return refused('onlyTheHost')
  if (FOR_PLAYERS.has(move.type) && open.host !== person && !seatOf(open, person)) return refused('notSeated')
  if (open.room === 'none' && (!WITHOUT_ROOM.has(move.type) || isInk(open, move))) return refused('noRoomLeft')
  if (open.isFiltered && textsIn(open, move).some(hasRudeWord)) return refused('rudeWord')
  switch (move.type) {
    case 'changeLooks':
      return changeLooks(open, person, move.profile, present)
    case 'sitDown':
      return sitDown(open, person, move.seat)
    case 'standUp':
      return standUp(open, person)
    case 'playNext':
      return playNext(open, person)
    case 'leaveTable':
      return leaveTable(state, person, present)
    case 'addBot':
      return addBot(open)
    case 'removeSeat':
      return removeSeat(state, move.seat, chance, present)
    case 'moveSeat':
      return moveSeat(open, move.seat, move.to)
    case 'chooseGame':
      return chooseGame(open, move)
    case 'chooseLocale':
      return open.locale === move.locale ? [] : [{ type: 'localeChosen', locale: move.locale }]
    case 'chooseSkill':
      return open.skill === move.skill ? [] : [{ type: 'skillChosen', skill: move.skill }]
    case 'passHost':
      return passHost(open, move.to)
    case 'removePerson':
      return removePerson(state, move.person, asking)
    case 'letBackIn':
      return letBackIn(state, move.person)
    case 'removeScreen':
      return removeScreen(move.screen, door)
    case 'setDoor':
      return setDoor(open, move.door, door)
    case 'hideCode':
      return open.isCodeHidden === move.isHidden ? [] : [{ type: 'codeHidden', isHidden: move.isHidden }]
    case 'answerKnock':
      return answerKnock(move.knock, { isLetIn: move.isLetIn, door })
    case 'letBotPlay':
      return letBotPlay(open, move, present)
    case 'startGame':
      return startGame(state, chance, present)
    case 'endGame':
      return endGame(state, chance, present)
    case 'closeGame':
      return closeGame(state, chance, present)
    case 'wantAgain':
      return wantAgain(open, person)
    case 'pauseGame':
      return pauseGame(open, chance.now)
    case 'resumeGame':
      return open.pausedAt === null ? [] : [{ type: 'gameResumed', at: chance.now }]
    case 'askPatience':
      return open.people[person]?.patience === move.patience ? [] : [{ type: 'patienceAsked', person, patience: move.patience }]
    case 'say':
      return isMutedForAll(open, person, 'chat') ? refused('muted') : say(open, person, move.text)
    case 'turnChat':
      return open.chat.isOn === move.isOn ? [] : [{ type: 'chatTurned', isOn: move.isOn }]
    case 'turnFilter':
      return open.isFiltered === move.isOn ? [] : [{ type: 'filterTurned', isOn: move.isOn }]
    case 'mute':
      return mute(open, move)
    case 'muteForMe':
      return muteForOne(state, person, move)
    case 'takeOff':
      return takeOff(state, move.thing, { chance, present })
    case 'play': {
      const seat = seatOf(open, person)
      if (!seat) return refused('notSeated')
      const decision = playMove(state, seat.seat, move.move, chance, present)
      const isSilenced = !isRefused(decision) && isMutedForAll(open, person, 'clips') && tellsOfClip(decision)
      if (isSilenced) return refused('muted')
      // whoever plays is back
      return seat.isBot && !isRefused(decision) ? [{ type: 'botSteppedOut', seat: seat.seat }, ...decision] : decision
    }
  }
}

export function openTable(code: string, { locale, choice, seed }: Pick<TableOpen, 'locale' | 'choice'> & { seed: string }): TableEvent {
  return { type: 'tableOpened', code, locale, choice, seed }
}
