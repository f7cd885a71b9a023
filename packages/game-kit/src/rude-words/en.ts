import { listed } from './listed.ts'

/** Words that are also a name, a bird or what a doctor says are not here: a Dick may sit down, and a cock may crow. */
export const en = () =>
  listed(`
  [mother] fuck: - s ed er ers ing in face faces head heads wit wits tard tards off you up boy
  [bull horse dip ape bat dog chicken] shit: - s ty tier ting head heads hole holes face faces show storm bag bags
  shat
  [jack dumb smart fat bad] ass: - es hole holes hat hats wipe wipes
  arse: - s hole holes
  bitch: - es y ing in ed
  cunt: - s y
  twat: - s
  wank: - s ed er ers ing
  cocksuck: er ers ing
  dickhead: - s
  slut: - s ty
  whore: - s house
  [sand] nigg: er ers a as az
  faggot: - s y
  kike: - s
  paki: - s
  retard: - s ed
  piss: - ed es ing er off
  blowjob: - s
  handjob: - s
  jizz: - ed
  dildo: - s es
  wtf
  stfu
`)
