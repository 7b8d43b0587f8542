import { read } from '#tests/support/calls.ts'
import { expect, test, type Locator, type Page } from '#tests/support/journey.ts'
import { latestEmailLink, newMember, randomPerson } from '#tests/support/members.ts'
import {
  axeViolations,
  axeViolationsInBothThemes,
  axeViolationsOfState,
  consoleErrors,
  horizontalOverflow,
  languages,
  layoutShift,
} from '#tests/support/screen.ts'

type Card = { id: string; slug: string; name: { text: string } }

const compareTitles = { en: 'Compare providers', 'zh-Hant': '比較商戶', 'zh-Hans': '比较商家' } as const
const askTitles = { en: 'Message up to three', 'zh-Hant': '一次過問三間', 'zh-Hans': '一次问三家' } as const

const messages = {
  en: { title: 'Saved', list: 'Saved providers', empty: 'Nothing saved yet', bar: 'Saved' },
  'zh-Hant': { title: '心水', list: '心水商戶', empty: '暫時未有心水', bar: '心水' },
  'zh-Hans': { title: '收藏', list: '已收藏的商家', empty: '还没有收藏', bar: '收藏' },
} as const

const cards = async (page: Page, limit: number) =>
  (await read<{ items: Card[] }>(page, 'discovery/search', { limit })).items
const favoriteIds = (page: Page) => read<string[]>(page, 'favorites/findIds')
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true }).first()
const bar = (page: Page, name = 'Saved') => page.getByRole('navigation', { name })

/** Saves the first listings of explore as a visitor, so that the last one is the newest. */
async function saveFirst(page: Page, count: number): Promise<Card[]> {
  const saved = await cards(page, count)
  await page.goto('/explore')
  for (const { name } of saved) await heart(page, name.text).click()
  return saved
}

test('a visitor saves at once, in all tabs, and finds the newest first on the shortlist', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/explore')
  await expect(bar(other)).toHaveCount(0)

  const saved = await saveFirst(page, 3)
  await expect(bar(page)).toContainText('3 saved')
  await expect(bar(other)).toContainText('3 saved')
  await expect(heart(other, saved[0]!.name.text)).toHaveAttribute('aria-pressed', 'true')

  await bar(page).getByRole('link', { name: '3 saved' }).click()
  await expect(page).toHaveURL('/shortlist')
  const headings = page.getByRole('list', { name: 'Saved providers' }).getByRole('heading', { level: 3 })
  await expect(headings).toHaveText(saved.map(({ name }) => name.text).toReversed())

  // A removed card stays until the next visit.
  await heart(page, saved[2]!.name.text).click()
  await expect(heart(page, saved[2]!.name.text)).toHaveAttribute('aria-pressed', 'false')
  await expect(headings).toHaveCount(3)
  await expect(bar(other)).toContainText('2 saved')
  await page.reload()
  await expect(headings).toHaveText([saved[1]!.name.text, saved[0]!.name.text])
})

