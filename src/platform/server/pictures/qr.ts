import { create } from 'qrcode'

/**
 * A QR code as SVG: black on white with a quiet zone of four modules, error correction M. One path for all dark
 * modules; scales to any size. Throws for a text too long for a QR code (about 2,300 bytes).
 */
export function qrSvg(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let run = 0
      while (x + run < size && data[y * size + x + run]) run++
      if (run) path += `M${x + 4} ${y + 4}h${run}v1h-${run}z`
      x += run
    }
  }
  const box = size + 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${box}v${box}H0z"/><path d="${path}"/></svg>`
}
