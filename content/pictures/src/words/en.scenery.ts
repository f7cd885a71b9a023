import { MOODS, type Mood, type Place, type Time, type Weather } from '../scene/words.ts'

export const places = {
  hills: 'among rolling hills',
  meadow: 'in a meadow',
  garden: 'in a garden',
  mountains: 'in the mountains',
  'open-sea': 'on the open sea',
  lake: 'on a quiet lake',
  shore: 'on a shore',
  island: 'on an island',
  desert: 'in a desert',
  forest: 'in a forest',
  'winter-forest': 'in a winter forest',
  'old-city': 'in an old city',
  rooftops: 'among city rooftops',
  street: 'in a city street',
  square: 'in a city square',
  bridge: 'on a bridge',
  room: 'in a room',
  attic: 'in an attic',
  library: 'in an endless library',
  theatre: 'in a theatre',
  underwater: 'deep underwater',
  'above-clouds': 'above the clouds',
  'night-sky': 'in the night sky',
  space: 'in outer space',
  road: 'on a road',
  crossroads: 'at a crossroads',
  snowfield: 'in a field of snow',
  chessboard: 'on a chessboard',
  cliff: 'on the edge of a cliff',
  cave: 'in a cave',
  field: 'in an open field',
  orchard: 'in an orchard',
  station: 'at a railway station',
  ruins: 'among ruins',
  swamp: 'in a swamp',
  stairs: 'on a staircase',
} as const satisfies Record<Place, string>

export const times = { dawn: 'at dawn', day: 'by day', dusk: 'at dusk', night: 'at night' } as const satisfies Record<Time, string>

export const weathers = {
  clear: '',
  cloudy: 'under a cloudy sky',
  fog: 'in the fog',
  rain: 'in the rain',
  snow: 'in falling snow',
  storm: 'in a storm',
  wind: 'in the wind',
  starry: 'under the stars',
  moonlit: 'in the moonlight',
  sunny: 'in bright sunshine',
  'falling-leaves': 'among falling leaves',
  sparks: 'among flying sparks',
} as const satisfies Record<Weather, string>

export const moods = Object.fromEntries(MOODS.map((mood) => [mood, mood])) as Readonly<Record<Mood, string>>
