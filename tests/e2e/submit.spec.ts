import sharp from 'sharp'
import { emptyContent } from '#features/listings/rules/content.ts'
import { call, read } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import {
  waitForHydration,
  consoleErrors,
  axeViolations,
  openInTheme,
  horizontalOverflow,
} from '#tests/support/screen.ts'

type Person = Awaited<ReturnType<typeof newMember>>

/** Creates a member with a complete profile who is signed in with this browser. */
async function provider(page: Page): Promise<Person> {
  const person = await newMember(page)
  const { firstName, lastName } = person
  const profile = { firstName, lastName, whatsappNumber: '6123 4567', phoneNumber: '', language: 'en' }
  await call(page, 'accounts/updateProfile', { ...profile, acceptsMarketing: false })
  return person
}

const next = (page: Page, name = 'Next') => page.getByRole('button', { name, exact: true }).click()
const pick = async (page: Page, search: string, typed: string, found: string) => {
  await page.getByLabel(search).fill(typed)
  await page.getByRole('button', { name: found, exact: true }).click()
}

/** A unique name, because similar names trigger a warning. */
const uniqueName = () => `${Math.random().toString(36).slice(2, 10)} plumbing`

const content = (nameEn: string) => ({
  ...emptyContent,
  nameEn,
  descriptionEn: 'Taps, pipes and drains, the same day.',
  categories: ['drain-clearing'],
  areas: ['wan-chai'],
  prices: [{ title: { en: 'Visit', zh: null }, unit: 'visit', fromCents: 40_000, toCents: null, note: null }],
  whatsappNumber: '+85261234567',
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a provider submits a listing from an empty form', async ({ page }) => {
    test.slow()
    const errors = consoleErrors(page)
    await newMember(page)
    await page.goto('/submit-listing')
    await expect(page).toHaveURL(/\/profile\?next=/)
    await waitForHydration(page)
    await page.locator('input[name="whatsappNumber"]').fill('6123 4567')
    await page.locator('main form button[type="submit"]').first().click()
    await expect(page).toHaveURL('/submit-listing')
    await expect(page.getByRole('heading', { name: 'Basics' })).toBeVisible()

    await next(page)
    await expect(page.getByLabel('Name in English')).toBeFocused()
    await expect(page.getByText('Enter a name in English or Chinese.')).toBeVisible()
    const name = uniqueName()
    await page.getByLabel('Name in English').fill(name)
    await page.getByRole('main').getByRole('button', { name: 'English', exact: true }).click()
    const preview = page.getByRole('region', { name: 'How the card looks' })
    await expect(preview.getByRole('heading').getByText(name)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await next(page)

    await expect(page.getByRole('heading', { name: 'What and where' })).toBeFocused()
    await pick(page, 'Find a category', '水喉', 'Plumbers')
    await expect(page.getByText('Your plan includes one category.')).toBeVisible()
    await pick(page, 'Find an area', 'wan ch', 'Wan Chai')
    await page.getByRole('button', { name: 'Add another area' }).click()
    await pick(page, 'Find an area', 'causeway', 'Causeway Bay')
    await expect(page.getByLabel('Find an area'), 'the plan includes two').toHaveCount(0)
    await page.getByRole('button', { name: 'Remove Causeway Bay' }).click()
    await expect(page.getByText('A video link, questions and answers')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove Wan Chai' })).toBeVisible()
    await page.getByRole('button', { name: 'Add a price' }).click()
    await page.getByLabel('From, HK$').fill('cheap')
    await next(page)
    await expect(page.getByLabel('From, HK$')).toBeFocused()
    await page.getByLabel('From, HK$').fill('1,200')
    await expect(page.getByLabel('Surcharge for urgent jobs, HK$')).toHaveCount(0)
    await page.getByText('Takes urgent jobs').click()
    await page.getByLabel('Surcharge for urgent jobs, HK$').fill('200')
    // Nobody can come now where no hours are given.
    await expect(preview.getByText('Takes urgent jobs')).toHaveCount(0)
    await expect(preview.getByText('From HK$1,200')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await next(page)

    await page.getByLabel('Description in English').fill('Taps, pipes and drains, the same day.')
    expect(await axeViolations(page)).toEqual([])
    await next(page)
    await expect(page.getByRole('heading', { name: 'Photos', level: 2 })).toBeFocused()
    const green = { r: 11, g: 93, b: 69 }
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: green } })
      .jpeg()
      .toBuffer()
    await page.locator('input[type="file"]').setInputFiles({ name: 'tap.jpg', mimeType: 'image/jpeg', buffer })
    await expect(preview.locator('img[src^="/media/photos/"]')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await next(page)

    await expect(page.getByLabel('WhatsApp number')).toHaveValue('+852 6123 4567')
    await page.getByText('Weekly hours').click()
    await page.getByRole('button', { name: 'Mon – Fri, 9 to 6' }).click()
    await page.getByRole('button', { name: 'Sat', exact: true }).click()
    await expect(page.getByText('Closed: Sun')).toBeVisible()
    await page.getByRole('button', { name: 'Add a break' }).click()
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('One field needs attention.')).toBeVisible()
    await expect(page.locator('input[type="time"]').nth(2), 'the first time that is missing').toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove the break' }).click()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Photos', level: 2 })).toBeVisible()
    await page.goForward()
    await expect(page.getByText('Closed: Sun')).toBeVisible()
    await page.getByRole('button', { name: 'Send for review' }).click()

    await expect(page.getByRole('heading', { name: 'Pending Review' })).toBeFocused()
    await page.getByRole('link', { name: 'View it' }).click()
    await expect(page.getByText('Pending Review: only you and the admins see this page.')).toBeVisible()
    await expect(page.getByText('Mon – Sat')).toBeVisible()
    await expect(page.getByText('+HK$200 for urgent jobs')).toBeVisible()
    await page.goto('/user/listings')
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Pending Review')
    const filters = await page.getByRole('navigation', { name: 'Filter by status' }).boundingBox()
    expect(filters?.height, 'the filters are in one row').toBeLessThan(60)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says what it needs instead of loading for ever @deep', async ({ page }) => {
    await provider(page)
    await page.goto('/submit-listing')
    await expect(page.getByRole('main').locator('noscript')).toBeVisible()
    // Locators do not read the text of this element.
    expect(await page.content()).toContain('The form saves what you type and needs JavaScript.')
  })
})

