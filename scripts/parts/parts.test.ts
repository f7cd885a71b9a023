import { describe, expect, it } from 'vitest'
import { cyclesIn, graphOf } from './cycles.ts'
import { wrongImports } from './games.ts'
import { importsIn } from './imports.ts'

const wrong = (path: string, line: string) => wrongImports(path, importsIn(path, line))

describe('imports', () => {
  it('are found however they are spelt, and not in comments', () => {
    const text = `import type { A } from './a.ts'
import {
  b,
} from '../b.ts'
export * from './c.ts'
import './d.css'
const e = () => import('./e.ts')
// import { no } from './no.ts'
/** import { no } from './no.ts' */`
    const found = importsIn('games/chess/rules/x.ts', text).map(({ target, isTypeOnly }) => `${isTypeOnly ? 'type ' : ''}${target}`)
    expect(found).toEqual([
      'type games/chess/rules/a.ts',
      'games/chess/b.ts',
      'games/chess/rules/c.ts',
      'games/chess/rules/d.css',
      'games/chess/rules/e.ts',
    ])
  })
})

describe('parts of a game', () => {
  it.each([
    ['screens/board/Board.tsx', "import { rules } from '../../rules/rules.ts'"],
    ['screens/Seat.tsx', "import type { Rules } from '../rules/rules.ts'"],
    ['screens/Seat.tsx', "import { game } from '../index.ts'"],
    ['screens/Seat.tsx', "import { bot } from '../bots/bot.ts'"],
    ['screens/Seat.tsx', "import type { Writes } from '../written/index.ts'"],
    ['screens/Seat.tsx', "import * as v from 'valibot'"],
    ['screens/Seat.tsx', "import { SCENES } from '@figment/pictures/scenes'"],
    ['rules/rules.ts', "import { Seat } from '../screens/Seat.tsx'"],
    ['rules/rules.ts', "import { words } from '../words/en.ts'"],
    ['rules/rules.ts', "import type { Go } from '../../go/types.ts'"],
    ['rules/rules.ts', "import { fs } from 'node:fs'"],
    ['rules/rules.ts', "import { Story } from '../testing/story.ts'"],
    ['rules/rules.ts', "import { decide } from '@figment/table'"],
    ['manifest.ts', "import { rules } from './rules/rules.ts'"],
    ['manifest.ts', "import * as v from 'valibot'"],
    ['types.ts', "import { vocabulary } from './written/index.ts'"],
    ['open/standing.ts', "import { scoring } from '../rules/scoring.ts'"],
    ['words/en.ts', "import { rules } from '../rules/rules.ts'"],
    ['written/v1.ts', "import { PHASES } from '../types.ts'"],
    ['e2e/play.ts', "import type { Go } from '../../go/types.ts'"],
    ['gallery.ts', "import type { Go } from '@figment/games/go/types.ts'"],
    ['screens/Seat.tsx', "import { play } from '../e2e/play.ts'"],
  ])('%s must not have: %s', (file, line) => {
    expect(wrong(`games/chess/${file}`, line)).toEqual([expect.stringContaining('must not know')])
  })

  it.each([
    ['screens/board/Board.tsx', "import { standing } from '../../open/standing.ts'"],
    ['screens/Seat.tsx', "import './Seat.css'"],
    ['screens/Seat.tsx', "import { useState } from 'react'"],
    ['screens/index.tsx', "import { words } from '../words/en.ts'"],
    ['rules.ts', "import * as v from 'valibot'"],
    ['rules/effects/evolve.ts', "import { PHASES } from '../../types.ts'"],
    ['types.ts', "import type { Writes } from './written/index.ts'"],
    ['manifest.ts', "import { PHASES } from './types.ts'"],
    ['rules/rules.test.ts', "import { decide } from '@figment/table'"],
    ['e2e/play.ts', "import type { Hand } from '../../../e2e/hand.ts'"],
    ['gallery.ts', "import { words } from './words/en.ts'"],
    ['over-sockets/races.test.ts', "import { House } from '@figment/server/testing/house.ts'"],
  ])('%s may have: %s', (file, line) => {
    expect(wrong(`games/chess/${file}`, line)).toEqual([])
  })

  it('are told apart in a sentence that says what to do', () => {
    expect(wrong('games/chess/screens/Seat.tsx', "import { rules } from '../rules.ts'")).toEqual([
      'games/chess/screens/Seat.tsx: the screens of chess must not know the rules of chess (../rules.ts)',
    ])
  })
})

describe('folders that know each other', () => {
  const graph = (files: Readonly<Record<string, string>>) =>
    graphOf(new Map(Object.entries(files).map(([path, text]) => [path, importsIn(path, text)])))

  it('are found, also through a third one and by types alone', () => {
    const found = cyclesIn(
      graph({
        'apps/web/src/kit/a.ts': "import { b } from '../table/b.ts'",
        'apps/web/src/table/b.ts': "import type { C } from '../menu/c.ts'",
        'apps/web/src/menu/c.ts': "import { a } from '../kit/a.ts'",
        'apps/web/src/home/d.ts': "import { a } from '../kit/a.ts'",
        'packages/one/src/x.ts': "import { y } from '@figment/two'",
        'packages/two/src/y.ts': "import { x } from '@figment/one/x'",
      }),
    )
    expect(found).toEqual([
      ['apps/web/src/kit', 'apps/web/src/menu', 'apps/web/src/table'],
      ['packages/one', 'packages/two'],
    ])
  })

  it('are not those of which one only tests the other', () => {
    const files = {
      'apps/web/src/kit/a.test.ts': "import { b } from '../table/b.ts'",
      'apps/web/src/table/b.ts': "import { a } from '../kit/a.ts'",
    }
    expect(cyclesIn(graph(files))).toEqual([])
  })
})
