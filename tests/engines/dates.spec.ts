import sharp from 'sharp'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { expect, test } from './journey.ts'
import type { Visitor } from './visitor.ts'

/** The pixels of the first date of the page, without its frame and the button at its end. */
async function pictureOfDate(visitor: Visitor): Promise<{ pixels: string; deviation: number }> {
  const box = await visitor.until(
    () => {
      const input = document.querySelector<HTMLInputElement>('main input[type="date"]')
      input?.blur()
      const { x, y, width, height } = input?.getBoundingClientRect() ?? new DOMRect()
      return width > 0 ? { x, y, width, height } : null
    },
    null,
    'a date',
  )
  const area = {
    left: Math.round(box!.x + 4),
    top: Math.round(box!.y + 4),
    width: Math.round(box!.width / 2),
    height: Math.round(box!.height - 8),
  }
  const cut = await sharp(await visitor.engine.screenshot())
    .extract(area)
    .png()
    .toBuffer()
  const { channels } = await sharp(cut).stats()
  return { pixels: cut.toString('base64'), deviation: Math.max(...channels.map(({ stdev }) => stdev)) }
}

test('a date that nobody has chosen looks unlike today, and in WebKit empty @deep', async ({ visitor, engineName }) => {
  await signIn(visitor, demoAdmin)
  await visitor.open('/admin/audit')
  const empty = await pictureOfDate(visitor)
  if (engineName === 'webkit') expect(empty.deviation).toBeLessThan(1)
  // As one that is there from the start: choosing one reads the table again.
  await visitor.open(`/admin/audit?from=${new Date().toLocaleDateString('en-CA')}`)
  const today = await pictureOfDate(visitor)
  expect(today.deviation).toBeGreaterThan(5)
  expect(today.pixels).not.toBe(empty.pixels)
})
