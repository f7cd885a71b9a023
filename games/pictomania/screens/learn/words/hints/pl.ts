import type { Words } from './en.ts'

export const words: Words = {
  understanding: 'Jedno z tych słów przypadnie tobie. Jest jakieś nieznane? Poproś o inną kartę.',
  drawing: 'Rysuj znaczenie: bez liter i cyfr. Wystarczy, gdy rysunku nie da się z niczym pomylić.',
  guessing: 'Liczy się tylko numer, a im wcześniej, tym lepiej. Ale po pierwszym typie już nie rysujesz.',
  finishing: 'Zgaduj dalej, jeśli chcesz, i weź czarny żeton: im wcześniej, tym więcej gwiazdek.',
  opening: 'Po kolei: trafny typ zabiera autorowi najlepszy żeton. Czego nikt nie zabierze, idzie autorowi na minus.',
  training: 'Twój wynik: żetony za trafne typy i czarny żeton, minus własne żetony, które ci zostały.',
  scoring: 'Najwięcej pudeł i nikt ci nie dorównał? Jesteś czarną owcą, a czarny żeton liczy się na minus.',
  watching: 'Widzisz to, co wszyscy: słowa i rysunki. Zgaduj po cichu; zasady są pod znakiem „?” u góry.',
}
