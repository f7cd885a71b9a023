import type { Import } from './imports.ts'

/** The parts of a game, by where a file lies. */
export type Part = 'open' | 'written' | 'rules' | 'words' | 'screens' | 'tests' | 'evenings'

/** Only these names are fixed; inside, a game is free. */
export const doorsOf = (locales: readonly string[]): readonly string[] => [
  'RULES.md',
  'manifest.ts',
  'index.ts',
  'screens/index.tsx',
  ...locales.map((locale) => `words/${locale}.ts`),
]

interface Place {
  readonly game: string
  readonly part: Part
}

export function placeOf(path: string): Place | null {
  const [, game, file] = /^games\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (game === undefined || file === undefined) return null
  return { game, part: partOf(file) }
}

function partOf(file: string): Part {
  if (/^(e2e\/|gallery\.ts$)/.test(file)) return 'evenings'
  if (/\.test\.tsx?$|^(testing|over-sockets)\//.test(file)) return 'tests'
  if (file.startsWith('screens/')) return 'screens'
  if (file.startsWith('words/')) return 'words'
  if (/^written(\.ts$|\/)/.test(file)) return 'written'
  if (/^(types|open|manifest)(\.ts$|\/)/.test(file)) return 'open'
  return 'rules'
}

/** Light enough for the page. */
const SHOWN = [
  '@figment/game-kit',
  '@figment/game-kit/player',
  '@figment/i18n',
  '@figment/actions',
  '@figment/ink',
  '@figment/pictures',
  '@figment/pictures/card-id',
  '@figment/pictures/game-icons',
  '@figment/verse',
  '@figment/words/cards',
]
const CONTENT = ['@figment/actions', '@figment/ink', '@figment/pictures', '@figment/verse', '@figment/words']
const KIT = ['@figment/game-kit', '@figment/game-kit/simulate', '@figment/i18n']

interface Allowed {
  readonly parts: readonly Part[]
  /** Of these parts only types. */
  readonly typesOf?: readonly Part[]
  readonly packages: readonly string[]
  /** With everything in them. */
  readonly wholePackages?: readonly string[]
  /** Whatever is no game. */
  readonly hasAllElse?: boolean
}

const ALLOWED: Readonly<Record<Part, Allowed>> = {
  open: { parts: ['open'], typesOf: ['written'], packages: SHOWN },
  written: { parts: ['written'], packages: [...KIT, '@figment/written', 'valibot'] },
  words: { parts: ['words', 'open'], packages: SHOWN },
  rules: { parts: ['rules', 'written', 'open'], packages: [...KIT, '@figment/written', 'valibot'], wholePackages: CONTENT },
  screens: {
    parts: ['screens', 'words', 'open'],
    packages: [...SHOWN, '@figment/ink/canvas', '@figment/protocol'],
    wholePackages: ['@figment/ui', '@figment/client', 'react', 'react-dom'],
  },
  tests: {
    parts: ['tests', 'rules', 'written', 'open', 'words', 'screens'],
    packages: [
      ...KIT,
      '@figment/game-kit/testing',
      '@figment/table',
      '@figment/table/testing',
      '@figment/protocol',
      '@figment/event-log',
      '@figment/written',
    ],
    wholePackages: [...CONTENT, '@figment/server/testing', '@figment/ui', '@figment/client', 'react', 'react-dom', 'vitest', 'fast-check'],
  },
  // what a game does and shows in a browser, for tests and for the gallery: these stand around everything
  evenings: { parts: ['evenings', 'tests', 'rules', 'written', 'open', 'words', 'screens'], packages: [], hasAllElse: true },
}

/** Sentences about imports that a game must not have. */
export function wrongImports(path: string, imports: readonly Import[]): readonly string[] {
  const from = placeOf(path)
  return from ? imports.flatMap((one) => wrongIn(path, from, one)) : []
}

function wrongIn(path: string, { game, part }: Place, { source, target, isTypeOnly }: Import): readonly string[] {
  const { parts, typesOf = [], packages, wholePackages = [], hasAllElse = false } = ALLOWED[part]
  const to = placeOf(target)
  if (to?.game === game && (parts.includes(to.part) || (isTypeOnly && typesOf.includes(to.part)))) return []
  const isIn = (whole: string) => source === whole || source.startsWith(`${whole}/`)
  const isAllowedFromOutside =
    (hasAllElse && !isIn('@figment/games')) ||
    packages.includes(source) ||
    wholePackages.some(isIn) ||
    (part === 'tests' && source.startsWith('node:'))
  if (!to && isAllowedFromOutside) return []
  // styles and pictures beside a screen are its own
  if (part === 'screens' && to?.game === game && /\.(css|svg|json)$/.test(target)) return []
  const what = to ? `${isTypeOnly || !typesOf.includes(to.part) ? '' : 'more than types of '}the ${to.part} of ${to.game}` : source
  return [`${path}: the ${part} of ${game} must not know ${what} (${source})`]
}
