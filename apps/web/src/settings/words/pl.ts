import type { HouseWords } from './en.ts'

export const pl: HouseWords = {
  settings: {
    title: 'Ustawienia',
    device: 'To urządzenie je zapamięta.',
    theme: 'Oświetlenie',
    themes: { system: 'Jak w systemie', dark: 'Wieczór', light: 'Dzień' },
    sound: 'Dźwięk',
    soundHint: 'Cichutki: karta, dzwonek, tykanie.',
    hand: 'Dla lewej ręki',
    handHint: 'Przyciski przejdą tam, gdzie sięga lewy kciuk.',
    motion: 'Ruch',
    motions: { system: 'Jak w systemie', calm: 'Spokojny' },
    motionHint: 'Spokojny: ekrany zmieniają się bez animacji.',
    patience: 'Więcej czasu',
    patienceHint: 'Zegary czekają na ciebie dłużej. Od twojego następnego ruchu.',
    patiences: { 1: 'Jak wszyscy', 1.5: '× 1,5', 2: '× 2', 3: '× 3' },
  },
  pause: {
    paused: 'Pauza',
    text: 'Zegar stoi, nic nie przepadnie.',
    pause: 'Wstrzymaj grę',
    goOn: 'Gramy dalej',
    hostGoesOn: (host) => `Grę może wznowić ${host}`,
    nobodyGoesOn: 'Gra ruszy dalej, gdy znów będzie gospodarz',
  },
  host: {
    tools: 'Dla gospodarza',
    chat: 'Czat przy tym stole',
    remove: 'Usuń gracza',
    removeWho: 'Kto wychodzi z gry?',
    removed: (name) => `Już nie gra: ${name}`,
    again: 'W tym samym gronie; grę można jeszcze zmienić.',
  },
  watching: {
    removed: 'Gospodarz wyłączył cię z tej gry. Możesz patrzeć, a w następnej zagrasz.',
    tookMyselfOut: 'Ta gra toczy się już bez ciebie. Możesz patrzeć, a w następnej zagrasz.',
  },
  status: {
    offline: 'Nie masz internetu',
    offlineText: 'Gdy tylko wróci, wrócisz do stołu. Twoje miejsce czeka.',
    lookingAgain: 'Szukamy go dalej.',
    comingBack: 'Za chwilę samo wróci. Nic nie przepadło.',
  },
}