test('signing in on this device keeps what was saved', async ({ page }) => {
  const saved = await saveFirst(page, 2)
  await newMember(page)
  await page.goto('/explore')
  await expect.poll(() => favoriteIds(page)).toEqual([saved[1]!.id, saved[0]!.id])
  await expect(heart(page, saved[0]!.name.text)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kaifong:shortlist'))).toBeNull()
  await heart(page, saved[0]!.name.text).click()
  await expect.poll(() => favoriteIds(page)).toEqual([saved[1]!.id])
  await page.goto('/shortlist')
  await expect(page.getByRole('list', { name: 'Saved providers' }).locator('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'All saved' }).click()
  await expect(page).toHaveURL('/favorites')
  // From there, too, they are compared, asked and put on lists.
  await bar(page).getByRole('link', { name: '1 saved' }).click()
  await expect(page).toHaveURL('/shortlist')
})

test('what was saved comes along when the sign-up is confirmed on another device @deep', async ({ page, browser }) => {
  const person = randomPerson()
  const saved = await saveFirst(page, 2)
  await page.goto('/auth?mode=sign-up')
  for (const field of ['firstName', 'lastName', 'email', 'password'] as const)
    await page.locator(`main input[name="${field}"]`).fill(person[field])
  await page.locator('main input[name="again"]').fill(person.password)
  await page.locator('main input[name="acceptsTerms"]').check()
  await page.locator('main form button[type="submit"]').first().click()
  await expect(page.getByText(person.email)).toBeVisible()

  const telephone = await browser.newPage()
  await telephone.goto(await latestEmailLink(person.email))
  await telephone.locator('main form button[type="submit"]').click()
  await expect.poll(() => favoriteIds(telephone)).toEqual([saved[1]!.id, saved[0]!.id])
  await telephone.close()
})

test('the bar covers neither the contact bar of a listing nor a toast @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [listing] = await saveFirst(page, 1)
  await page.goto(`/service/${listing!.slug}`)
  await expect(bar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.locator('.toaster > *')).toBeVisible()
  const [toast, shortlist, contact] = await Promise.all(
    ['.toaster > *', '.shortlist-bar', '.contact-bar'].map(async (one) => (await page.locator(one).boundingBox())!),
  )
  expect(toast!.y + toast!.height).toBeLessThanOrEqual(shortlist!.y)
  expect(shortlist!.y + shortlist!.height).toBeLessThanOrEqual(contact!.y)
})

for (const { lang, prefix, sweepTag } of languages) {
  test(`the shortlist in ${lang}, empty and full, has no layout shift, overflow, accessibility violations or console errors${sweepTag}`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    const t = messages[lang]
    await page.goto(`${prefix}/shortlist`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(page.getByRole('heading', { level: 2, name: t.empty })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(await axeViolationsOfState(page, { sweepTag })).toEqual([])

    const ids = (await cards(page, 3)).map(({ id }) => id)
    await page.evaluate((saved) => localStorage.setItem('kaifong:shortlist', JSON.stringify({ ids: saved })), ids)
    await page.goto(`${prefix}/explore`)
    await expect(bar(page, t.bar)).toBeVisible()
    expect(await axeViolations(page, '.shortlist-bar')).toEqual([])
    await page.goto(`${prefix}/shortlist`)
    await expect(page.getByRole('list', { name: t.list }).locator('article')).toHaveCount(3)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    }
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(errors).toEqual([])
  })
}

test('saved listings are compared side by side; the address can be shared and a column removed', async ({
  page,
  browser,
}) => {
  const saved = await saveFirst(page, 3)
  await bar(page).getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=/)
  const heads = page.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ })
  const names = saved.map(({ name }) => name.text).toReversed()
  await expect(heads).toHaveText(names)
  for (const row of ['Rating', 'Areas served', 'Languages spoken', 'Licences'])
    await expect(page.getByRole('rowheader', { name: row })).toBeVisible()

  // Anybody with the address sees the same, also without JavaScript.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ })).toHaveText(names)
  await context.close()

  // The head of the table stays above the rows that scroll under it.
  const isCornerCovered = () =>
    page
      .locator('.compare thead th')
      .first()
      .evaluate((corner) => {
        const { x, y, height } = corner.getBoundingClientRect()
        return Boolean(document.elementFromPoint(x + 4, y + height - 10)?.closest('tbody'))
      })
  await page.setViewportSize({ width: 1440, height: 600 })
  for (const top of [200, 300, 400]) {
    await page.evaluate((y) => scrollTo(0, y), top)
    expect(await isCornerCovered()).toBe(false)
    await expect(heads.first()).toBeInViewport()
  }

  // On a phone the names stay, each above its column.
  await page.setViewportSize({ width: 390, height: 600 })
  const columnNames = page.locator('.compare-names > div > div')
  const english = page.url()
  await page.goto(english.replace('/compare', '/zh-hant/compare'))
  await expect(columnNames.first()).toBeHidden()
  await page.getByRole('rowheader', { name: '付款方法' }).scrollIntoViewIfNeeded()
  await expect(columnNames.first()).toBeInViewport()
  await page.getByRole('region', { name: '比較商戶' }).evaluate((columns) => columns.scrollTo({ left: 999 }))
  const leftOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left)
  await expect
    .poll(async () => (await leftOf(columnNames.last())) - (await leftOf(page.locator('tbody tr td').nth(2))))
    .toBeCloseTo(0, 0)
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto(english)
  await expect(columnNames.first()).toBeHidden()

  await page.getByRole('link', { name: `Remove ${names[1]} from the comparison` }).click()
  await expect(heads).toHaveText([names[0]!, names[2]!])
})

