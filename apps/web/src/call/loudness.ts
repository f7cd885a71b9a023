/** How loud a microphone is, from 0 to 1. */
export class Loudness {
  #context: AudioContext | null = null
  #analyser: AnalyserNode | null = null
  #source: MediaStreamAudioSourceNode | null = null
  #track: MediaStreamTrack | null = null
  readonly #samples = new Float32Array(512)

  follow(track: MediaStreamTrack | null): void {
    if (track === this.#track) return
    this.#track = track
    this.#source?.disconnect()
    this.#source = null
    if (!track) return
    this.#context ??= new AudioContext()
    this.#analyser ??= new AnalyserNode(this.#context, { fftSize: 512 })
    this.#source = this.#context.createMediaStreamSource(new MediaStream([track]))
    this.#source.connect(this.#analyser)
  }

  get now(): number {
    if (!this.#analyser || !this.#track?.enabled) return 0
    // asleep until somebody has touched the page
    if (this.#context?.state === 'suspended') this.#context.resume().catch(() => undefined)
    this.#analyser.getFloatTimeDomainData(this.#samples)
    return Math.min(1, Math.sqrt(this.#samples.reduce((sum, sample) => sum + sample * sample, 0) / this.#samples.length))
  }

  close(): void {
    this.follow(null)
    this.#context?.close().catch(() => undefined)
    this.#context = null
    this.#analyser = null
  }
}