test('a draft follows its member to another device, and leaves the browser with the sign-out', async ({
  page,
  browser,
}) => {
  const person = await provider(page)
  await page.goto('/submit-listing')
  const name = uniqueName()
  await page.getByLabel('Name in English').fill(name)
  await expect(page.getByText('Saved in your account')).toBeVisible()

  const desk = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage()
  await signIn(desk, person)
  await desk.goto('/submit-listing')
  await expect(desk.getByLabel('Name in English')).toHaveValue(name)
  await expect(desk.getByText('We restored what you typed last time.')).toBeVisible()

  // What was typed just before the sign-out is sent before it.
  await page.getByLabel('Name in English').fill(`${name} and drains`)
  await page.locator('header details summary').filter({ hasText: person.firstName }).first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('kaifong:draft:'))
  expect(await page.evaluate(drafts)).toEqual([])

  await desk.reload()
  await expect(desk.getByLabel('Name in English')).toHaveValue(`${name} and drains`)
  await desk.getByRole('button', { name: 'Start over' }).click()
  await expect(desk.getByLabel('Name in English')).toHaveValue('')
  await desk.close()
})

test('of a draft typed on two devices the later version is shown, and the other one on demand @deep', async ({
  page,
  browser,
}) => {
  const person = await provider(page)
  const name = uniqueName()
  const field = (device: Page) => device.getByLabel('Name in English')
  await page.goto('/submit-listing')
  await page.route('**/api/rpc/drafts/**', (route) => route.abort())
  await field(page).fill(`${name} on the desk`)
  await expect(page.getByText('Saved in this browser')).toBeVisible()

  const phone = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage()
  await signIn(phone, person)
  await phone.goto('/submit-listing')
  await field(phone).fill(`${name} on the phone`)
  await expect(phone.getByText('Saved in your account')).toBeVisible()
  await phone.close()

  await page.unroute('**/api/rpc/drafts/**')
  await page.reload()
  await expect(field(page)).toHaveValue(`${name} on the phone`)
  await expect(page.getByText(/^Another version of this draft, from /)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Show that version' }).click()
  await expect(field(page)).toHaveValue(`${name} on the desk`)
  await page.reload()
  await expect(field(page)).toHaveValue(`${name} on the desk`)
})

test('photos are reordered by drag, by keyboard and by buttons, and keep their captions', async ({ page }) => {
  await provider(page)
  await page.goto('/submit-listing?step=photos')
  const captions = ['The shop', 'The van', 'The team']
  const field = (number: number) => page.getByLabel(`Description of photo ${number} in English`)
  const order = () => Promise.all(captions.map((_, at) => field(at + 1).inputValue()))
  for (const [at, caption] of captions.entries()) {
    const background = { r: 60 * at, g: 93, b: 69 }
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await page.locator('input[type="file"]').setInputFiles({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })
    await field(at + 1).fill(caption)
  }
  await page.getByLabel('Description of photo 2 in Chinese').fill('貨車')
  const handle = (number: number) => page.getByRole('button', { name: `Move photo ${number}: drag` })

  await handle(1).hover()
  await page.mouse.down()
  await field(3).hover()
  await page.mouse.up()
  await expect.poll(order).toEqual(['The van', 'The team', 'The shop'])
  await expect(page.getByLabel('Description of photo 1 in Chinese')).toHaveValue('貨車')
  await expect(page.getByText('Photo 1 is now photo 3 of 3.')).toBeVisible()

  // Esc cancels the drag.
  await handle(3).hover()
  await page.mouse.down()
  await field(1).hover()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await order()).toEqual(['The van', 'The team', 'The shop'])

  await handle(3).focus()
  await handle(3).press('ArrowUp')
  await expect.poll(order).toEqual(['The van', 'The shop', 'The team'])
  await page.getByRole('button', { name: 'Move photo 1 down' }).click()
  await expect.poll(order).toEqual(['The shop', 'The van', 'The team'])
  await page.reload()
  await expect.poll(order).toEqual(['The shop', 'The van', 'The team'])
  expect(await axeViolations(page)).toEqual([])
})

