import { expect, it } from 'vitest'
import { joinedInPairs } from './verse.ts'

it('every second line leans on the one before', () => {
  expect(
    joinedInPairs(['I fed the moon a little hay', 'I took a raincloud out to play', 'I leased the moon my small chalet'], 'en'),
  ).toEqual(['I fed the moon a little hay', 'And took a raincloud out to play', 'I leased the moon my small chalet'])
  expect(joinedInPairs(['Я с ветром шляпами менялся', 'Я в море островом купался'], 'ru')).toEqual([
    'Я с ветром шляпами менялся',
    'И в море островом купался',
  ])
})

it('nothing leans on the deeds of the fog', () => {
  const lines = ['The fog had put my street away', 'I owed the sun and could not pay', 'I brought the sun in on a tray']
  expect(joinedInPairs(lines, 'en')).toEqual([lines[0], lines[1], 'And brought the sun in on a tray'])
})

it('a verb in the first person is enough to lean on', () => {
  expect(joinedInPairs(['Za kapeluszem w las pognałem', 'Ja gwiazd do czapki nazbierałem'], 'pl')).toEqual([
    'Za kapeluszem w las pognałem',
    'I gwiazd do czapki nazbierałem',
  ])
})
