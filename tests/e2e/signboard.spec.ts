import { layoutsFor, letteringOf } from '#features/listings/rules/signboard.ts'
import { call, uniqueName } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

const longNames = [
  { nameEn: 'The Neighbourhood Plumbing, Drainage and Waterproofing Company of Sham Shui Po and Cheung Sha Wan' },
  { nameEn: 'Extraordinary Airconditioning', nameZh: '深水埗及長沙灣街坊水喉渠務防漏冷氣電器維修工程有限公司' },
  { nameEn: 'Wong', nameZh: '黃' },
  { nameEn: 'Tsim Sha Tsui Neighbourhood Domestic Helpers', nameZh: '尖沙咀街坊家傭服務' },
  { nameEn: 'Kwai Fong & Tsing Yi Home Cleaning Services', nameZh: '街坊 Home Cleaning 家居清潔專門店（葵芳分店）' },
]

/** Lettering that leaves its sign or lies on the other name, and texts of cards that lie below the heart. */
const faultsOnPage = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    }
    // A line is higher than its letters by a fifth.
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 5
    const faults: string[] = []
    const signs = [...document.querySelectorAll<HTMLElement>('main .sign')]
    for (const sign of signs) {
      const board = sign.getBoundingClientRect()
      // What an ellipsis stands for is not drawn.
      const names = [...sign.children].map((name) => {
        const { top, bottom } = name.getBoundingClientRect()
        return linesOf(name).filter(
          (line) => (line.top + line.bottom) / 2 > top && (line.top + line.bottom) / 2 < bottom,
        )
      })
      const isOutside = names
        .flat()
        .some(
          ({ left, right, top, bottom }) =>
            left < board.left - 1 || right > board.right + 1 || top < board.top - 2 || bottom > board.bottom + 2,
        )
      if (isOutside) faults.push(`outside of the sign: ${sign.className} ${sign.textContent}`)
      const [large = [], small = []] = names
      if (large.some((line) => small.some((other) => meet(line, other))))
        faults.push(`one name on the other: ${sign.className} ${sign.textContent}`)
    }
    for (const card of document.querySelectorAll('main article.card')) {
      const heart = card.querySelector('.card-heart')!.getBoundingClientRect()
      if ([...card.querySelectorAll('.card-text :is(h3, p)')].flatMap(linesOf).some((line) => meet(line, heart)))
        faults.push(`below the heart: ${card.querySelector('h3')!.textContent}`)
    }
    return faults
  })

/** Draws every sign of the page in each layout that its name may have: which one a listing gets depends on its id. */
async function inEachLayout(page: Page, check: (layouts: string[]) => Promise<void>) {
  const signs = page.locator('main .sign:not(.sign-slim)')
  const names = (await signs.locator('b').allTextContents()).map((text) => text.replaceAll('\u2060', ''))
  const drawings = names.map((name) =>
    layoutsFor(name).map(({ layout, step }) => ({ layout, step, lettering: letteringOf(name, layout) })),
  )
  const rounds = Math.max(1, ...drawings.map(({ length }) => length))
  for (let round = 0; round < rounds; round++) {
    const drawn = drawings.map((possible) => possible[round % possible.length]!)
    await signs.evaluateAll((elements, all) => {
      for (const [i, { layout, step, lettering }] of all.entries()) {
        const sign = elements[i] as HTMLElement
        sign.className = sign.className
          .replace(/sign-(?:frame|band|column|pillar|blocks)/, `sign-${layout}`)
          .replace(/sign-\d/, `sign-${step}`)
        sign.firstElementChild!.textContent = lettering
      }
    }, drawn)
    await check(drawn.map(({ layout }) => layout))
  }
}

test('names fit their signboards and no heart covers text, on a phone and on a desk', async ({ page, browser }) => {
  const admin = await browser.newPage()
  await signIn(admin, demoAdmin)
  const slugs: string[] = []
  const word = uniqueName('').trim()
  for (const names of longNames) {
    const content = listingContent({ ...names, nameEn: `${names.nameEn} ${word}` })
    slugs.push((await call<{ slug: string }>(admin, 'editor/adminCreate', { content, ownerEmail: null })).slug)
  }
  await admin.close()
  // A page that got its font late keeps another one, whose lines are of other heights.
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })
  const seen = new Set<string>()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      `/explore?q=${word}`,
      '/explore',
      '/explore?sort=reviews',
      '/explore?sort=name',
      '/zh-hant/category/plumbers?area=wan-chai',
      ...slugs.map((slug) => `/service/${slug}`),
    ]) {
      await page.goto(path)
      await page.evaluate(async () => void (await document.fonts.ready))
      await inEachLayout(page, async (layouts) => {
        expect(await faultsOnPage(page), `${path} at ${width}`).toEqual([])
        for (const layout of layouts) seen.add(layout)
      })
      // A name of one character may have every layout.
      if (path.startsWith('/explore?q=')) await expect(page.locator('.sign b', { hasText: /^黃$/ })).toBeVisible()
      if (path.startsWith('/service/')) await expect(page.locator('main .sign-slim').first()).toBeVisible()
    }
  }
  expect(seen).toEqual(new Set(['frame', 'band', 'column', 'pillar', 'blocks']))
})
