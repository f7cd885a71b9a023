// apart from the page, so that nothing on it stands still meanwhile
import { solve } from '@figment/protocol'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page, which has no other origin
self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(solve(data)))
