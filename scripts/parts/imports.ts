import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Who imports what. Types count as well; whether it is only types is told. */
export interface Import {
  /** As the file spells it. */
  readonly source: string
  /** A path in the repository, or the source itself if it is not a relative one. */
  readonly target: string
  readonly isTypeOnly: boolean
}

const IMPORT = /(?:^|[\s;}])(import|export)(\s+type)?\b([^'"`;]*?\bfrom)?\s*\(?\s*'([^']+)'/g

export function importsIn(path: string, text: string): readonly Import[] {
  return [...text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '').matchAll(IMPORT)].map(([, , type, , source = '']) => ({
    source,
    target: source.startsWith('.') ? join(dirname(path), source) : source,
    isTypeOnly: type !== undefined,
  }))
}

/** Every file of ours with code in it, and what it imports. */
export function readImports(folders: readonly string[]): ReadonlyMap<string, readonly Import[]> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const found = new Map<string, readonly Import[]>()
  for (const path of listed.split('\n').filter((name) => /\.tsx?$/.test(name))) {
    const text = readIfThere(join(root, path))
    if (text !== null) found.set(path, importsIn(path, text))
  }
  return found
}

/** A file can be gone that git still knows. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
