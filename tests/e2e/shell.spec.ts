import { createHash } from 'node:crypto'
import { expect, test } from '#tests/support/journey.ts'
import { consoleErrors, axeViolationsInBothThemes, axeViolations, languages } from '#tests/support/screen.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

const notFound = {
  en: { title: 'Page not found', home: 'Go Home', browse: 'Browse Services' },
  'zh-Hant': { title: '找不到這一頁', home: '返回主頁', browse: '瀏覽服務' },
  'zh-Hans': { title: '找不到这个页面', home: '返回首页', browse: '浏览服务' },
}

for (const { lang, prefix, sweepTag } of languages) {
  test(`an unknown path in ${lang} responds 404 with links to home and explore${sweepTag}`, async ({ page }) => {
    const response = await page.goto(`${prefix}/no/such/page`)
    expect(response?.status()).toBe(404)
    const t = notFound[lang]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: t.browse }).click()
    await expect(page).toHaveURL(`${prefix}/explore`)
    await page.goto(`${prefix}/no/such/page`)
    await page.getByRole('main').getByRole('link', { name: t.home }).click()
    await expect(page).toHaveURL(prefix || '/')
  })
}

test.describe('the language', () => {
  test('follows the browser on a path without prefix, and the prefix otherwise', async ({ browser }) => {
    for (const [locale, lang] of [
      ['zh-HK', 'zh-Hant'],
      ['zh-CN', 'zh-Hans'],
      ['fr-FR', 'en'],
    ] as const) {
      const context = await browser.newContext({ locale })
      const page = await context.newPage()
      await page.goto('/about')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.goto('/zh-hans/about')
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
      await context.close()
    }
  })

  test('can be switched without losing page, query and scroll position, and is remembered', async ({ page }) => {
    const errors = consoleErrors(page)
    await page.goto('/explore?category=plumbers')
    const bottom = await page.evaluate(() => (window.scrollTo(0, document.body.scrollHeight), window.scrollY))
    await page.getByRole('contentinfo').getByRole('button', { name: '繁體中文' }).click()
    await expect(page).toHaveURL('/zh-hant/explore?category=plumbers')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(bottom / 2)
    await page.goto('/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveURL('/about')
    // Also while the site has no number, as after its installation.
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp us' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(errors).toEqual([])
  })

  for (const [width, tag] of [
    [390, ''],
    [768, ' @deep'],
    [1440, ' @deep'],
  ] as const) {
    test(`can be switched in the header at ${width} px, without JavaScript${tag}`, async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 844 } })
      await page.goto('/pricing')
      const header = page.getByRole('banner')
      await header.locator('summary[aria-label^=Language]').click()
      await header.getByRole('button', { name: '繁體中文' }).click()
      await expect(page).toHaveURL('/zh-hant/pricing')
      await page.close()
    })
  }

  test('can be switched without JavaScript, and never redirects to another site @deep', async ({
    browser,
    request,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/pricing')
    await page.getByRole('contentinfo').getByRole('button', { name: '简体中文' }).click()
    await expect(page).toHaveURL('/zh-hans/pricing')
    await page.close()
    for (const next of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
    ]) {
      const response = await request.post('/language', { form: { language: 'en', next }, maxRedirects: 0 })
      expect(response.status()).toBe(303)
      expect(response.headers().location, next).toMatch(/^\/(?![/\\])/)
    }
  })

  test('can be switched where links of e-mails lead, whose address no other site learns', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    const response = await page.goto('/auth?mode=forgot')
    expect(response?.headers()['referrer-policy']).toBe('same-origin')
    await page.getByRole('contentinfo').getByRole('button', { name: '简体中文' }).click()
    await expect(page).toHaveURL('/zh-hans/auth?mode=forgot')
    await page.close()
  })

  test('stays the same during client-side navigation @deep', async ({ page }) => {
    await page.goto('/zh-hant')
    await page.getByRole('banner').getByRole('link', { name: '收費' }).click()
    await expect(page).toHaveURL('/zh-hant/pricing')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  })
})

test('a tooltip opens after 700 ms, at once beside another one, and with focus by keyboard', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  const tooltip = page.getByRole('tooltip')
  const button = page.getByRole('banner').getByRole('button', { name: 'Dark theme' })
  await expect(async () => {
    await page.mouse.move(0, 0)
    await button.hover()
    await expect(button).not.toHaveAttribute('title', /./, { timeout: 500 })
  }).toPass()
  await page.clock.runFor(699)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Dark theme')
  await page.mouse.move(0, 0)
  await expect(tooltip).toBeHidden()
  await expect(button).toHaveAttribute('title', 'Dark theme')
  await button.hover()
  await page.clock.runFor(1)
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Dark theme')
})

