import { ImageData } from '@napi-rs/canvas'
import { clamp } from '../interpolate.ts'
import { type Canvas, newCanvas } from './canvas.ts'

/** Float RGB, interleaved; values may leave 0 to 1 until the picture is written. */
export class Picture {
  readonly width: number
  readonly height: number
  readonly data: Float32Array

  constructor(width: number, height: number, data: Float32Array = new Float32Array(width * height * 3)) {
    this.width = width
    this.height = height
    this.data = data
  }

  static fromCanvas(canvas: Canvas): Picture {
    const { width, height } = canvas
    const picture = new Picture(width, height)
    const bytes = canvas.getContext('2d').getImageData(0, 0, width, height).data
    for (let i = 0, j = 0; i < width * height; i++) {
      picture.data[j++] = (bytes[i * 4] ?? 0) / 255
      picture.data[j++] = (bytes[i * 4 + 1] ?? 0) / 255
      picture.data[j++] = (bytes[i * 4 + 2] ?? 0) / 255
    }
    return picture
  }

  toCanvas(): Canvas {
    const canvas = newCanvas(this.width, this.height)
    const image = new ImageData(this.width, this.height)
    const from = this.data
    const to = image.data
    for (let i = 0, j = 0; i < this.width * this.height; i++) {
      to[i * 4] = clamp(from[j++] ?? 0) * 255 + 0.5
      to[i * 4 + 1] = clamp(from[j++] ?? 0) * 255 + 0.5
      to[i * 4 + 2] = clamp(from[j++] ?? 0) * 255 + 0.5
      to[i * 4 + 3] = 255
    }
    canvas.getContext('2d').putImageData(image, 0, 0)
    return canvas
  }

  toBytes(): Buffer {
    const bytes = Buffer.alloc(this.width * this.height * 3)
    for (let i = 0; i < bytes.length; i++) bytes[i] = clamp(this.data[i] ?? 0) * 255 + 0.5
    return bytes
  }
}
