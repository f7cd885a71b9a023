/** A card that is laid, something good or awaited, a second that passes, one of the very last, an alarm, something that settles, a win. */
export type Sound = 'card' | 'chime' | 'tick' | 'lastTick' | 'bell' | 'thud' | 'fanfare'

const LOUDNESS = 0.12
let context: AudioContext | null = null
/** Silent until the page says whether this device wants to hear anything. */
let isSoundOn = (): boolean => false

export function soundWhen(isWanted: () => boolean): void {
  isSoundOn = isWanted
}

/** Small, and only when this device wants to hear it. Never in the way: what cannot be played is not. */
export function sound(which: Sound): void {
  if (!isSoundOn()) return
  try {
    const audio = awake()
    // until somebody touches the page nothing may sound, and then all that waited would sound at once
    if (audio.state === 'running') SOUNDS[which](audio, audio.currentTime)
  } catch {
    // this device cannot make sounds
  }
}

/** Browsers let a page sound only after somebody has touched it. */
export function listenForFirstGesture(): void {
  const wake = () => {
    if (!isSoundOn()) return
    try {
      awake()
    } catch {
      // this device cannot make sounds
    }
  }
  for (const gesture of ['pointerup', 'keydown', 'touchend'] as const) window.addEventListener(gesture, wake, { passive: true })
}

/** Where the browser allows it, sound is ready before the first gesture. */
export function tryToSound(): void {
  try {
    if (isSoundOn()) awake()
  } catch {
    // this device cannot make sounds
  }
}

function awake(): AudioContext {
  context ??= new AudioContext({ latencyHint: 'interactive' })
  if (context.state !== 'running') context.resume().catch(() => undefined)
  return context
}

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  // a breath of paper, and the tap with which it lands
  card(audio, at) {
    const source = new AudioBufferSourceNode(audio, { buffer: rustle(audio) })
    const paper = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 0.7 })
    paper.frequency.setValueAtTime(3600, at)
    paper.frequency.exponentialRampToValueAtTime(900, at + 0.13)
    source
      .connect(paper)
      .connect(fading(audio, at, { rise: 0.03, fall: 0.12, loudness: LOUDNESS * 1.1 }))
      .connect(audio.destination)
    source.start(at)
    source.stop(at + 0.2)
    tone(audio, at + 0.09, { pitch: 150, type: 'sine', rise: 0.004, fall: 0.07, loudness: LOUDNESS * 0.7 })
  },
  chime(audio, at) {
    for (const [step, pitch] of [659.25, 987.77].entries()) {
      tone(audio, at + step * 0.11, { pitch, type: 'sine', rise: 0.008, fall: 0.9, loudness: LOUDNESS * 0.7 })
      tone(audio, at + step * 0.11, { pitch: pitch * 3, type: 'sine', rise: 0.004, fall: 0.25, loudness: LOUDNESS * 0.1 })
    }
  },
  fanfare(audio, at) {
    for (const [step, pitch] of [523.25, 659.25, 783.99, 1046.5].entries()) {
      const isLast = step === 3
      tone(audio, at + step * 0.14, { pitch, type: 'triangle', rise: 0.01, fall: isLast ? 1.2 : 0.3, loudness: LOUDNESS * 0.8 })
      if (isLast) tone(audio, at + step * 0.14, { pitch: pitch * 1.5, type: 'sine', rise: 0.02, fall: 1, loudness: LOUDNESS * 0.3 })
    }
  },
  tick(audio, at) {
    tone(audio, at, { pitch: 1250, type: 'triangle', rise: 0.001, fall: 0.035, loudness: LOUDNESS * 0.6 })
  },
  // a third higher
  lastTick(audio, at) {
    tone(audio, at, { pitch: 1575, type: 'triangle', rise: 0.001, fall: 0.045, loudness: LOUDNESS * 0.7 })
  },
  bell(audio, at) {
    for (const [step, pitch] of [880, 698.46].entries()) {
      tone(audio, at + step * 0.32, { pitch, type: 'sine', rise: 0.004, fall: 1.1, loudness: LOUDNESS })
      tone(audio, at + step * 0.32, { pitch: pitch * 2.76, type: 'sine', rise: 0.002, fall: 0.4, loudness: LOUDNESS * 0.2 })
    }
  },
  thud(audio, at) {
    tone(audio, at, { pitch: 82, type: 'sine', rise: 0.004, fall: 0.28, loudness: LOUDNESS * 1.6 })
    tone(audio, at, { pitch: 164, type: 'triangle', rise: 0.002, fall: 0.06, loudness: LOUDNESS * 0.5 })
  },
}

interface Swell {
  readonly rise: number
  readonly fall: number
  readonly loudness: number
}

function fading(audio: AudioContext, at: number, { rise, fall, loudness }: Swell): GainNode {
  const swell = new GainNode(audio, { gain: 0 })
  swell.gain.setValueAtTime(0, at)
  swell.gain.linearRampToValueAtTime(loudness, at + rise)
  swell.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall)
  return swell
}

function tone(
  audio: AudioContext,
  at: number,
  { pitch, type, ...swell }: Swell & { readonly pitch: number; readonly type: OscillatorType },
): void {
  const voice = new OscillatorNode(audio, { type, frequency: pitch })
  voice.connect(fading(audio, at, swell)).connect(audio.destination)
  voice.start(at)
  voice.stop(at + swell.rise + swell.fall + 0.05)
}

let rustling: AudioBuffer | null = null

function rustle(audio: AudioContext): AudioBuffer {
  if (rustling) return rustling
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.2), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  rustling = buffer
  return buffer
}