test('a photo that has not arrived says why, and holds the form in its step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await provider(page)
  await page.goto('/submit-listing?step=photos')
  const files = page.locator('input[type="file"]')
  const jpeg = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0b5d45' } })
      .jpeg()
      .toBuffer()
  const [buffer, small] = [await jpeg(640, 480), await jpeg(640, 120)]
  const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer })
  const step = (name: string) =>
    page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('button', { name })

  // What is no picture is refused before it is sent, and takes none of the three places.
  const prices = { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await files.setInputFiles([prices, photo('0.jpg'), photo('1.jpg'), photo('2.jpg')])
  await expect(page.getByText('This is not a JPEG, PNG or WebP picture. Choose another file.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo 3' }).click()
  // Neither does one that turns out to be broken: the next of those that had no place takes its place.
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  await page.getByRole('button', { name: 'Remove prices.pdf' }).click()
  const broken = { ...photo('broken.jpg'), buffer: Buffer.from('no picture') }
  await files.setInputFiles([broken, photo('8.jpg'), photo('9.jpg'), photo('10.jpg')])
  await expect(page.getByLabel('Description of photo 3 in English')).toBeVisible()
  await expect(page.getByText('1 photo was not added: at most 3.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove broken.jpg' }).click()
  await page.getByRole('button', { name: 'Remove photo 3' }).click()
  // One more than there is place for, which the other's arrival does not hide.
  await files.setInputFiles([photo('3.jpg'), photo('4.jpg')])
  await expect(page.getByLabel('Description of photo 3 in English')).toBeVisible()
  await expect(page.getByText('1 photo was not added: at most 3.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo 3' }).click()

  await files.setInputFiles({ ...photo('small.jpg'), buffer: small })
  await expect(page.getByText('too small to show. Send one of at least 200 by 200 pixels.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove small.jpg' }).click()

  await page.route('**/api/uploads/listing-photo', (route) => route.abort())
  await files.setInputFiles(photo('5.jpg'))
  await expect(page.getByText('The connection was lost. Try again when you’re back online.')).toBeVisible()
  for (const turn of ['Next', 'Back']) {
    await next(page, turn)
    await expect(page.getByText('A photo was not uploaded. Try again, or remove it.')).toBeInViewport()
    await expect(page).toHaveURL(/step=photos/)
  }
  await page.unroute('**/api/uploads/listing-photo')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Description of photo 3 in English')).toBeVisible()
  await expect(page.getByText('A photo was not uploaded. Try again, or remove it.')).toBeHidden()

  // Who leaves with the browser's own button while one is sent is not held in the steps before.
  await page.getByRole('button', { name: 'Remove photo 3' }).click()
  await step('Description').click()
  await step('Photos').click()
  await page.route('**/api/uploads/listing-photo', () => {})
  await files.setInputFiles(photo('6.jpg'))
  await expect(page.getByRole('progressbar', { name: '6.jpg' })).toBeVisible()
  await next(page)
  await expect(page.getByText('Photos are still uploading. One moment.')).toBeInViewport()
  await page.goBack()
  await step('Basics').click()
  await expect(page).toHaveURL(/step=basics/)

  // Starting over stops what is being sent, and does not bring it back.
  await page.goto('/submit-listing?step=photos')
  await files.setInputFiles(photo('7.jpg'))
  await expect(page.getByRole('progressbar', { name: '7.jpg' })).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page).toHaveURL(/step=basics/)
  await expect(page.getByText('Photos are still uploading. One moment.')).toBeHidden()
})

test('an owner marks two photos as before and after, and visitors see which is which @deep', async ({ page }) => {
  await provider(page)
  const { id } = await call<{ id: string }>(page, 'editor/submit', { content: content(uniqueName()) })
  await page.goto(`/submit-listing?edit=${id}&step=photos`)
  for (const number of [1, 2]) {
    const background = { r: 90 * number, g: 93, b: 69 }
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await page.locator('input[type="file"]').setInputFiles({ name: `${number}.jpg`, mimeType: 'image/jpeg', buffer })
    await expect(page.getByLabel(`Description of photo ${number} in English`)).toBeVisible()
  }
  await page.getByLabel('Before and after: photo 2').selectOption('Pair with photo 1')
  await expect(page.getByText('Photo 1 is shown as before, photo 2 as after.')).toBeVisible()
  await expect(page.getByLabel('Before and after: photo 1')).toHaveValue('1')
  expect(await axeViolations(page)).toEqual([])
  const saved = page.waitForResponse((response) => response.url().endsWith('/editor/edit') && response.ok())
  await page.getByRole('button', { name: 'Save changes' }).click()
  await saved
  await page.goto(`/service/${id}`)
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('link')
  await expect(photos).toHaveText(['Before', /^After/])
})

test('Simplified characters can be converted in all fields at once @deep', async ({ page }) => {
  await provider(page)
  await openInTheme(page, 'dark', '/zh-hant/submit-listing')
  await page.getByLabel('中文名稱').fill('陈师傅修水管')
  await page.getByLabel('中文一句簡介').fill('湾仔铜锣湾上门')
  await expect(page.getByText('刊登內容請以英文或繁體中文撰寫。')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: '轉換為繁體中文' }).click()
  await expect(page.getByLabel('中文名稱')).toHaveValue('陳師傅修水管')
  await expect(page.getByLabel('中文一句簡介')).toHaveValue('灣仔銅鑼灣上門')
  await expect(page.getByText('刊登內容請以英文或繁體中文撰寫。')).toHaveCount(0)
})

test('beside the form of a Simplified page the card is in Simplified @deep', async ({ page }) => {
  await provider(page)
  await page.goto('/zh-hans/submit-listing')
  await waitForHydration(page)
  await page.getByLabel('中文名称').fill('陳師傅電器')
  const card = page.getByRole('region', { name: '卡片预览' })
  await expect(card.getByRole('heading').getByText('陈师傅电器')).toBeVisible()
})

test('beside the form of a listing the card shows its reviews @deep', async ({ page }) => {
  await signIn(page, demoAdmin)
  const [row] = await queryDatabase<{ id: string; count: number }>(
    'select id, rating_count as count from listings where rating_count > 3 order by listing_no limit 1',
    [],
  )
  await page.goto(`/admin/edit-listing/${row!.id}`)
  await expect(page.getByRole('region', { name: 'How the card looks' })).toContainText(`${row!.count} jobs`)
})

test('the edit of an admin leads to the page of the listing', async ({ page }) => {
  await signIn(page, demoAdmin)
  const [row] = await queryDatabase<{ id: string; slug: string }>(
    'select id, slug from listings order by listing_no limit 1',
    [],
  )
  await page.goto(`/admin/edit-listing/${row!.id}`)
  await page.getByRole('link', { name: 'View listing', exact: true }).click()
  await expect(page).toHaveURL(`/service/${row!.slug}`)
})

test('an owner saves one section of a listing, stays in it, and then saves another @deep', async ({ page }) => {
  await provider(page)
  const name = uniqueName()
  const { id } = await call<{ id: string }>(page, 'editor/submit', { content: content(name) })
  await page.goto(`/submit-listing?edit=${id}`)
  const save = async () => {
    const saved = page.waitForResponse((response) => response.url().endsWith('/editor/edit') && response.ok())
    await page.getByRole('button', { name: 'Save changes' }).click()
    await saved
  }
  await page.getByLabel('One line in English').fill('Now also on Sundays')
  await save()
  await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Basics' })).toBeVisible()
  // A phone names no step in the progress: its arrows turn.
  await page.setViewportSize({ width: 390, height: 844 })
  await next(page)
  await expect(page.getByRole('heading', { name: 'What and where' })).toBeVisible()
  const price = page.getByLabel('From, HK$')
  await price.fill('a lot')
  await page.evaluate(() => window.scrollTo(0, 0))
  await next(page)
  await expect(price, 'the first field with an error').toBeFocused()
  const [field, bar] = await Promise.all([price.boundingBox(), page.locator('.form-bar').boundingBox()])
  expect(field!.y + field!.height, 'is above the buttons').toBeLessThanOrEqual(bar!.y)
  await price.fill('400')
  await next(page)
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByLabel('Description in English').fill('Taps and drains, day and night.')
  await save()
  const { content: stored } = await read<{ content: object }>(page, 'editor/getForEdit', { id })
  expect(stored).toMatchObject({
    nameEn: name,
    summaryEn: 'Now also on Sundays',
    descriptionEn: 'Taps and drains, day and night.',
  })
})

test('what an owner types while a section is sent is kept as the next draft @deep', async ({ page }) => {
  await provider(page)
  const { id } = await call<{ id: string }>(page, 'editor/submit', { content: content(uniqueName()) })
  await page.goto(`/submit-listing?edit=${id}`)
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/rpc/editor/edit', async (route) => {
    await gate
    await route.continue()
  })
  const line = page.getByLabel('One line in English')
  await line.fill('Taps and drains')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await line.pressSequentially(', day and night')
  release()
  await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()
  await expect(page.getByText('Saved in your account')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(line).toHaveValue('Taps and drains, day and night')
})

test('an owner who edits a listing on two devices is told so, and loses nothing @deep', async ({ page, browser }) => {
  const person = await provider(page)
  const { id } = await call<{ id: string }>(page, 'editor/submit', { content: content(uniqueName()) })
  const desk = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage()
  await signIn(desk, person)
  const line = (device: Page) => device.getByLabel('One line in English')
  const save = (device: Page) => device.getByRole('button', { name: 'Save changes' }).click()
  for (const device of [page, desk]) await device.goto(`/submit-listing?edit=${id}`)
  await line(page).fill('From the phone')
  await save(page)
  await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()

  await line(desk).fill('From the desk')
  await save(desk)
  await expect(desk.getByText('This listing has changed in the meantime.', { exact: false })).toBeVisible()
  const stored = () => read<{ content: { summaryEn: string } }>(page, 'editor/getForEdit', { id })
  expect((await stored()).content.summaryEn).toBe('From the phone')
  await desk.reload()
  await expect(line(desk)).toHaveValue('From the desk')
  await save(desk)
  await expect(desk.getByText('Pending Review', { exact: true })).toBeVisible()
  expect((await stored()).content.summaryEn).toBe('From the desk')
  // What one has saved oneself is no change of another device.
  await line(desk).fill('From the desk again')
  await save(desk)
  await expect.poll(async () => (await stored()).content.summaryEn).toBe('From the desk again')

  await call(page, 'editor/remove', { id })
  await line(desk).fill('From the desk at last')
  await save(desk)
  await expect(desk.getByText('This listing was deleted, or belongs to somebody else now.')).toBeVisible()
  await desk.close()
})

test('changes of a live listing are reviewed, and the free plan allows one listing', async ({ page, browser }) => {
  test.slow()
  await provider(page)
  const [live, overLimit] = [uniqueName(), uniqueName()]
  const { id } = await call<{ id: string }>(page, 'editor/submit', { content: content(live) })
  const admin = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage()
  await signIn(admin, demoAdmin)
  type Queue = { items: { listingId: string; revisionId: string }[] }
  const { items } = await read<Queue>(admin, 'moderation/findQueue')
  const { revisionId } = items.find((one) => one.listingId === id)!
  await call(admin, 'moderation/approve', { revisionId })

  await page.goto('/user/listings')
  const row = page.getByRole('article').filter({ hasText: live })
  await expect(row).toContainText('Active')
  await row.getByRole('link', { name: `Edit ${live}` }).click()
  await expect(page.getByText('Visitors see the live version until your changes are approved.')).toBeVisible()
  await page.getByLabel('One line in English').fill('Now also on Sundays')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are waiting for review')).toBeVisible()
  await expect(page.getByLabel('One line in English')).toHaveValue('Now also on Sundays')
  await page.goto('/user/listings')
  await expect(row).toContainText('are waiting for review. The live version stays up meanwhile.')
  await row.getByRole('button', { name: 'Withdraw changes' }).click()
  await expect(row.getByRole('button', { name: 'Withdraw changes' })).toHaveCount(0)

  await page.goto('/submit-listing')
  await expect(page.getByText('You’ve used your one listing.')).toBeVisible()
  await expect(page.getByRole('link', { name: `Edit ${live}` })).toHaveAttribute('href', /edit=/)
  await expect(page.getByRole('link', { name: 'More with Premium' })).toBeVisible()
  await page.getByRole('button', { name: 'Write it anyway' }).click()
  await expect(page.getByLabel('Name in English')).toBeVisible()
  await call(page, 'editor/submit', { content: content(overLimit) })
  await page.goto('/user/listings?filter=rejected')
  const second = page.getByRole('article').filter({ hasText: overLimit })
  await expect(second).toContainText('Saved, but over your plan’s limit')
  await expect(page.getByRole('article')).toHaveCount(1)
  await second.getByRole('link', { name: `Edit ${overLimit}` }).click()
  await expect(page.getByRole('button', { name: 'Send for review' })).toBeVisible()
  await page.goto('/user/listings')
  await row.getByRole('button', { name: `Delete ${live}` }).click()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(row).toHaveCount(0)
  await second.getByRole('button', { name: 'Send for review' }).click()
  await expect(second).toContainText('Pending Review')
})

test('an admin creates a listing for a member, previews it and edits it', async ({ page, browser }) => {
  test.slow()
  const visitor = await browser.newPage()
  const person = await newMember(visitor)
  await signIn(page, demoAdmin)
  await page.goto('/admin/create-listing')
  const name = uniqueName()
  await page.getByLabel('Name in English').fill(name)
  await page.getByRole('button', { name: '2. What and where' }).click()
  await pick(page, 'Find a category', 'drain', 'Drain Clearing')
  await pick(page, 'Find an area', 'kowloon', 'All of Kowloon')
  await page.getByRole('button', { name: 'Price on request only' }).click()
  await page.getByRole('button', { name: '3. Description' }).click()
  await page.getByLabel('Description in English').fill('Drains, day and night.')
  await page.getByRole('button', { name: '5. Contact' }).click()
  await page.getByLabel('WhatsApp number').fill('6123 4567')
  await page.getByRole('button', { name: 'The page as visitors will see it' }).click()
  await expect(page.getByRole('dialog').getByText('Drains, day and night.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.getByLabel('For the member with this email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Create listing' }).click()
  await expect(page.getByText('No active member has this email address.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('For the member with this email').fill(person.email)
  await page.getByRole('button', { name: 'Create listing' }).click()
  // The member's plan does not allow whole regions.
  await expect(page.getByText('Your plan includes areas and districts, not whole regions.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove All of Kowloon' }).click()
  await pick(page, 'Find an area', 'mong kok', 'Mong Kok')
  await page.getByRole('button', { name: '5. Contact' }).click()
  await page.getByRole('button', { name: 'Create listing' }).click()
  await page.getByRole('link', { name: 'View it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await visitor.goto('/user/listings')
  const row = visitor.getByRole('article').filter({ hasText: name })
  await expect(row).toContainText('Active')
  const edit = await row.getByRole('link', { name: `Edit ${name}` }).getAttribute('href')
  await page.goto(`/admin/edit-listing/${new URL(edit!, 'http://x').searchParams.get('edit')}`)
  await page.getByLabel('One line in English').fill('Day and night')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await row.getByRole('link', { name, exact: true }).click()
  await expect(visitor.getByText('Day and night', { exact: true })).toBeVisible()
})
