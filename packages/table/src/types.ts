import type { GameId, Games } from '@figment/catalog/types'
import type { Compartments, GameTypes, Seat } from '@figment/game-kit'
import type { Colour, Player, Shape } from '@figment/game-kit/player'
import type { Skill } from '@figment/game-kit/skills'
import type { Locale } from '@figment/i18n'
import type { Writes } from './written/index.ts'

export type PersonId = string

export { COLOURS, type Colour, SHAPES, type Shape } from '@figment/game-kit/player'
export { type Skill, SKILLS } from '@figment/game-kit/skills'

/** How somebody looks at the table; remembered on their device. */
export interface Profile {
  /** Empty: somebody who asked to be forgotten. */
  readonly name: string
  readonly colour: Colour
  readonly shape: Shape
}

export const NAME_LENGTH = 20
/** Who are at a table at the same time, those whom a seat waits for among them. */
export const PEOPLE_AT_MOST = 40
/** Whom a table still knows by name: who came long ago and went is the first to be let go. */
export const PEOPLE_KEPT_AT_MOST = 60

/** How many times the usual time somebody asks for. */
export const PATIENCES = [1, 1.5, 2, 3] as const
export type Patience = (typeof PATIENCES)[number]

export interface Person extends Profile {
  readonly patience: Patience
  /** Of their own will, or they were removed. */
  readonly hasLeft: boolean
  /** Does not come back, unless they are let in again. */
  readonly isRemoved: boolean
}

/** Who comes in without being asked: everybody, nobody new before somebody at the table says so, or nobody new at all. */
export const DOORS = ['open', 'knock', 'locked'] as const
export type Door = (typeof DOORS)[number]
/** Guests who were let in and did not come yet, and TVs: the latest. */
export const LET_IN_AT_MOST = 60
/** TVs that were sent away: the latest. */
export const REMOVED_SCREENS_AT_MOST = 60

export interface TableSeat extends Player {
  /** A watcher who sits down here when the next round begins. */
  readonly wantedBy: PersonId | null
  /** Removed from the game in play; kept until its end so that its story can be told. */
  readonly isOut: boolean
}

export type Choice = { readonly [Id in GameId]: { readonly game: Id; readonly options: Games[Id]['options'] } }[GameId]
/** The game in play as everyone sees it. */
export type GameInPlay = { readonly [Id in GameId]: { readonly game: Id; readonly open: Games[Id]['open'] } }[GameId]

/** A game that was played here before: that there is one, and under which mark what everybody may see of it is fetched. */
export interface Earlier {
  /** The table's first game, second game and so on. */
  readonly number: number
  readonly game: GameId
  readonly mark: number
}

/** What its screens are shown with. */
export interface EarlierCover {
  readonly game: GameId
  readonly open: GameTypes['open']
  readonly seats: readonly Player[]
}

/** The latest game that left something to look at, until another one does. */
export interface EarlierGame {
  readonly number: number
  readonly cover: EarlierCover
  /** Of it, only pages that everybody has seen. */
  readonly hidden: object
}

export const CHAT_LENGTH = 200
export const CHAT_LINES = 60

export interface ChatLine {
  /** Counts up; a line is known by it. */
  readonly number: number
  readonly person: PersonId
  /** Empty: it was taken off. */
  readonly text: string
  /** Said by somebody who watched, in this round of the table's first game, second game and so on: the players may read it afterwards. */
  readonly aside?: { readonly game: number; readonly round: number }
}

/** What of a person can be silenced: by the host for everybody, or by anybody for themselves. */
export const MUTABLE = ['chat', 'reactions', 'clips', 'drawings'] as const
export type Muted = (typeof MUTABLE)[number]
/** A drawing is part of the game for all others: whoever does not want to see it hides it from themselves. */
export const MUTABLE_FOR_ALL = ['chat', 'reactions', 'clips'] as const satisfies readonly Muted[]
export type Mutes = Readonly<Record<PersonId, readonly Muted[]>>

/** One thing that somebody made, and that can be taken off all screens. */
export type Thing =
  | { readonly kind: 'line'; readonly number: number }
  | { readonly kind: 'name'; readonly person: PersonId }
  /** Of the table's first game, second game and so on; what the piece is, that game knows. */
  | { readonly kind: 'made'; readonly game: number; readonly piece: unknown }

