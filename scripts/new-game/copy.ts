import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** All of this repository as it is now, uncommitted work included, in a folder of its own in which anything may be tried. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'figment-copy-'))

  constructor() {
    this.run(`git clone --shared --quiet "${root}" .`)
    const changed = execFileSync('git', ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    // two letters say how, and a blank follows
    const files = changed.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]))
    for (const file of files) this.#bring(file)
    this.#link()
    if (files.length > 0) this.commit()
  }

  /** As it is now: it may be gone. */
  #bring(file: string): void {
    const there = join(this.folder, file)
    if (!existsSync(join(root, file))) return rmSync(there, { force: true })
    mkdirSync(dirname(there), { recursive: true })
    copyFileSync(join(root, file), there)
  }

  /** What others wrote is shared; what is ours is the copy's own. */
  #link(): void {
    const installed = join(root, 'node_modules')
    const ours = join(this.folder, 'node_modules/@figment')
    mkdirSync(ours, { recursive: true })
    for (const name of readdirSync(installed).filter((one) => one !== '@figment' && one !== '.cache'))
      symlinkSync(join(installed, name), join(this.folder, 'node_modules', name))
    // they lead from folder to folder, and so stay inside the copy
    for (const name of readdirSync(join(installed, '@figment')))
      symlinkSync(readlinkSync(join(installed, '@figment', name)), join(ours, name))
  }

  write(file: string, content: object): void {
    writeFileSync(join(this.folder, file), JSON.stringify(content))
  }

  commit(): void {
    this.run('git add --all')
    this.run('git -c user.name=nobody -c user.email=nobody@localhost -c core.hooksPath=/dev/null commit --quiet --message copy')
  }

  /** What the command says; if it fails, that is the error. */
  run(command: string): string {
    const { status, said } = this.try(command)
    if (status !== 0) throw new Error(`${command}\n${said}`)
    return said
  }

  try(command: string): { readonly status: number | null; readonly said: string } {
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        PATH: `${join(this.folder, 'node_modules/.bin')}:${process.env.PATH}`,
        // a test that runs tests must not be taken for one of them
        VITEST: undefined,
        NODE_ENV: undefined,
        // what was built does not know what is changed in the copy
        BUILT_SERVER: undefined,
      },
    })
    return { status, said: `${stdout}${stderr}` }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
