import { entry } from '@figment/catalog'
import { parse } from '@figment/game-kit'
import type { TableMove, TableOpen } from './types.ts'

/** What somebody writes in a move: a name, a line, a clue, words of their own. */
export function textsIn(open: TableOpen, move: TableMove): readonly string[] {
  switch (move.type) {
    case 'changeLooks':
      return [move.profile.name]
    case 'say':
      return [move.text]
    case 'chooseGame':
      return textsInOptions(move.game, move.options)
    // they may have been written before anybody minded
    case 'startGame':
      return textsInOptions(open.choice.game, open.choice.options)
    case 'play': {
      if (!open.play) return []
      const { rules, texts } = entry(open.play.game)
      const parsed = texts?.move ? parse(rules.move, move.move) : null
      return parsed?.ok ? (texts?.move?.(parsed.value) ?? []) : []
    }
    default:
      return []
  }
}

function textsInOptions(game: TableOpen['choice']['game'], options: unknown): readonly string[] {
  const { rules, texts } = entry(game)
  const parsed = texts?.options ? parse(rules.options, options) : null
  return parsed?.ok ? (texts?.options?.(parsed.value) ?? []) : []
}
