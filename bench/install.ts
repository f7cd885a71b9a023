// Brings what the bench compares with; its packages are nobody else's.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const stamp = join(here, 'node_modules/.figment-installed')
const sum = createHash('sha256')
for (const file of ['package.json', 'package-lock.json']) sum.update(readFileSync(join(here, file)))
const wanted = sum.digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what Figment is measured against …')
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: here, stdio: 'inherit' })
  if (status !== 0) {
    console.error('\n"npm install" did not work in bench/; the lines above say why. Is this machine online?\n')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
