import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

/** Side of the exported square and of the canvas, in pixels. */
const side = 512
const step = 16
/** Zoom 1 fits the shorter side to the square; x and y are the picture's offset in canvas pixels. */
type Crop = { zoom: number; x: number; y: number }

/**
 * Crops a picture to a square by dragging, arrow keys and zoom. Draws on the canvas without React state, since pointer
 * moves arrive sixty times a second.
 */
export function useCrop(bitmap: ImageBitmap) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const crop = useRef<Crop>({ zoom: 1, x: 0, y: 0 })

  const draw = () => {
    const surface = canvas.current?.getContext('2d')
    if (!surface) return
    const now = crop.current
    const scale = (side / Math.min(bitmap.width, bitmap.height)) * now.zoom
    const [width, height] = [bitmap.width * scale, bitmap.height * scale]
    // Clamp the offset so that the picture always fills the square.
    const [maxX, maxY] = [(width - side) / 2, (height - side) / 2]
    now.x = Math.max(-maxX, Math.min(maxX, now.x))
    now.y = Math.max(-maxY, Math.min(maxY, now.y))
    surface.fillStyle = '#fff'
    surface.fillRect(0, 0, side, side)
    surface.drawImage(bitmap, (side - width) / 2 + now.x, (side - height) / 2 + now.y, width, height)
  }
  const move = (x: number, y: number) => {
    crop.current.x += x
    crop.current.y += y
    draw()
  }
  useEffect(draw)

  return {
    canvasProps: {
      ref: canvas,
      width: side,
      height: side,
      tabIndex: 0,
      onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        const perPixel = side / event.currentTarget.clientWidth
        move(event.movementX * perPixel, event.movementY * perPixel)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const [x, y] =
          { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? []
        if (x === undefined || y === undefined) return
        event.preventDefault()
        move(x, y)
      },
    },
    zoomTo: (zoom: number) => {
      crop.current.zoom = zoom
      draw()
    },
    /** Exports the square as a JPEG. */
    toJpeg: () =>
      new Promise<Blob>((resolve, reject) => {
        canvas.current!.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('the canvas could not be exported'))),
          'image/jpeg',
          0.92,
        )
      }),
  }
}