test('up to four of many are chosen on the shortlist to be compared @deep', async ({ page }) => {
  await saveFirst(page, 5)
  await bar(page).getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL('/shortlist')
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(5)
  for (let n = 0; n < 4; n++) await boxes.nth(n).check()
  await expect(boxes.nth(4)).toBeDisabled()
  await expect(page.getByText('4 chosen. Up to four can be compared.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  // The way back finds the same choice.
  await page.goBack()
  await expect(page.locator('input:checked')).toHaveCount(4)
  await expect(boxes.nth(4)).toBeDisabled()
})

test('one job is sent to three providers, each chat opened by a tap and counted as a contact', async ({ page }) => {
  const saved = await saveFirst(page, 3)
  await bar(page).getByRole('link', { name: 'Message' }).click()
  await expect(page).toHaveURL(/\/ask\?ids=/)
  const recorded: string[] = []
  await page.route('**/api/rpc/analytics/record', (route) => {
    const { json } = route.request().postDataJSON() as { json: { kind: string; listingId: string } }
    if (json.kind === 'whatsapp_click') recorded.push(json.listingId)
    return route.continue()
  })
  // Nothing is opened before the job is described.
  await page.getByRole('button', { name: `Message ${saved[0]!.name.text}` }).click()
  await expect(page.getByText('Say what you need done')).toBeVisible()
  await expect(page.getByLabel('What do you need done?')).toBeFocused()
  await page.getByLabel('What do you need done?').fill('Kitchen tap drips')
  await page.getByLabel('Where?').fill('Sha Tin')
  await page.getByLabel('As soon as possible').check()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'tap.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()

  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const uploads: string[] = []
  page.on('request', (request) => request.url().includes('/api/uploads') && uploads.push(request.url()))
  for (const { name } of saved.toReversed()) {
    const link = page.getByRole('link', { name: `Message ${name.text}` })
    const text = new URL((await link.getAttribute('href'))!).searchParams.get('text')!
    expect(text).toContain('Job: Kitchen tap drips\nWhere: Sha Tin\nWhen: as soon as possible')
    expect(text).toContain('I will send a photo.')
    const opened = page.waitForEvent('popup')
    await link.click()
    await (await opened).close()
  }
  await expect(page.getByText('3 chats opened')).toBeVisible()
  await expect.poll(() => recorded).toEqual(saved.map(({ id }) => id).toReversed())
  expect(uploads).toEqual([])

  // Coming back from WhatsApp, the job, its photo and what was opened are still there.
  await page.reload()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save photo' })).toHaveAttribute('download', 'tap.png')
  await expect(page.getByLabel('What do you need done?')).toHaveValue('Kitchen tap drips')
  await expect(page.getByText('3 chats opened')).toBeVisible()
  await page.getByRole('button', { name: 'Write another' }).click()
  await expect(page.getByLabel('What do you need done?')).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Add a photo')).toBeVisible()
  expect(await page.evaluate(async () => (await caches.open('ask-photo')).keys())).toEqual([])
})

for (const { lang, prefix, sweepTag } of languages) {
  test(`comparing and asking in ${lang} have no layout shift, overflow, accessibility violations or console errors${sweepTag}`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    const ids = (await cards(page, 4)).map(({ id }) => id)
    for (const [path, title] of [
      ['/compare', compareTitles[lang]],
      [`/compare?ids=${ids.join()}`, compareTitles[lang]],
      ['/ask', askTitles[lang]],
      [`/ask?ids=${ids.slice(0, 3).join()}`, askTitles[lang]],
    ]) {
      await page.goto(prefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      expect(await layoutShift(page)).toBeLessThan(0.02)
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
        // No listing's column is wider than another's, whatever stands in it.
        const columns = page.locator('.compare th + th')
        const widths = await columns.evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().width)),
        )
        expect(new Set(widths).size, widths.join()).toBeLessThanOrEqual(1)
      }
      const isEmpty = !path!.includes('?')
      expect(await (isEmpty ? axeViolationsOfState(page, { sweepTag }) : axeViolationsInBothThemes(page))).toEqual([])
    }
    expect(errors).toEqual([])
  })
}

test('a member makes a list, shares it by a link that needs no login, and stops sharing', async ({ page, browser }) => {
  await newMember(page)
  const saved = await saveFirst(page, 3)
  // Leaving the page would cancel what is still being sent.
  await expect.poll(() => favoriteIds(page)).toHaveLength(3)
  await page.goto('/shortlist')
  const chosen = saved.slice(0, 2).map(({ name }) => name.text)
  for (const name of chosen) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  const actions = await page.locator('.shortlist-actions').boundingBox()
  expect(actions!.height, 'the actions take one line on a phone').toBeLessThan(70)
  await page.setViewportSize(size)
  await page.getByRole('button', { name: 'Add to list' }).click()
  await page.getByLabel('Name of the list').fill('Kitchen')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create list' }).click()
  await expect(page.getByText('Added to Kitchen')).toBeVisible()

  await page.getByRole('link', { name: 'Kitchen (2)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen')
  await page.getByRole('button', { name: `Remove ${chosen[1]} from this list` }).click()
  const articles = page.getByRole('list', { name: 'Saved providers' }).locator('article')
  await expect(articles).toHaveCount(1)
  await page.getByRole('button', { name: 'Share list' }).click()
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const [{ shareToken }] = await read<[{ shareToken: string }]>(page, 'shortlist/findLists')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  const path = `/list/${shareToken}`
  const response = await visitor.goto(path)
  expect(response!.headers()['cache-control']).toBe('private, no-store')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kitchen')
  await expect(visitor.locator('main article')).toHaveCount(1)
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Share list' })).toBeVisible()
  expect((await visitor.goto(path))!.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This list is no longer shared')
  await context.close()

  await page.getByRole('button', { name: 'Share list' }).click()
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
  const shared = await read(page, 'shortlist/findLists')
  await page.getByRole('button', { name: 'Delete list' }).click()
  await expect(page).toHaveURL('/shortlist')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen')
  await expect(articles).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
  expect(await read(page, 'shortlist/findLists')).toEqual(shared)
})
