import { create } from 'qrcode'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { qrSvg } from './qr.ts'

it('draws every module with a quiet zone of four', async () => {
  const text = 'https://kaifong.example/zh-hant/service/wan-chai-plumbing-0193f0a2'
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const box = size + 8
  const pixels = await sharp(Buffer.from(qrSvg(text)))
    .resize(box, box, { kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer()
  for (let y = 0; y < box; y++) {
    for (let x = 0; x < box; x++) {
      const [mx, my] = [x - 4, y - 4]
      const isDark = mx >= 0 && my >= 0 && mx < size && my < size && Boolean(data[my * size + mx])
      expect(pixels[y * box + x]! < 128, `${x},${y}`).toBe(isDark)
    }
  }
})

it('refuses a text too long for a code', () => {
  expect(() => qrSvg('x'.repeat(3_000))).toThrow()
})
