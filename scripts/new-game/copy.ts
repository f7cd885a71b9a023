import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** All of this repository as it is now, uncommitted work included, in a folder of its own in which anything may be tried. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'figment-copy-'))

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    for (const file of listed.split('\0').filter(Boolean)) copyIfThere(file, this.folder)
    this.#link()
    this.run('git init --quiet')
    this.commit()
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

/** A file can be gone that git still knows. */
function copyIfThere(file: string, folder: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  try {
    cpSync(join(root, file), join(folder, file))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
