import { test as plainTest } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { totalBytes, loadedFiles } from '#tests/support/screen.ts'

/** The main landing pages, loaded with an empty cache. */
const pages = [
  ['home', '/'],
  ['explore', '/explore'],
  ['a category', '/category/plumbers'],
  ['a listing', '/service/'],
] as const

for (const [name, path] of pages) {
  test(`${name} loads at most 150 KB of compressed script, and its stylesheet once`, async ({ page, request }) => {
    const found = (await (await request.get('/api/v1/search?sort=reviews&limit=1')).json()) as {
      items: { slug: string }[]
    }
    const files = await loadedFiles(page, path.endsWith('/service/') ? path + found.items[0]!.slug : path)
    const script = totalBytes(files, 'Script')
    expect(script).toBeGreaterThan(50_000)
    expect(script, JSON.stringify(files.filter(({ type }) => type === 'Script'))).toBeLessThanOrEqual(150_000)
    // React Router names it a second time, with a `#`; then it comes from memory.
    expect(files.filter(({ type, bytes }) => type === 'Stylesheet' && bytes > 0)).toHaveLength(1)
    expect(
      files.filter((file) => file.path.startsWith('/assets/icons.')),
      'the icons of the back office',
    ).toEqual([])
  })
}

// Not in a page of journeys, which waits for hydration by itself.
plainTest('a script that is requested when the network has long been idle is counted', async ({ page }) => {
  const html = '<!doctype html><script type="module">setTimeout(() => import("/late.js"), 2000)</script>'
  await page.route('**/late', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/late.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.hydrated = ""' }),
  )
  const files = await loadedFiles(page, 'http://localhost/late')
  expect(files.map(({ path }) => path).toSorted()).toEqual(['/late', '/late.js'])
})
