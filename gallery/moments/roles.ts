import type { GameId, Games } from '@figment/catalog'
import type { Play, TableState } from '@figment/table'

/** What somebody is in a game at a moment, in a word: screens differ by it. */
type RoleOf<Id extends GameId> = (open: Games[Id]['open'], seat: number, held: Games[Id]['held']) => string

const isAwaited = ({ awaited }: { readonly awaited: readonly number[] }, seat: number): boolean => awaited.includes(seat)

const dixit: RoleOf<'dixit'> = (open, seat) => {
  const { phase, storyteller, clueKind } = open
  const isTelling = storyteller === seat
  const performed = clueKind === 'said' ? '' : `-${clueKind}`
  switch (phase) {
    case 'claiming':
      return 'anybody'
    case 'telling':
      return isTelling ? 'storyteller' : 'listener'
    case 'giving':
      return `${isTelling ? 'storyteller' : isAwaited(open, seat) ? 'giving' : 'gave'}${performed}`
    case 'voting':
      return isTelling ? 'storyteller' : isAwaited(open, seat) ? 'voting' : 'voted'
    case 'scoring':
      return isAwaited(open, seat) ? 'reading' : 'ready'
    case 'over':
      return open.winners.includes(seat) ? 'winner' : 'loser'
  }
}

const poezium: RoleOf<'poezium'> = (open, seat) => {
  const { phase, storyteller, turn, ender, chips, winner } = open
  const isTelling = storyteller === seat
  switch (phase) {
    case 'claiming':
      return 'anybody'
    case 'telling':
      return isTelling ? 'teller' : 'listener'
    case 'guessing':
      if (isTelling) return 'teller'
      if (turn !== seat) return 'waiting'
      return chips[seat] === 0 ? 'only-guessing' : 'guessing'
    case 'marking':
      return isTelling ? 'teller' : turn === seat ? 'maker' : 'waiting'
    case 'ending':
      return ender === seat ? 'ender' : 'waiting'
    case 'reading':
      return isAwaited(open, seat) ? 'reading' : 'ready'
    case 'over':
      return winner === seat ? 'winner' : 'loser'
  }
}

const pictomania: RoleOf<'pictomania'> = (open, seat) => {
  const { phase, sheets, opened, winners } = open
  const sheet = sheets[seat]
  const told = opened.at(-1)
  switch (phase) {
    case 'understanding':
      return isAwaited(open, seat) ? 'looking' : 'understood'
    case 'drawing':
      if (sheet?.finish) return 'finished'
      if (sheet?.firstGuessAt != null) return 'guessing'
      return sheet?.lastStroke === -1 ? 'beginning' : 'drawing'
    case 'opening':
      if (told === undefined) return isAwaited(open, seat) ? 'pens-down' : 'ready'
      if (sheets[told]?.isWrong) return told === seat ? 'own-mistake' : 'others-mistake'
      return told === seat ? 'own' : 'others'
    case 'scoring':
      return isAwaited(open, seat) ? 'reading' : 'ready'
    case 'over':
      return winners.includes(seat) ? 'winner' : 'loser'
  }
}

const tRex: RoleOf<'t-rex'> = (open, seat) => {
  const { phase, warmUp, offers, choosing, answers, tieBreak, winners, outcome } = open
  switch (phase) {
    case 'warmingUp':
      return warmUp?.seat === seat ? 'showing' : 'watching'
    case 'acting': {
      if (choosing === seat) return 'wild'
      const offered = offers.filter(({ to }) => to === seat).length
      if (offered > 1) return 'offered-more'
      if (offered === 1) return 'offered'
      return offers.some(({ from }) => from === seat) ? 'offering' : 'acting'
    }
    case 'agreeing': {
      if (choosing === seat) return 'wild'
      const said = Object.values(answers)
      if (said.length > 1) return 'differing'
      return answers[seat] === undefined ? (said.length === 1 ? 'asked' : 'looking') : 'said'
    }
    case 'reshuffling':
      return isAwaited(open, seat) ? 'pausing' : 'ready'
    case 'picking':
      if (tieBreak?.tied.includes(seat)) return 'tied'
      return tieBreak?.picked.some(({ by }) => by === seat) ? 'picked' : 'picking'
    case 'voting':
      if (tieBreak?.tied.includes(seat)) return 'performing'
      return isAwaited(open, seat) ? 'voting' : 'voted'
    case 'over':
      if (outcome) return outcome
      return winners.includes(seat) ? 'winner' : 'loser'
  }
}

const ROLES: { readonly [Id in GameId]: RoleOf<Id> } = { dixit, poezium, pictomania, 't-rex': tRex }

/** What this seat is now; a game and what is held in it belong together. */
export function roleOf({ game, open }: Play, seat: number, held: TableState['held'][number]): string {
  const ofGame = ROLES[game] as RoleOf<GameId>
  return ofGame(open, seat, held)
}

/** How much lies on the table: of all moments that look alike, the fullest is the hardest to show. */
export function fullnessOf({ game, open }: Play): number {
  switch (game) {
    case 'dixit':
      return open.clue?.length ?? 0
    case 'poezium':
      return open.lines.length + open.guesses.length
    case 'pictomania':
      return Object.values(open.sheets).reduce((sum, { strokes, pile }) => sum + Object.keys(strokes).length + pile.length, 0)
    case 't-rex':
      return open.offers.length
  }
}
