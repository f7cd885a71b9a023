import type { Words } from './en.ts'

export const words: Words = {
  title: 'Rozgrzej pióro',
  hint: 'Przed grą nic się nie liczy',
  idea: 'Spróbuj narysować',
  another: 'Inny pomysł',
  others: 'Kartki pozostałych',
  sheetOf: (name) => `Kartka na rozgrzewkę: ${name}`,
  own: 'Twoja kartka na rozgrzewkę',
  full: 'Kartka jest pełna. Cofnij coś albo ją wyczyść',
  here: (count, of) => `Przy stole: ${count} z ${of}.`,
  allHere: 'Wszyscy są przy stole.',
  waitingFor: (names) => `Czekamy: ${names}.`,
  back: 'Wróć do stołu',
  ideas: {
    what: ['kot', 'ryba', 'słoń', 'bałwan', 'robot', 'pingwin', 'duch', 'czajnik', 'jeż', 'żyrafa', 'pirat', 'banan'],
    where: [
      'w zamku',
      'na rowerze',
      'w wannie',
      'na księżycu',
      'pod parasolem',
      'w kapeluszu',
      'na huśtawce',
      'w łódce',
      'na drzewie',
      'w łóżku',
      'na nartach',
      'w balonie',
    ],
  },
}
