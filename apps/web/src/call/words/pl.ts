import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  title: 'Rozmowa wideo',
  button: (count) =>
    count === 0
      ? 'Rozmowa wideo'
      : `Rozmowa wideo, ${plural('pl', count, { one: `rozmawia ${count} osoba`, few: `rozmawiają ${count} osoby`, many: `rozmawia ${count} osób`, other: `rozmawia ${count} osoby` })}`,
  lead: 'Rozmawiajcie i patrzcie na siebie podczas gry. Obraz i dźwięk płyną wprost z urządzenia na urządzenie i nigdzie nie zostają.',
  inIt: (names) => `Już rozmawiają: ${names}`,
  nobody: 'Jeszcze nikt nie rozmawia.',
  preview: 'Tak zobaczą cię inni',
  cameraIsOff: 'Kamera jest wyłączona: inni zobaczą twojego królika',
  join: 'Dołącz do rozmowy',
  joinMuted: 'Dołącz, tylko patrz i słuchaj',
  leave: 'Wyjdź z rozmowy',
  done: 'Gotowe',
  fold: 'Zwiń twarze',
  unfold: 'Pokaż twarze',
  section: 'Rozmowa',
  faces: 'W rozmowie',
  turn: {
    audio: { on: 'Włącz mikrofon', off: 'Wycisz mikrofon' },
    video: { on: 'Włącz kamerę', off: 'Wyłącz kamerę' },
  },
  keys: 'Klawisze: M\u00a0–\u00a0mikrofon, V\u00a0–\u00a0kamera',
  devices: { audio: 'Mikrofon', video: 'Kamera', speaker: 'Głośnik' },
  usual: 'Jak wybierze przeglądarka',
  asking: 'Zezwól na to w przeglądarce…',
  tile: {
    you: 'ty',
    muted: 'wyciszony mikrofon',
    cameraOff: 'kamera wyłączona',
    speaking: 'mówi',
    connecting: 'łączymy…',
  },
  trouble: {
    audio: {
      denied: 'Przeglądarka nie daje nam mikrofonu. Zezwól na niego obok adresu i włącz go jeszcze raz.',
      missing: 'Nie widać mikrofonu. Podłącz go albo dołącz i słuchaj.',
      busy: 'Mikrofon nie odpowiada: może używa go inny program. Zamknij go i włącz mikrofon jeszcze raz.',
      insecure: 'Przeglądarki dają mikrofon tylko adresom z https. Tutaj możesz widzieć i słyszeć innych.',
    },
    video: {
      denied: 'Przeglądarka nie daje nam kamery. Zezwól na nią obok adresu i włącz ją jeszcze raz.',
      missing: 'Nie widać kamery. Możesz dołączyć bez niej.',
      busy: 'Kamera nie odpowiada: może używa jej inny program. Zamknij go i włącz kamerę jeszcze raz.',
      insecure: 'Przeglądarki dają kamerę tylko adresom z https. Tutaj możesz widzieć i słyszeć innych.',
    },
  },
  notice: {
    full: 'W rozmowie nie ma już miejsca: jest ich osiem.',
    elsewhere: 'Rozmawiasz teraz z innego urządzenia.',
    askAgain: 'Znów jesteś w rozmowie, ale przeglądarka chce jeszcze jednej zgody, zanim cię pokaże.',
  },
  askAgain: 'Włącz to, co było włączone',
  silenced: 'Przeglądarka czeka na dotknięcie, zanim włączy dźwięk.',
  unsilence: 'Włącz dźwięk',
  unsupported: 'Ta przeglądarka nie umie rozmawiać wideo.',
}