test('the dark theme is remembered and applied before the first paint', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('body')
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('the mobile menu works without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto('/')
  await page.locator('header summary[aria-label=Menu]').click()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await page.close()
})

test('the mobile menu closes when a page is chosen, on a press outside and on Esc', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
  const open = page.locator('header summary[aria-label=Menu]')
  const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' })
  for (const close of [
    () => page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } }),
    () => page.keyboard.press('Escape'),
    () => pricing.click(),
  ]) {
    await open.click()
    await expect(pricing).toBeVisible()
    await close()
    await expect(pricing).toBeHidden()
  }
  await expect(page).toHaveURL('/pricing')
})

test('a failing screen shows an error page with a link home @deep', async ({ page }) => {
  await page.goto('/')
  await page.route('**/api/rpc/**', (route) =>
    route.fulfill({
      status: 500,
      json: { json: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Internal server error' } },
    }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!', { timeout: 15_000 })
  await page.unroute('**/api/rpc/**')
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!')
})

test("the invalidate-query event refetches the queries of a feature's name or of a key", async ({ page }) => {
  await page.goto('/pricing')
  for (const detail of ['billing', [['billing', 'findPlans']]]) {
    const refetch = page.waitForResponse((response) => response.url().includes('/api/rpc/billing/findPlans'))
    await page.evaluate((key) => window.dispatchEvent(new CustomEvent('invalidate-query', { detail: key })), detail)
    await refetch
  }
})

test('a page has security headers, and its policy names exactly the inline scripts of the page', async ({
  request,
}) => {
  for (let n = 0; n < 3; n++) {
    const response = await request.get('/')
    const headers = response.headers()
    const policy = headers['content-security-policy']!
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|nonce/)
    const html = await response.text()
    expect(html).not.toContain('nonce=')
    const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([^]*?)<\/script>/g)].map(
      ([, text]) => text!,
    )
    const hashes = scripts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
    expect(new Set([...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash))).toEqual(new Set(hashes))
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.vary).toContain('Accept-Language')
  }
})

test('a page that the browser has is confirmed without a body, HEAD has the headers of GET', async ({ request }) => {
  // HEAD comes first: it must not leave an empty page in the cache.
  const unseen = `/about?${Date.now()}`
  const head = await request.head(unseen)
  const first = await request.get(unseen)
  expect(await first.text()).toContain('<h1')
  const { etag } = first.headers()
  const again = await request.get(unseen, { headers: { 'if-none-match': etag! } })
  expect(again.status()).toBe(304)
  expect((await again.body()).length).toBe(0)
  expect(head.status()).toBe(200)
  for (const name of ['etag', 'content-type', 'content-security-policy', 'cache-control', 'vary'])
    expect(head.headers()[name]).toBe(first.headers()[name])
})

test('the API is documented as OpenAPI and as an HTML page @deep', async ({ page, request }) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, unknown> }
  for (const path of [
    '/search',
    '/suggestions',
    '/listings/{id}',
    '/listings/{listingId}/reviews',
    '/categories',
    '/areas',
    '/plans',
    '/settings',
  ]) {
    expect(Object.keys(document.paths)).toContain(path)
  }
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaifong API')
  await expect(page.getByRole('heading', { level: 2, name: 'GET /search', exact: true })).toBeVisible()
  await expect(page.getByText('Authorization: Bearer KEY')).toBeVisible()
  await expect(page.getByText('with a key 1,500 requests in 5 minutes')).toBeVisible()
  const ignore = page.getByRole('row', { name: /^ignore/ })
  await expect(ignore).toContainText('"budget:100000")[]')
  await expect(ignore).toContainText('parts of the query to leave out; default: []')
  const report = page.locator('section', { has: page.getByRole('heading', { name: 'POST /reports/report' }) })
  await report.getByText('Request').click()
  await expect(report.locator('pre').first()).toContainText('reason')
  // The paper of the site in the theme chosen there, whatever the system's is.
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [theme, paper] of [
    ['light', 'rgb(251, 250, 246)'],
    ['dark', 'rgb(14, 21, 19)'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.reload()
    await expect(page.locator('html')).toHaveCSS('background-color', paper)
    await expect(page.locator('html')).toHaveCSS('font-family', /Figtree/)
    expect(await axeViolations(page), theme).toEqual([])
  }
})

test('health and readiness endpoints respond', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect(await (await request.get('/readyz')).text()).toBe('ready')
})

test('every link of the footer is 44 px high and wide on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link').first().scrollIntoViewIfNeeded()
  const sides = await footer.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect()
      return `${link.textContent}: ${width >= 44 && height >= 44 ? 'large enough' : `${width} x ${height}`}`
    }),
  )
  expect(sides.filter((side) => !side.endsWith('large enough'))).toEqual([])
})
