/** A list that is being written survives a reload. */
const KEY = 'figment.pictomania.list'

export function recallList(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keepList(text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // a browser that keeps nothing, or not so much: only a reload would have missed it
  }
}
