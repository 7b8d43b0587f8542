import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { maxBytes } from '#features/uploads/rules.ts'
import { call } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { newMember } from '#tests/support/members.ts'

const heicError = 'This browser can’t read HEIC photos.'

async function openPhotoStep(page: Page) {
  const { firstName, lastName } = await newMember(page)
  const profile = { firstName, lastName, phoneNumber: '', whatsappNumber: '6123 4567', language: 'en' }
  await call(page, 'accounts/updateProfile', { ...profile, acceptsMarketing: false })
  await page.goto('/submit-listing?step=photos')
}

/** Bytes of the pictures that the page sends. */
async function sentSizes(page: Page): Promise<number[]> {
  const sizes: number[] = []
  await page.route('**/api/uploads/listing-photo', async (route) => {
    sizes.push(route.request().postDataBuffer()?.length ?? 0)
    await route.continue()
  })
  return sizes
}

test('a photo far over 10 MB is drawn smaller until it fits', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn: number[] = []
    Object.assign(window, { drawn })
    const toBlob = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')!.value as (this: void) => void
    const watched = new Proxy(toBlob, {
      apply(draw, canvas: HTMLCanvasElement, args) {
        drawn.push(Math.max(canvas.width, canvas.height))
        Reflect.apply(draw, canvas, args)
      },
    })
    Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', { value: watched })
  })
  await openPhotoStep(page)
  const sizes = await sentSizes(page)
  // Noise, which compresses badly.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
  const buffer = await sharp({ create: { width: 4_200, height: 4_000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(13_000_000)
  await page.locator('input[type="file"]').setInputFiles({ name: 'sink.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByLabel('Description of photo 1 in English')).toBeVisible({ timeout: 45_000 })
  const drawn = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn)
  expect(drawn.slice(0, 2)).toEqual([4_000, 3_000])
  expect(sizes).toHaveLength(1)
  // With the form around it.
  expect(sizes[0]).toBeLessThan(maxBytes + 4_096)
})

test('a HEIC photo that this browser cannot read is called one, chosen or dropped, and is not sent', async ({
  page,
}, testInfo) => {
  await openPhotoStep(page)
  const sizes = await sentSizes(page)
  // The head of a HEIC file, without a picture.
  const bytes = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  // Some systems know no type for it.
  for (const [name, mimeType] of [
    ['IMG_0001.HEIC', ''],
    ['IMG_0002.heic', 'image/heic'],
    ['IMG_0003.heif', 'image/heif'],
  ] as const) {
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: bytes })
    await expect(page.getByText(heicError)).toBeVisible()
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(page.getByText(heicError)).toHaveCount(0)
  }
  const file = testInfo.outputPath('IMG_0004.HEIC')
  await writeFile(file, bytes)
  const box = (await page.locator('label:has(> input[type="file"])').boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const cdp = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...at, data })
  await expect(page.getByText(heicError)).toBeVisible()
  expect(sizes).toEqual([])
})

test('a HEIC photo that this browser can read is sent as JPEG', async ({ page }) => {
  await openPhotoStep(page)
  const sent: string[] = []
  await page.route('**/api/uploads/listing-photo', async (route) => {
    sent.push(route.request().postDataBuffer()!.toString('latin1'))
    await route.continue()
  })
  // As Safari decodes HEIC, this browser decodes a PNG of that name.
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5d45' } })
    .png()
    .toBuffer()
  await page.locator('input[type="file"]').setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer })
  await expect(page.getByLabel('Description of photo 1 in English')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('Content-Type: image/jpeg')
  expect(sent[0]).toContain('\xff\xd8\xff')
})
