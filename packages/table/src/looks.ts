import { type Locale, readText } from '@figment/i18n'
import { COLOURS, NAME_LENGTH, type Profile, SHAPES, type TableSeat } from './types.ts'

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

export function botProfile(seats: readonly TableSeat[], locale: Locale): Profile {
  const names = BOT_NAMES[locale]
  const name = names.find((free) => seats.every((seat) => seat.name !== free)) ?? `${names[0]} ${seats.length}`
  return freeLooks(seats, { name, colour: COLOURS[0], shape: SHAPES[0] })
}
