const KEY = 'figment.cameBackAt'
const firstLookAfterMs = 4000
const lookEveryMs = 5000
/** A page that breaks again this soon after it came back is not helped by coming back once more. */
const helpsAgainAfterMs = 60_000

/**
 * Loads the page anew, but only once the server answers: a browser's own error page would stay for ever.
 * Where somebody sits in front of it, once; on a TV as often as it takes.
 */
export function comeBackWhenReachable({ mayRepeat }: { readonly mayRepeat: boolean }): () => void {
  if (!mayRepeat && cameBackLately()) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const look = async () => {
    if (await isReachable()) {
      if (isOver) return
      rememberComingBack()
      location.reload()
    } else if (!isOver) {
      timer = setTimeout(() => void look(), lookEveryMs)
    }
  }
  timer = setTimeout(() => void look(), cameBackLately() ? 4 * firstLookAfterMs : firstLookAfterMs)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(lookEveryMs) })).ok
  } catch {
    return false
  }
}

function cameBackLately(): boolean {
  try {
    const at = Number(sessionStorage.getItem(KEY) ?? 0)
    return Date.now() - at < helpsAgainAfterMs
  } catch {
    // without a memory nobody knows how often it was tried: rather not
    return true
  }
}

function rememberComingBack(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // only a TV comes here without a memory
  }
}
