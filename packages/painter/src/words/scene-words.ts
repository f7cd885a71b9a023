import type { Time } from '../grammar/generated-scene.ts'
import type { PlaceName } from '../places/places.ts'
import { type Words, words } from './words.ts'

export const placeWords: Readonly<Record<PlaceName, Words>> = {
  hills: words('hills', 'холмы', 'пагорби', 'wzgórza'),
  mountains: words('mountains', 'горы', 'гори', 'góry'),
  sea: words('the sea', 'море', 'море', 'morze'),
  calm: words('a calm lake', 'тихое озеро', 'тихе озеро', 'spokojne jezioro'),
  desert: words('a desert', 'пустыня', 'пустеля', 'pustynia'),
  forest: words('a forest', 'лес', 'ліс', 'las'),
  city: words('rooftops of an old city', 'крыши старого города', 'дахи старого міста', 'dachy starego miasta'),
  room: words('an empty room', 'пустая комната', 'порожня кімната', 'pusty pokój'),
  library: words('an endless library', 'бесконечная библиотека', 'нескінченна бібліотека', 'nieskończona biblioteka'),
  theatre: words('a theatre stage', 'театральная сцена', 'театральна сцена', 'scena teatru'),
  underwater: words('the sea floor', 'морское дно', 'морське дно', 'dno morza'),
  cloudsea: words('above the clouds', 'над облаками', 'над хмарами', 'ponad chmurami'),
  space: words('outer space', 'космос', 'космос', 'kosmos'),
  road: words('a road to the horizon', 'дорога к горизонту', 'дорога до обрію', 'droga do horyzontu'),
  snow: words('a snowy field', 'снежное поле', 'засніжене поле', 'ośnieżone pole'),
  chess: words('a chessboard plain', 'шахматная равнина', 'шахова рівнина', 'szachowa równina'),
  cliff: words('a cliff', 'обрыв', 'урвище', 'urwisko'),
}

export const timeWords: Readonly<Record<Time, Words>> = {
  night: words('Night', 'Ночь', 'Ніч', 'Noc'),
  day: words('Day', 'День', 'День', 'Dzień'),
  dawn: words('Dawn', 'Рассвет', 'Світанок', 'Świt'),
  dusk: words('Dusk', 'Сумерки', 'Сутінки', 'Zmierzch'),
}

/** In the order they are told. */
export const roleWords = {
  hero: words('In the centre', 'В центре', 'У центрі', 'W centrum'),
  witness: words('Nearby', 'Рядом', 'Поруч', 'Obok'),
  inside: words('Inside', 'Внутри', 'Усередині', 'Wewnątrz'),
  shadow: words('Shadow on the wall', 'Тень на стене', 'Тінь на стіні', 'Cień na ścianie'),
  leaves: words('Instead of leaves', 'Вместо листьев', 'Замість листя', 'Zamiast liści'),
  head: words('Instead of a head', 'Вместо головы', 'Замість голови', 'Zamiast głowy'),
  rain: words('Falling from the sky', 'С неба падает', 'З неба падає', 'Z nieba spada'),
  load: words('On its back', 'На спине', 'На спині', 'Na grzbiecie'),
  flow: words('In the air', 'В воздухе', 'У повітрі', 'W powietrzu'),
  goal: words('In the distance', 'Вдали', 'Удалині', 'W oddali'),
  far: words('On the horizon', 'На горизонте', 'На обрії', 'Na horyzoncie'),
  follower: words('Walking in a row', 'Идут вереницей', 'Ідуть вервечкою', 'Idą gęsiego'),
  puppet: words('On strings', 'На нитках', 'На нитках', 'Na sznurkach'),
  accent: words('Also', 'Ещё', 'Ще', 'Także'),
} satisfies Record<string, Words>

export type ToldRole = keyof typeof roleWords
