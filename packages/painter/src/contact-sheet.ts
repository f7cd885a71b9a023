import sharp from 'sharp'

const gap = 8
const thumb = { width: 200, height: 300 }

/** All cards side by side, to see whether they are a deck. */
export async function writeContactSheet(files: readonly string[], to: string): Promise<void> {
  const columns = Math.max(1, Math.ceil(Math.sqrt(files.length * 1.6)))
  const rows = Math.max(1, Math.ceil(files.length / columns))
  const thumbs = []
  for (const [index, file] of files.entries())
    thumbs.push({
      input: await sharp(file).resize(thumb.width, thumb.height).png().toBuffer(),
      left: gap + (index % columns) * (thumb.width + gap),
      top: gap + Math.floor(index / columns) * (thumb.height + gap),
    })
  const width = columns * (thumb.width + gap) + gap
  const height = rows * (thumb.height + gap) + gap
  await sharp({ create: { width, height, channels: 3, background: '#1c1a20' } })
    .composite(thumbs)
    .png()
    .toFile(to)
}
