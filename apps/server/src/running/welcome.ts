import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import type { Config } from './config.ts'
import { ownHosts } from './own-hosts.ts'

/** What the person who started the server reads first: where to play, and a code to point a phone at. */
export function welcome(config: Config): string {
  const { port, publicUrl, host } = config
  const isOwn = ownHosts(config)
  const here = `http://localhost:${port}`
  const addresses = host === '0.0.0.0' || host === '::' ? localAddresses() : []
  const near = addresses.filter(isOwn).map((address) => `http://${address}:${port}`)
  const invite = publicUrl?.origin ?? near[0] ?? here
  const lines = isOwn('localhost') ? [`  On this machine      ${here}`] : []
  for (const address of near) lines.push(`  On your network      ${address}`)
  if (publicUrl) lines.push(`  On the internet      ${publicUrl.origin}`)
  const qr = renderUnicodeCompact(invite, { border: 2 })
  return `\nFigment is ready.\n\n${lines.join('\n')}\n\nPoint a phone at this to open ${invite}\n\n${qr}\n\nCtrl+C stops it; tables are kept.\n`
}

function localAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )
}
