/** What is heard of the others. It plays by itself, wherever on the screen their faces are. */
export class Ears {
  readonly #playing = new Map<string, HTMLAudioElement>()
  readonly #silenced: (isSilenced: boolean) => void
  #speaker: string | undefined

  constructor(silenced: (isSilenced: boolean) => void) {
    this.#silenced = silenced
  }

  listen(peer: string, sound: MediaStream): void {
    const known = this.#playing.get(peer)
    if (known?.srcObject === sound) return
    const audio = known ?? new Audio()
    audio.srcObject = sound
    this.#playing.set(peer, audio)
    this.#route(audio)
    this.#play(audio)
  }

  /** After a tap, where the browser wanted one. */
  playAll(): void {
    for (const audio of this.#playing.values()) this.#play(audio)
  }

  useSpeaker(speaker: string | undefined): void {
    if (speaker === this.#speaker) return
    this.#speaker = speaker
    for (const audio of this.#playing.values()) this.#route(audio)
  }

  keepOnly(peers: ReadonlySet<string>): void {
    for (const [peer, audio] of this.#playing) {
      if (peers.has(peer)) continue
      audio.pause()
      audio.srcObject = null
      this.#playing.delete(peer)
    }
  }

  #play(audio: HTMLAudioElement): void {
    audio.play().then(
      () => this.#silenced(false),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') this.#silenced(true)
      },
    )
  }

  #route(audio: HTMLAudioElement): void {
    // not every browser lets one choose; a speaker that is gone is replaced by the usual one
    if (this.#speaker !== undefined && 'setSinkId' in audio) audio.setSinkId(this.#speaker).catch(() => undefined)
  }
}

/** A browser that lets a page choose where its sound goes. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype
