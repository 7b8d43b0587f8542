import { call, newListing, uniqueName } from '#tests/support/calls.ts'
import { type Browser, expect, test, type Page } from '#tests/support/journey.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { demoAdmin, newMember, signIn } from '#tests/support/members.ts'
import { axeViolations, horizontalOverflow, pressTwice } from '#tests/support/screen.ts'

/** A page in a separate browser context. */
const newPerson = async (browser: Browser) => (await browser.newContext()).newPage()

const textAt = async (page: Page, path: string) => (await page.request.get(path)).text()
// These tests involve several people and are slow when many tests run in parallel.
test.describe.configure({ timeout: 90_000 })

/** Submits listings of these names, each by a member of its own. */
async function submitByMembers(browser: Browser, names: string[]): Promise<void> {
  for (const nameEn of names) {
    const owner = await newPerson(browser)
    await newMember(owner)
    await call(owner, 'editor/submit', { content: listingContent({ nameEn }) })
    await owner.context().close()
  }
}

test('a moderator rejects a listing, undoes that and approves it; visitors then find it, and later its approved change', async ({
  page,
  browser,
}) => {
  const owner = await newPerson(browser)
  await newMember(owner)
  const nameEn = uniqueName('Quokka Pipes')
  const { id, slug } = await call<{ id: string; slug: string }>(owner, 'editor/submit', {
    content: listingContent({ nameEn }),
  })
  expect((await page.request.get(`/service/${slug}`)).status()).toBe(404)

  await signIn(page, demoAdmin)
  await page.goto('/admin/review-listings')
  const queue = page.getByRole('region', { name: 'Queue' })
  const rowOf = (name: string) => queue.getByRole('button', { name })
  await rowOf(nameEn).click()
  const pane = page.getByRole('article', { name: nameEn })
  await expect(pane.getByText('Taps, toilets and burst pipes, mended the same day.')).toBeVisible()
  await expect(pane.locator('a[href^="/admin/users/"]')).toBeVisible()

  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: 'Price missing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(rowOf(nameEn)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeHidden()
  const undone = page.waitForResponse('**/moderation/undo')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('z')
  await undone
  await expect(rowOf(nameEn)).toHaveAttribute('aria-current', 'true')
  await expect(rowOf(nameEn)).toBeFocused()
  await page.keyboard.press('a')
  await expect(rowOf(nameEn)).toHaveCount(0)

  const visitor = await newPerson(browser)
  await expect.poll(async () => (await visitor.request.get(`/service/${slug}`)).status()).toBe(200)
  await expect.poll(() => textAt(visitor, `/explore?q=${encodeURIComponent(nameEn)}`)).toContain(`/service/${slug}`)
  await expect.poll(() => textAt(visitor, '/feed.xml')).toContain(slug)
  await expect.poll(() => textAt(visitor, '/sitemaps/listings-0.xml')).toContain(`/service/${slug}`)

  const content = listingContent({ nameEn, descriptionEn: 'Taps, toilets and boilers, mended the same day.' })
  await call(owner, 'editor/edit', { id, content })
  await page.reload()
  await rowOf(nameEn).click()
  await expect(pane.locator('ins', { hasText: 'boilers' })).toBeVisible()
  await expect(pane.locator('del', { hasText: 'pipes' })).toBeVisible()
  expect(await textAt(visitor, `/service/${slug}`)).toContain('burst pipes')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('a')
  await expect(rowOf(nameEn)).toHaveCount(0)
  await expect.poll(() => textAt(visitor, `/service/${slug}`)).toContain('boilers')
  await Promise.all([owner.context().close(), visitor.context().close()])
})

test('while a decision is sent, the next listing is open, its buttons in the same place, and keys act on it alone', async ({
  page,
  browser,
}) => {
  const names = [uniqueName('Dingo Pipes'), uniqueName('Possum Pipes')]
  await submitByMembers(browser, names)
  await signIn(page, demoAdmin)
  await page.goto('/admin/review-listings')
  const sent: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/rpc/moderation/decideMany', async (route) => {
    sent.push(...(route.request().postDataJSON() as { json: { revisionIds: string[] } }).json.revisionIds)
    await gate
    await route.continue()
  })
  const rowOf = (name: string) => page.getByRole('region', { name: 'Queue' }).getByRole('button', { name })
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await rowOf(names[0]!).click()
  await expect(page.getByRole('article', { name: names[0] })).toBeVisible()
  const place = await approve.boundingBox()
  // Two presses before the screen can follow: both mean the open listing.
  await page.evaluate(() => {
    for (const key of ['a', 'a']) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  })
  await expect(rowOf(names[0]!)).toHaveCount(0)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('article', { name: names[0] })).toHaveCount(0)
  expect(await approve.boundingBox()).toEqual(place)
  await rowOf(names[1]!).click()
  await expect(page.getByRole('article', { name: names[1] })).toBeVisible()
  await page.keyboard.press('a')
  await expect(rowOf(names[1]!)).toHaveCount(0)
  release()
  await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  // A second toast may be taking the place of the first.
  const bottomOfToast = async () => {
    const toast = await page.locator('.toaster > *').first().boundingBox()
    return toast ? toast.y + toast.height : Infinity
  }
  await expect.poll(bottomOfToast).toBeLessThanOrEqual(place!.y)
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(2)
})

test('a double click or a key pressed twice decides about one listing, and not about the next, which nobody has seen', async ({
  page,
  browser,
}) => {
  const names = [uniqueName('Quoll Pipes'), uniqueName('Bilby Pipes'), uniqueName('Potoroo Pipes')]
  await submitByMembers(browser, names)
  await signIn(page, demoAdmin)
  await page.goto('/admin/review-listings')
  const sent: string[] = []
  await page.route('**/api/rpc/moderation/decideMany', async (route) => {
    sent.push(...(route.request().postDataJSON() as { json: { revisionIds: string[] } }).json.revisionIds)
    await route.continue()
  })
  const rowOf = (name: string) => page.getByRole('region', { name: 'Queue' }).getByRole('button', { name })
  const openAndPress = async (name: string, press: { key: string } | { button: string }) => {
    await rowOf(name).click()
    await expect(page.getByRole('article', { name })).toBeVisible()
    await pressTwice(page, press)
    await expect(rowOf(name)).toHaveCount(0)
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  }
  await openAndPress(names[1]!, { key: 'a' })
  expect(sent).toHaveLength(1)
  await openAndPress(names[0]!, { button: 'Approve' })
  expect(sent).toHaveLength(2)
})

test('while a later decision is sent, Z does not undo the one before; then it undoes the later one, which is named', async ({
  page,
  browser,
}) => {
  const names = [uniqueName('Echidna Pipes'), uniqueName('Bandicoot Pipes')]
  await submitByMembers(browser, names)
  await signIn(page, demoAdmin)
  await page.goto('/admin/review-listings')
  const rowOf = (name: string) => page.getByRole('region', { name: 'Queue' }).getByRole('button', { name })
  const undo = page.getByRole('button', { name: 'Undo' })
  // Before the screen has followed the click: the key means the listing that was clicked.
  await rowOf(names[0]!).evaluate(async (row: HTMLElement) => {
    row.click()
    await Promise.resolve()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  })
  await expect(page.locator('.toaster').getByText(names[0]!)).toBeVisible()
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/rpc/moderation/decideMany', async (route) => {
    await gate
    await route.continue()
  })
  await rowOf(names[1]!).click()
  await page.keyboard.press('a')
  await expect(rowOf(names[1]!)).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(undo).toHaveCount(0)
  release()
  await expect(page.locator('.toaster').getByText(names[1]!)).toBeVisible()
  await page.keyboard.press('z')
  await expect(rowOf(names[1]!)).toBeFocused()
  await expect(rowOf(names[0]!)).toHaveCount(0)
})

test('a moderator selects two listings and approves them together @phone @deep', async ({ page, browser }) => {
  const names = [uniqueName('Wombat Tutors'), uniqueName('Numbat Tutors')]
  await submitByMembers(browser, names)
  await signIn(page, demoAdmin)
  await page.goto('/admin/review-listings')
  for (const name of names) await page.getByRole('checkbox', { name: `Tick ${name}` }).check()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Approve' }).first().click()
  await expect(page.getByText('2 approved')).toBeVisible()
  for (const name of names) await expect(page.getByRole('checkbox', { name: `Tick ${name}` })).toHaveCount(0)
})

test('a member claims an unclaimed listing with a note and an admin transfers it', async ({ page, browser }) => {
  const admin = await newPerson(browser)
  await signIn(admin, demoAdmin)
  const { slug, name } = await newListing(admin, 'Bilby Movers')
  await newMember(page)
  await page.goto(`/service/${slug}`)
  await page.getByRole('button', { name: 'Claim this listing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the claim' }).click()
  await expect(dialog.getByText('Please tell us how we can see that it is yours.')).toBeVisible()
  await dialog.getByRole('textbox').fill('I have run it since 2010; ring the shop.')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send the claim' }).click()
  await expect(page.getByText('Claim sent')).toBeVisible()
  const waiting = page.getByText('You’ve claimed this listing. An admin is checking it')
  await expect(waiting).toBeFocused()
  await page.reload()
  await expect(waiting).toBeVisible()
  await expect(page.getByRole('button', { name: 'Claim this listing' })).toHaveCount(0)

  await admin.goto('/admin/claims')
  const card = admin.getByRole('article').filter({ hasText: name })
  await expect(card.getByText('I have run it since 2010')).toBeVisible()
  await expect(card.getByText('The member has given no number')).toBeVisible()
  expect(await axeViolations(admin)).toEqual([])
  // The card goes before the server has answered.
  const answered = admin.waitForResponse((response) => response.request().method() === 'POST')
  await card.getByRole('button', { name: 'Approve claim' }).click()
  await answered
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Claim this listing' })).toHaveCount(0)
  await admin.context().close()
})

test('a rejection in the owner’s language names a field, and the owner’s form opens there; the desk shows both languages', async ({
  page,
  browser,
}) => {
  const owner = await newPerson(browser)
  const { firstName, lastName } = await newMember(owner)
  const profile = { firstName, lastName, whatsappNumber: '6123 4567', phoneNumber: '', language: 'zh-Hant' }
  await call(owner, 'accounts/updateProfile', { ...profile, acceptsMarketing: false })
  const nameEn = uniqueName('Bilby Pipes')
  const content = listingContent({ nameEn, nameZh: '袋狸水喉', descriptionZh: '即日上門維修水喉。' })
  await call(owner, 'editor/submit', { content })
  await signIn(page, demoAdmin)
  await page.goto('/admin/review-listings')
  const row = page.getByRole('region', { name: 'Queue' }).getByRole('button', { name: nameEn })
  await row.click()
  const pane = page.getByRole('article', { name: nameEn })
  await expect(pane.getByRole('heading', { name: 'Texts in both languages' })).toBeVisible()
  await expect(pane.locator('p[lang="zh-Hant"]', { hasText: '即日上門維修水喉。' })).toBeVisible()
  await page.keyboard.press('r')
  await page.getByRole('button', { name: 'Price missing' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toHaveValue(/請最少填寫一項實際收費/)
  await expect(dialog.getByText('Please enter at least one real price')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Services and prices' })).toBeChecked()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await owner.goto('/zh-hant/user/listings')
  await owner
    .getByRole('link', { name: /修改|編輯/ })
    .first()
    .click()
  await expect(owner).toHaveURL(/step=offer/)
  await expect(owner.getByText('請修改：')).toBeVisible()
  await owner.context().close()
})
