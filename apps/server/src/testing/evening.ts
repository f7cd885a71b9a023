import type { Player } from './player.ts'

/** People who play on by themselves: each does the next thing their seat allows. */
export async function nextThing(player: Player, clue = 'somewhere a bell'): Promise<boolean> {
  const { game, held, seat } = player
  if (!game.awaited.includes(seat)) return false
  switch (game.phase) {
    case 'claiming':
      await player.play({ type: 'claimStory' })
      return true
    case 'telling':
      await player.play({ type: 'tellClue', card: held.hand[0] ?? '', clue })
      return true
    case 'giving':
      await player.play({ type: 'giveCards', cards: held.hand.slice(0, game.toGive) })
      return true
    case 'voting': {
      const other = game.laid.findIndex((card) => !held.given.includes(card))
      await player.play({ type: 'vote', number: other + 1 })
      return true
    }
    case 'scoring':
      await player.play({ type: 'goOn' })
      return true
    case 'over':
      return false
  }
}

/** Far longer than any game takes on a busy machine. */
const GIVES_UP_AFTER_MS = 120_000

/** Plays until the table is as wished, and everybody has seen it. */
export async function playUntil(players: readonly Player[], isSo: () => boolean): Promise<void> {
  const gaveUpAt = Date.now() + GIVES_UP_AFTER_MS
  while (!isSo()) {
    if (Date.now() > gaveUpAt)
      throw new Error(`played for ${GIVES_UP_AFTER_MS / 1000} s and never saw ${String(isSo)}, only ${JSON.stringify(players[0]?.game)}`)
    let someoneMoved = false
    for (const player of players) {
      if (isSo()) break
      someoneMoved = (await nextThing(player)) || someoneMoved
    }
    await everybodySawIt(players)
    // bots, or people who are not of this circle, have the turn
    if (!someoneMoved) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await everybodySawIt(players)
}

async function everybodySawIt(players: readonly Player[]): Promise<void> {
  const version = Math.max(...players.map(({ view }) => view?.version ?? 0))
  for (const player of players) await player.until(() => (player.view?.version ?? 0) >= version)
}
