const barWidth = 30

/** How far it is and how long it will take, on one line if there is a terminal. */
export class ProgressBar {
  readonly #total: number
  readonly #began = performance.now()
  #done = 0

  constructor(total: number) {
    this.#total = total
  }

  step(label: string): void {
    this.#done++
    const filled = Math.round((this.#done / this.#total) * barWidth)
    const seconds = (performance.now() - this.#began) / 1000
    const left = Math.round((seconds / this.#done) * (this.#total - this.#done))
    const line = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${this.#done}/${this.#total} ${label}, ${left} s left`
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${this.#done === this.#total ? '\n' : ''}`)
    else console.log(line)
  }
}
