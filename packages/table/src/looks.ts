import { looksLike } from '@figment/game-kit'
import { lengthOf, type Locale, readText } from '@figment/i18n'
import type { Present } from './decision.ts'
import { COLOURS, NAME_LENGTH, type PersonId, type Profile, SHAPES, type TableOpen, type TableSeat } from './types.ts'

const BOT_NAMES: Record<Locale, readonly string[]> = {
  en: ['Biscuit', 'Clover', 'Juniper', 'Maple', 'Nutmeg', 'Pepper', 'Pickle', 'Thistle'],
  ru: ['Зефир', 'Изюм', 'Ириска', 'Лютик', 'Огонёк', 'Пончик', 'Тимьян', 'Шалфей'],
  uk: ['Барвінок', 'Жайвір', 'Кульбабка', 'Мальва', 'Пампушок', 'Родзинка', 'Сонях', 'Чебрик'],
  pl: ['Bratek', 'Chmurka', 'Figiel', 'Kleks', 'Malwa', 'Pączek', 'Rumianek', 'Wrzos'],
}

/** The name as it may be shown, or why not. */
export function cleanName(raw: string): { readonly name: string } | 'nameEmpty' | 'nameTooLong' {
  const name = readText(raw, NAME_LENGTH)
  if (name === null) return 'nameTooLong'
  return name === '' ? 'nameEmpty' : { name }
}

/** What those are called who are at the table: whoever is here, the host, and everybody who has a seat, bots among them. */
function namesAt({ people, seats, host }: TableOpen, { present, except }: Others): readonly string[] {
  const ofPeople = Object.entries(people).flatMap(([person, { name }]) =>
    person !== except && (present.has(person) || person === host) ? [name] : [],
  )
  const ofSeats = seats.flatMap(({ person, name, isOut }) => (isOut || (person !== null && person === except) ? [] : [name]))
  // an erased name is nobody's
  return [...ofPeople, ...ofSeats].filter((name) => name !== '')
}

export interface Others {
  readonly present: Present
  /** Who asks: they may be called what they are called. */
  readonly except?: PersonId
}

/** Whether somebody else at the table has a name that looks like it. */
export const isTaken = (open: TableOpen, name: string, others: Others): boolean =>
  namesAt(open, others).some((other) => looksLike(name, other))

/** The name itself, or the first that follows from it and that nobody has. */
export function freeName(open: TableOpen, name: string, others: Others): string {
  let free = name
  for (let number = 2; isTaken(open, free, others); number++) free = numbered(name, number)
  return free
}

function numbered(name: string, number: number): string {
  const letters = Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name), ({ segment }) => segment)
  const ending = ` ${number}`
  while (lengthOf(letters.join('') + ending) > NAME_LENGTH) letters.pop()
  return letters.join('').trimEnd() + ending
}

/** The looks somebody wished for; a colour or shape that another seat has is exchanged for a free one. */
export function freeLooks(seats: readonly TableSeat[], wished: Profile): Profile {
  return {
    name: wished.name,
    colour: free(
      COLOURS,
      wished.colour,
      seats.map(({ colour }) => colour),
    ),
    shape: free(
      SHAPES,
      wished.shape,
      seats.map(({ shape }) => shape),
    ),
  }
}

function free<T>(all: readonly T[], wished: T, taken: readonly T[]): T {
  return taken.includes(wished) ? (all.find((other) => !taken.includes(other)) ?? wished) : wished
}

export function botProfile(open: TableOpen): Profile {
  const name = nickname(open, { present: new Set(Object.keys(open.people)) })
  return freeLooks(open.seats, { name, colour: COLOURS[0], shape: SHAPES[0] })
}

/** A name that nobody has, for who has none. */
export function nickname(open: TableOpen, others: Others): string {
  const names = BOT_NAMES[open.locale]
  return names.find((free) => !isTaken(open, free, others)) ?? freeName(open, names[0] ?? '', others)
}
