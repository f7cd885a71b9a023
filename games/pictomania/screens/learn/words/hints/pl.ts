import type { Words } from './en.ts'

export const words: Words = {
  training: 'Twój wynik: żetony za trafne typy i czarny żeton, minus własne żetony, które ci zostały.',
  scoring: 'Najwięcej pudeł i nikt ci nie dorównał? Jesteś czarną owcą, a czarny żeton liczy się na minus.',
  watching: 'Widzisz to, co wszyscy: słowa i rysunki. Zgaduj po cichu; zasady są w menu.',
}