/** What happened at the table, apart from the game itself; the words for it are in the dictionaries. */
export type Happening = { readonly number: number; readonly round: number | null } & (
  | {
      readonly what:
        | 'came'
        | 'left'
        | 'cameBack'
        | 'becameHost'
        | 'standsIn'
        | 'wantsTableGone'
        | 'satDown'
        | 'botStepsIn'
        | 'wasRemoved'
        | 'wasSentAway'
        | 'wasLetBack'
      readonly name: string
    }
  | {
      readonly what:
        | 'gameStarted'
        | 'gameCutShort'
        | 'gameClosed'
        | 'paused'
        | 'wentOn'
        | 'takenOff'
        | 'doorOpened'
        | 'doorKnocks'
        | 'doorLocked'
        | 'codeChanged'
    }
)
export const HAPPENINGS = 40

/** How much more is written down at a table: with little the host is told, with none only the game in play comes to its end. */
export const ROOMS = ['plenty', 'little', 'none'] as const
export type Room = (typeof ROOMS)[number]

export interface TableOpen {
  readonly code: string
  /** The language that bots speak and verses are in; every person reads the screens in their own. */
  readonly locale: Locale
  readonly host: PersonId | null
  /** Who opened the table: it stays theirs, whoever is host for a while. */
  readonly opener: PersonId | null
  /** Who is host again as soon as they are back; null: the host is no stand-in. */
  readonly standsInFor: PersonId | null
  /** Those at the table who want it deleted. */
  readonly removal: readonly PersonId[]
  readonly door: Door
  /** Screens show no code, so that nobody reads it over a shoulder or from a stream. */
  readonly isCodeHidden: boolean
  readonly people: Readonly<Record<PersonId, Person>>
  readonly seats: readonly TableSeat[]
  /** Those who watch this game and would like to play in the next one, whoever said so first first. */
  readonly nextUp: readonly PersonId[]
  readonly choice: Choice
  /** How well bots play here. */
  readonly skill: Skill
  readonly play: GameInPlay | null
  /** How many games were begun at this table. */
  readonly games: number
  /** The host ended the game in play before its time. */
  readonly isCutShort: boolean
  /** After a game: who would play another one. */
  readonly again: readonly PersonId[]
  /** Since when the game stands still; null: it does not. */
  readonly pausedAt: number | null
  /** It stands still because nobody had touched it for long: anybody may go on, not the host alone. */
  readonly isResting: boolean
  readonly chat: { readonly isOn: boolean; readonly lines: readonly ChatLine[] }
  /** Whom the host has silenced, and in what. */
  readonly muted: Mutes
  /** Rude words of people are refused. */
  readonly isFiltered: boolean
  readonly happenings: readonly Happening[]
  readonly room: Room
  /** The code of the table where the same people go on; null: they are here. */
  readonly next: string | null
  /** Null: no game before this one left anything to look at. */
  readonly earlier: Earlier | null
}

export interface TableHidden {
  readonly seed: string
  /** What the table is called wherever something of it is kept: its first code. */
  readonly name: string
  /** The table under whose name places have their marks: this one, or the first of those that it follows. */
  readonly marksOf: string
  /** Who a guest is at this table; the guest's secret itself is nowhere in the log. */
  readonly guests: Readonly<Record<string, PersonId>>
  /** How many persons there ever were: the next one gets the next number. */
  readonly persons: number
  /** Who sits at the table, those first who have played the longest. */
  readonly seated: readonly PersonId[]
  /** Everybody who ever had a seat in a game here. */
  readonly played: readonly PersonId[]
  /** Those who were removed, with the marks of the places that they came from. */
  readonly removed: Readonly<Record<PersonId, readonly string[]>>
  /** TVs that were sent away, likewise, by guest. */
  readonly removedScreens: Readonly<Record<string, readonly string[]>>
  /** Guests for whom the door was opened, and TVs. */
  readonly letIn: readonly string[]
  /** One-time codes that move a seat to another device, by their hash. */
  readonly passes: Readonly<Record<string, { readonly person: PersonId; readonly until: number }>>
  /** Something was taken off all screens, and still stands in the log. */
  readonly isToBlank: boolean
  /** Whom somebody has silenced for themselves alone, by who has. */
  readonly mutedBy: Readonly<Record<PersonId, Mutes>>
  readonly game: object | null
  readonly earlier: EarlierGame | null
  /** How often each game was begun at this table. */
  readonly begun: Readonly<Partial<Record<GameId, number>>>
}

