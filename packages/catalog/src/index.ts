import { manifest as tRexManifest } from '@figment/games/t-rex/manifest.ts'
import { manifest as pictomaniaManifest } from '@figment/games/pictomania/manifest.ts'
import { manifest as poeziumManifest } from '@figment/games/poezium/manifest.ts'
import { manifest as dixitManifest } from '@figment/games/dixit/manifest.ts'
import { bot as dixitBot, dixit } from '@figment/games/dixit/index.ts'
import { figures as dixitFigures } from '@figment/games/dixit/figures.ts'
import { forget as dixitForget } from '@figment/games/dixit/forget.ts'
import { vocabulary as dixitVocabulary } from '@figment/games/dixit/written/index.ts'
import { twin as dixitTwin } from '@figment/games/dixit/twin.ts'
import type { Forget, GameTypes, Manifest, Puppet, Rules, Seat, Vocabulary, WatchingBot } from '@figment/game-kit'
import type { Figure, Twin } from '@figment/game-kit/simulate'
import { mayDraw, bot as pictomaniaBot, pictomania } from '@figment/games/pictomania/index.ts'
import { figures as pictomaniaFigures } from '@figment/games/pictomania/figures.ts'
import { forget as pictomaniaForget } from '@figment/games/pictomania/forget.ts'
import { twin as pictomaniaTwin } from '@figment/games/pictomania/twin.ts'
import { vocabulary as pictomaniaVocabulary } from '@figment/games/pictomania/written/index.ts'
import { vocabulary as poeziumVocabulary } from '@figment/games/poezium/written/index.ts'
import { bot as poeziumBot, poezium } from '@figment/games/poezium/index.ts'
import { figures as poeziumFigures } from '@figment/games/poezium/figures.ts'
import { twin as poeziumTwin } from '@figment/games/poezium/twin.ts'
import { mayMove, puppet, tRex, bot as tRexBot, WARM_UPS } from '@figment/games/t-rex/index.ts'
import { figures as tRexFigures } from '@figment/games/t-rex/figures.ts'
import { twin as tRexTwin } from '@figment/games/t-rex/twin.ts'
import { vocabulary as tRexVocabulary } from '@figment/games/t-rex/written/index.ts'
import { LOCALES, type Locale } from '@figment/i18n'
import type { GameId, Games } from './types.ts'

export * from './types.ts'

export interface Entry<G extends GameTypes> {
  readonly manifest: Manifest<G>
  readonly rules: Rules<G>
  /** How it is written down, by every version there was. */
  readonly vocabulary: Vocabulary<G>
  bot(...seen: Parameters<WatchingBot<G>>): ReturnType<WatchingBot<G>>
  /** Whether what this seat draws may be seen by the others while it is drawn; left out by games without ink. */
  mayDraw?(open: G['open'], seat: Seat): boolean
  /** Whether this seat's puppet may move now; left out by games without puppets, and so is the bots' puppet. */
  mayMove?(open: G['open'], seat: Seat): boolean
  puppet?(...shown: Parameters<Puppet<G>>): ReturnType<Puppet<G>>
  /** How it forgets what somebody wrote or drew; left out by games in which people only choose. */
  readonly forget?: Forget<G>
  /** The same game with other secrets, for the proof that none is told. */
  twin(...played: Parameters<Twin<G>>): ReturnType<Twin<G>>
  /** The options that a table of this language starts from; what is left out has its own default. */
  usual(language: Locale): object
  /** The options that `npm run simulate` takes, by their names on the command line. */
  readonly simulated: Readonly<Record<string, readonly string[]>>
  /** What `npm run simulate` counts in this game alone. */
  readonly figures: readonly Figure<G>[]
}

/** The list of games: a fifth one is added here. */
export const catalog: { readonly [Id in GameId]: Entry<Games[Id]> } = {
  dixit: {
    manifest: dixitManifest,
    rules: dixit,
    vocabulary: dixitVocabulary,
    bot: dixitBot,
    forget: dixitForget,
    twin: dixitTwin,
    usual: () => ({}),
    simulated: { edition: ['classic', '2021'] },
    figures: dixitFigures,
  },
  poezium: {
    manifest: poeziumManifest,
    rules: poezium,
    vocabulary: poeziumVocabulary,
    bot: poeziumBot,
    twin: poeziumTwin,
    usual: (language) => ({ language }),
    simulated: { language: LOCALES },
    figures: poeziumFigures,
  },
  pictomania: {
    manifest: pictomaniaManifest,
    rules: pictomania,
    vocabulary: pictomaniaVocabulary,
    bot: pictomaniaBot,
    mayDraw,
    forget: pictomaniaForget,
    twin: pictomaniaTwin,
    usual: (language) => ({ language }),
    simulated: { language: LOCALES },
    figures: pictomaniaFigures,
  },
  't-rex': {
    manifest: tRexManifest,
    rules: tRex,
    vocabulary: tRexVocabulary,
    bot: tRexBot,
    mayMove,
    puppet,
    twin: tRexTwin,
    usual: () => ({}),
    simulated: { warmUp: WARM_UPS },
    figures: tRexFigures,
  },
}

/** A game whose types the table need not know; methods let it stand for any of them. */
export function entry(id: GameId): Entry<GameTypes> {
  return catalog[id]
}
