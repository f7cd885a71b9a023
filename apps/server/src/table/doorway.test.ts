import { expect, it } from 'vitest'
import { KNOCK_BOUNDS, PLACES_OF_A_PERSON_AT_MOST } from '../running/bounds.ts'
import { Doorway } from './doorway.ts'
import { Knocks } from './knocks.ts'

it(`of a person the latest ${PLACES_OF_A_PERSON_AT_MOST} places are known, each once`, () => {
  const knocks = new Knocks({ bounds: KNOCK_BOUNDS, changed: () => {}, onBound: () => {} })
  const doorway = new Doorway({ knocks, places: new Map(), placeOf: (address) => `place of ${address}` })
  const comeFrom = (address: number) => doorway.comesFrom('p1', String(address))
  const known = () => doorway.placesOf({ person: 'p1' })
  const places = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => `place of ${first + at}`)
  for (let at = 1; at <= PLACES_OF_A_PERSON_AT_MOST; at++) comeFrom(at)
  expect(known()).toEqual(places(1, PLACES_OF_A_PERSON_AT_MOST))
  comeFrom(PLACES_OF_A_PERSON_AT_MOST)
  expect(known()).toEqual(places(1, PLACES_OF_A_PERSON_AT_MOST))
  comeFrom(PLACES_OF_A_PERSON_AT_MOST + 1)
  expect(known()).toEqual(places(2, PLACES_OF_A_PERSON_AT_MOST + 1))
})
