import type { FrameName } from '../frames/frames.ts'
import type { Point } from '../interpolate.ts'
import { type PaletteName, paletteNames, palettes } from '../palettes/palettes.ts'
import type { PlaceOptions } from '../places/place.ts'
import type { PlaceName } from '../places/places.ts'
import type { Rng } from '../random/rng.ts'
import type { WeatherName } from '../weather/weather.ts'
import { moodOf } from './scene-words.ts'
import type { Mood, Time } from '../../../../content/pictures/src/scene/words.ts'

export interface Setting {
  place: PlaceName
  palette: PaletteName
  light: Point
  placeOptions: PlaceOptions
  time: Time
  mood: readonly [Mood] | readonly [Mood, Mood]
  weather: WeatherName
  frame: FrameName
}

/** What a device insists on. */
export interface SettingWishes {
  light?: Point
  options?: PlaceOptions
  weather?: WeatherName
  frame?: FrameName
  palettes?: readonly PaletteName[]
  /** What the device feels like, whatever the colours. */
  mood?: Mood
}

/** The palettes a place looks best in; any, if it is not listed. */
const palettesOf: Partial<Record<PlaceName, readonly PaletteName[]>> = {
  desert: ['desertMint', 'amberDusk', 'rustIce', 'goldUltra', 'sepiaRed', 'magentaNight', 'crimson', 'tealCoral'],
  snow: ['iceRed', 'goldUltra', 'moonTeal', 'lavender', 'noirYellow', 'stormInk', 'magentaNight'],
  forest: ['emerald', 'verdigris', 'autumn', 'moonTeal', 'plumLamp', 'springPink', 'rustIce', 'oliveP'],
  underwater: ['verdigris', 'moonTeal', 'emerald', 'goldUltra', 'lavender', 'desertMint'],
  space: ['goldUltra', 'plumLamp', 'moonTeal', 'crimson', 'emerald'],
  theatre: ['crimson', 'plumLamp', 'goldUltra', 'amberDusk'],
  library: ['plumLamp', 'amberDusk', 'autumn', 'emerald', 'sepiaRed'],
  hills: ['roseDawn', 'verdigris', 'autumn', 'springPink', 'moonTeal', 'amberDusk', 'tealCoral', 'goldUltra', 'oliveP', 'magentaNight'],
  room: ['amberDusk', 'plumLamp', 'goldUltra', 'verdigris', 'crimson', 'moonTeal', 'autumn', 'lavender'],
}

export function chooseSetting(rng: Rng, place: PlaceName, wishes: SettingWishes): Setting {
  const palette = rng.pick(wishes.palettes ?? palettesOf[place] ?? paletteNames)
  const { isNight } = palettes[palette]
  const mood = moodsOf(palette, wishes.mood)
  const light = wishes.light ?? ([rng.between(0.15, 0.85), rng.between(0.1, 0.32)] as const)
  const placeOptions = {
    mode: rng.pick(isNight ? ['plain', 'vortex', 'vortex', 'aurora', 'plain'] : ['plain', 'plain', 'rays', 'vortex']),
    clouds: rng.between(0.25, 0.65),
    disc: rng.chance(0.6) ? rng.between(34, 74) : 0,
    ...wishes.options,
  }
  const weather = wishes.weather ?? (rng.chance(0.45) ? rng.pick(weathersOf(place, isNight)) : 'none')
  const frame = wishes.frame ?? chooseFrame(rng, place)
  return { place, palette, light, placeOptions, time: timeOf(palette), mood, weather, frame }
}

const moodsOf = (palette: PaletteName, mood: Mood | undefined): Setting['mood'] =>
  mood && mood !== moodOf[palette] ? [mood, moodOf[palette]] : [moodOf[palette]]

const timeOf = (palette: PaletteName): Time => {
  if (palettes[palette].isNight) return 'night'
  if (palette === 'roseDawn') return 'dawn'
  return palette === 'amberDusk' || palette === 'lavender' ? 'dusk' : 'day'
}

function weathersOf(place: PlaceName, isNight: boolean): readonly WeatherName[] {
  switch (place) {
    case 'snow':
      return ['snow']
    case 'forest':
      return ['fireflies', 'petals', 'mist']
    case 'library':
    case 'attic':
    case 'cave':
    case 'tower':
    case 'station':
    case 'room':
    case 'theatre':
    case 'underwater':
    case 'space':
      return ['none']
    default:
      return isNight ? ['none', 'snow', 'mist', 'petals'] : ['petals', 'none', 'mist', 'rain']
  }
}

function chooseFrame(rng: Rng, place: PlaceName): FrameName {
  switch (place) {
    case 'hills':
    case 'field':
    case 'garden':
    case 'orchard':
    case 'swamp':
    case 'road':
    case 'snow':
    case 'mountains':
      return rng.pick(['grass', 'none', 'branches', 'flowers', 'none', 'leaves', 'grass', 'none'])
    case 'desert':
    case 'sea':
    case 'cloudsea':
    case 'chess':
    case 'city':
      return rng.pick(['none', 'none', 'none', 'branches', 'leaves'])
    case 'forest':
      return rng.pick(['none', 'leaves', 'flowers'])
    default:
      return 'none'
  }
}
