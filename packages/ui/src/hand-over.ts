/** Until then a browser must have copied the file to its downloads. */
const savedWithinMs = 10_000

/** To the phone's own sheet of friends where there is one, else to the downloads. */
export async function handOver(picture: Blob, { name, text }: { name: string; text: string }): Promise<'shared' | 'saved'> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' })
  if (canShareFiles() && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text })
      return 'shared'
    } catch (trouble) {
      // put away by hand: that is an answer too
      if (trouble instanceof DOMException && trouble.name === 'AbortError') return 'shared'
    }
  }
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), savedWithinMs)
  return 'saved'
}

/** Computers can share too, but there one would rather have the file. */
export const canShareFiles = (): boolean =>
  typeof navigator.share === 'function' && typeof navigator.canShare === 'function' && matchMedia('(pointer: coarse)').matches
