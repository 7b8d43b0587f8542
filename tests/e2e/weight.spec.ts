import { expect, test } from '@playwright/test'
import { bytesOf, filesOfPage } from '#tests/support/screen.ts'

/** Where visitors arrive, with everything still to load. */
const pages = [
  ['home', '/'],
  ['explore', '/explore'],
  ['a listing', '/service/'],
] as const

for (const [name, path] of pages) {
  test(`${name} brings less than 130 KB of script, compressed`, async ({ page, request }) => {
    const found = (await (await request.get('/api/v1/search?sort=reviews&limit=1')).json()) as {
      items: { slug: string }[]
    }
    const files = await filesOfPage(page, path.endsWith('/service/') ? path + found.items[0]!.slug : path)
    const script = bytesOf(files, 'Script')
    expect(script).toBeGreaterThan(50_000)
    expect(script, JSON.stringify(files.filter(({ type }) => type === 'Script'))).toBeLessThan(130_000)
  })
}
