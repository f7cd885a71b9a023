/** The sheet as it is now, to be moved away while another lies there already. */
export function likenessOf(canvas: HTMLCanvasElement): HTMLElement {
  const ink = document.createElement('canvas')
  ink.width = canvas.width
  ink.height = canvas.height
  ink.getContext('2d')?.drawImage(canvas, 0, 0)
  const paper = document.createElement('span')
  paper.className = 'sheet-paper'
  paper.append(ink)
  return paper
}
