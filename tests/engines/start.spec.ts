import { expect, test } from './journey.ts'
import { Visitor } from './visitor.ts'

test('a page that is scrolled before it is painted starts, 24 times of 24 @deep', async ({ visitor }) => {
  await visitor.open('/explore')
  for (let time = 0; time < 24; time++) {
    await visitor.engine.evaluate((y) => scrollTo(0, y), 600 + 100 * time)
    await visitor.reload()
  }
})

test('a page that opens at one of its parts starts @deep', async ({ visitor }) => {
  const found = (await (await visitor.request.get('/api/v1/search?sort=reviews&limit=1')).json()) as {
    items: { slug: string }[]
  }
  for (let time = 0; time < 3; time++) {
    await visitor.open('/explore')
    await visitor.open(`/service/${found.items[0]!.slug}#reviews`)
  }
})

test('pages start where the browser blocks site data @deep', async ({ startEngine }) => {
  const engine = await startEngine({ blocksSiteData: true })
  const visitor = new Visitor(engine)
  for (const path of ['/', '/explore', '/auth', '/shortlist', '/zh-hant/pricing']) await visitor.open(path)
  await visitor.open('/')
  await visitor.click({ css: 'header button[aria-label*="theme"]' })
  await visitor.until(() => document.documentElement.classList.contains('dark'), null, 'the theme is dark')
  await engine.close()
  // The router reports that it may not store where a page was scrolled to.
  expect(engine.errors.filter((error) => !/SecurityError|JSHandle@error/.test(error))).toEqual([])
})
