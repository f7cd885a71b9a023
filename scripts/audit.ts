// Known vulnerabilities in what is shipped, by npm's own account. Not every registry answers that question: then nobody can tell, and this says so.
import { spawnSync } from 'node:child_process'

interface Audit {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> }
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>
}

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
const audit = read(stdout)
if (!audit?.metadata) {
  console.log('SKIPPED: the package registry in use does not answer npm audit. Run `npm audit --omit=dev` where it does.')
} else if (audit.metadata.vulnerabilities.total === 0) {
  console.log('no known vulnerability in what is shipped')
} else {
  for (const [name, { severity, range }] of Object.entries(audit.vulnerabilities ?? {})) console.log(`${severity}: ${name} ${range}`)
  process.exit(1)
}

function read(answer: string): Audit | null {
  try {
    return JSON.parse(answer) as Audit
  } catch {
    return null
  }
}