export type TableMove =
  | { readonly type: 'changeLooks'; readonly profile: Profile }
  | { readonly type: 'sitDown'; readonly seat?: Seat | undefined }
  | { readonly type: 'standUp' }
  | { readonly type: 'playNext' }
  | { readonly type: 'leaveTable' }
  | { readonly type: 'addBot' }
  | { readonly type: 'removeSeat'; readonly seat: Seat }
  | { readonly type: 'moveSeat'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'chooseGame'; readonly game: GameId; readonly options: unknown }
  | { readonly type: 'chooseLocale'; readonly locale: Locale }
  | { readonly type: 'chooseSkill'; readonly skill: Skill }
  | { readonly type: 'passHost'; readonly to: PersonId }
  | { readonly type: 'removePerson'; readonly person: PersonId }
  | { readonly type: 'letBackIn'; readonly person: PersonId }
  | { readonly type: 'removeScreen'; readonly screen: string }
  | { readonly type: 'setDoor'; readonly door: Door }
  | { readonly type: 'hideCode'; readonly isHidden: boolean }
  | { readonly type: 'answerKnock'; readonly knock: string; readonly isLetIn: boolean }
  // even in place of somebody who is here, who can take the seat back
  | { readonly type: 'letBotPlay'; readonly seat: Seat; readonly evenIfHere?: boolean | undefined }
  | { readonly type: 'startGame' }
  | { readonly type: 'endGame' }
  | { readonly type: 'closeGame' }
  | { readonly type: 'wantAgain' }
  | { readonly type: 'pauseGame' }
  | { readonly type: 'resumeGame' }
  | { readonly type: 'askPatience'; readonly patience: Patience }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'turnChat'; readonly isOn: boolean }
  | { readonly type: 'turnFilter'; readonly isOn: boolean }
  // all that is to be silenced from now on
  | { readonly type: 'mute'; readonly person: PersonId; readonly kinds: readonly (typeof MUTABLE_FOR_ALL)[number][] }
  | { readonly type: 'muteForMe'; readonly person: PersonId; readonly kinds: readonly Muted[] }
  | { readonly type: 'takeOff'; readonly thing: Thing }
  | { readonly type: 'play'; readonly move: unknown }

/** What games write is told by their own types; the rest as the table writes it. */
export type TableEvent =
  | Exclude<Writes['event'], { readonly type: 'tableOpened' | 'gameChosen' | 'gameStarted' | 'gameMoved' }>
  | { readonly type: 'tableOpened'; readonly code: string; readonly locale: Locale; readonly choice: Choice; readonly seed: string }
  | { readonly type: 'gameChosen'; readonly choice: Choice }
  | { readonly type: 'gameStarted'; readonly game: GameId; readonly deal: object }
  | { readonly type: 'gameMoved'; readonly game: GameId; readonly event: GameTypes['event'] }

export const TABLE_REFUSALS = [
  'badMessage',
  'tooFast',
  'onlyTheHost',
  'onlyTheOpener',
  'othersMustAgree',
  'removed',
  'knockFirst',
  'doorLocked',
  'notSeated',
  'nameEmpty',
  'nameTooLong',
  'nameTaken',
  'tableFull',
  'noFreeSeat',
  'seatTaken',
  'alreadySeated',
  'noSuchSeat',
  'noSuchPerson',
  // gone already, or taken off before
  'noSuchThing',
  'notAway',
  'gameInPlay',
  'noGameInPlay',
  'tooFewPlayers',
  'tooManyPlayers',
  'badOptions',
  // the server's disk is nearly full
  'serverFull',
  'paused',
  // a rude word, at a table that keeps them away
  'rudeWord',
  // by the host
  'muted',
  'chatIsOff',
  'chatEmpty',
  'chatTooLong',
  // words of one's own for a game; and what is longer than anybody could have meant
  'textTooLong',
  'noRoomLeft',
  'tooManyWithoutPeople',
  'passUnknown',
  'passExpired',
] as const
export type TableRefusal = (typeof TABLE_REFUSALS)[number]
export type GameRefusal = Games[GameId]['refusal']
export type Refusal = TableRefusal | GameRefusal

export type HeldByGame = Games[GameId]['held']

/** The table has the same three compartments as a game, so that the same views hide its secrets. */
export interface Table extends Compartments {
  open: TableOpen
  held: HeldByGame
  hidden: TableHidden
}
