import { newAdmin } from '#tests/support/admin.ts'
import { call, read } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { newMember, queryDatabase, signIn, demoAdmin } from '#tests/support/members.ts'
import { consoleErrors, waitForHydration } from '#tests/support/screen.ts'

const main = (page: Page) => page.getByRole('main')
const isFocusWithin = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)
const firstListing = async (page: Page) =>
  (await read<{ items: { id: string; slug: string }[] }>(page, 'discovery/search', { limit: 1 })).items[0]!

/** Answers the question whether to leave by staying, unless told otherwise, and counts how often it was asked. */
function stayOnPage(page: Page): { count: number; isLeaving: boolean } {
  const asked = { count: 0, isLeaving: false }
  page.on('dialog', (dialog) => {
    asked.count++
    void (asked.isLeaving ? dialog.accept() : dialog.dismiss())
  })
  return asked
}

test('pages work in a browser that blocks the data of sites', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/explore')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('another language keeps what was typed, but no password', async ({ page }) => {
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('First name').fill('Mei')
  await page.getByLabel('Last name').fill('Chan')
  await page.getByRole('textbox', { name: 'Email' }).fill('mei@example.com')
  await page.getByLabel('Password', { exact: true }).fill('six dim sum')
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('contentinfo').getByRole('button', { name: '繁體中文' }).click()
  await expect(page).toHaveURL('/zh-hant/auth?mode=sign-up')
  await waitForHydration(page)
  await expect(page.getByLabel('名字')).toHaveValue('Mei')
  await expect(page.getByLabel('姓氏')).toHaveValue('Chan')
  await expect(page.getByLabel('密碼', { exact: true })).toHaveValue('')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.getByRole('button', { name: '註冊' }).click()
  await expect(page.getByLabel('密碼', { exact: true })).toBeFocused()

  await page.goto('/zh-hant/explore')
  await page.getByRole('combobox').first().fill('水喉')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL('/explore')
  await waitForHydration(page)
  await expect(page.getByRole('combobox').first()).toHaveValue('水喉')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/q=/)
})

test('the questions of leaving cover each form of a page, and a change of the tab @deep', async ({ page }) => {
  await newMember(page)
  await page.goto('/profile')
  const asked = stayOnPage(page)
  await page.getByLabel('First name').fill('Meiling')
  await page.getByRole('link', { name: 'Security' }).click()
  await expect.poll(() => asked.count).toBe(1)
  await expect(page.getByLabel('First name')).toHaveValue('Meiling')

  await signIn(page, demoAdmin)
  asked.isLeaving = true
  await page.goto('/admin/plans')
  Object.assign(asked, { count: 0, isLeaving: false })
  await page.getByLabel('Listings (empty: unlimited)').first().fill('7')
  await page.getByRole('link', { name: 'Users' }).first().click()
  await expect.poll(() => asked.count).toBe(1)
  await expect(page).toHaveURL('/admin/plans')
})

test('settings whose password was not given are not saved, and leaving them asks @deep', async ({ page }) => {
  const { email } = await newAdmin(page)
  await queryDatabase(
    `update sessions set password_at = null where user_id = (select id from profiles where email = $1)`,
    [email],
  )
  await page.goto('/admin/settings')
  const asked = stayOnPage(page)
  const form = page.locator('form').filter({ has: page.getByLabel('Instagram', { exact: false }) })
  await form.getByRole('textbox').first().fill('https://example.com/kaifong')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Users' }).first().click()
  await expect.poll(() => asked.count).toBe(1)
})

test('Enter in a search of the listing form chooses the only match, and the focus stays in the form @deep', async ({
  page,
}) => {
  const { firstName, lastName } = await newMember(page)
  const profile = { firstName, lastName, whatsappNumber: '6123 4567', phoneNumber: '', language: 'en' }
  await call(page, 'accounts/updateProfile', { ...profile, acceptsMarketing: false })
  await page.goto('/submit-listing?step=offer')
  const category = page.getByRole('group', { name: 'Category' })
  await category.getByRole('searchbox').fill('zzz')
  await category.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await category.getByRole('searchbox').fill('drain clear')
  await category.getByRole('searchbox').press('Enter')
  await expect(category.getByRole('button', { name: /^Remove / })).toBeVisible()
  expect(await isFocusWithin(page, '[role=group]')).toBe(true)
  await category.getByRole('button', { name: /^Remove / }).press('Enter')
  expect(await isFocusWithin(page, '[role=group]')).toBe(true)
  await page.getByRole('button', { name: 'Add a price' }).click()
  await page.getByRole('button', { name: 'Remove price 1' }).press('Enter')
  expect(await isFocusWithin(page, 'fieldset')).toBe(true)
})

test('starting over clears the address of the owner for whom an admin creates a listing', async ({ page }) => {
  await newAdmin(page)
  await page.goto('/admin/create-listing')
  await page.getByLabel('Name in English').fill('Drains')
  await page.getByRole('button', { name: '5. Contact' }).click()
  await page.getByLabel('For the member with this email').fill('mei@example.com')
  await expect(page.getByText('Saved in this browser')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('For the member with this email')).toHaveValue('mei@example.com')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: '5. Contact' }).click()
  await expect(page.getByLabel('For the member with this email')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('For the member with this email')).toHaveValue('')
})

test('a payment waits for its screenshot @deep', async ({ page }) => {
  await newMember(page)
  await page.goto('/payment/premium')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/uploads/payment-proof', async (route) => {
    await released
    await route.continue()
  })
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.locator('input[type="file"]').setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer })
  const paid = page.getByRole('button', { name: 'I have paid' })
  const isDeclared = page.getByRole('heading', { name: 'We’re checking your payment' })
  await page.getByLabel('Transaction ID (optional)').press('Enter')
  await page.waitForTimeout(1_000)
  release()
  await expect(page.getByRole('img', { name: 'Screenshot (optional)' })).toBeVisible()
  await paid.click()
  await expect(isDeclared).toBeFocused()
  await expect(page.getByRole('link', { name: 'See the screenshot' })).toBeVisible()
})

test('a payment keeps its method and what was typed while its owner is in the app of the bank @deep', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  stayOnPage(page).isLeaving = true
  await newMember(page)
  await page.goto('/payment/premium')
  const payMe = page.getByRole('radio', { name: 'PayMe' })
  // At once, and not when the URL has followed.
  expect(await payMe.evaluate((radio: HTMLInputElement) => (radio.click(), radio.checked))).toBe(true)
  await expect(page).toHaveURL('/payment/premium?method=payme')
  await page.getByLabel('Note to us (optional)').fill('From the account of my wife')
  // The phone needed the memory of the page for something else.
  await page.reload()
  await expect(payMe).toBeChecked()
  await expect(page.getByLabel('Note to us (optional)')).toHaveValue('From the account of my wife')
  expect(errors).toEqual([])
  await page.route('**/api/uploads/payment-proof', (route) => route.abort())
  const picture = { name: 'paid.png', mimeType: 'image/png', buffer: Buffer.from('not sent') }
  await page.locator('input[type="file"]').setInputFiles(picture)
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText(/you told us that you paid HK\$500 by PayMe/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByLabel('Note to us (optional)')).toHaveValue('')
})

test('a form that is sent after its session has ended keeps what was typed, and can be sent again after signing in', async ({
  page,
  context,
}) => {
  const person = await newMember(page)
  await page.goto('/profile')
  const name = page.getByLabel('Last name')
  await name.fill('Chan Tai Man')
  await page.locator('input[name="whatsappNumber"]').fill('6123 4567')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(main(page).getByText('You’ve been logged out. Log in in another tab')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/auth')
  await other.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await other.getByLabel('Password', { exact: true }).press('Enter')
  await expect(other).toHaveURL('/')
  await expect(name).toHaveValue('Chan Tai Man')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  expect(await read(page, 'accounts/getProfile')).toMatchObject({ lastName: 'Chan Tai Man' })
  // Without anything typed the screen is not shown to whoever comes to this browser.
  await page.reload()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page).toHaveURL('/auth?next=%2Fprofile&ended=1')
  await expect(main(page).getByText('You’ve been logged out. Log in again')).toBeVisible()
})

test('an admin who has lost the role meanwhile is told so by the form, and nothing is decided', async ({ page }) => {
  const { email } = await newAdmin(page)
  await page.goto('/admin/review-listings')
  await expect(page.getByRole('article')).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The price is missing.')
  await queryDatabase(`update profiles set role = 'member' where email = $1`, [email])
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog.getByText('Your account no longer has the rights for this.')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('The price is missing.')
})

test('Esc asks before it closes a dialog with a text that is nowhere else', async ({ page }) => {
  const asked = stayOnPage(page)
  await signIn(page, demoAdmin)
  await page.goto('/admin/subscriptions/held')
  const dialog = page.getByRole('dialog', { name: 'Grant a plan' })
  const open = async () => {
    await page.getByRole('button', { name: 'Grant a plan' }).click()
    await expect(dialog).toBeVisible()
  }
  await open()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(asked.count).toBe(0)
  await open()
  await dialog.getByLabel('Reason').fill('For the work at the street fair')
  await page.keyboard.press('Escape')
  await expect.poll(() => asked.count).toBe(1)
  await expect(dialog.getByLabel('Reason')).toHaveValue('For the work at the street fair')
  asked.isLeaving = true
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('of two filters of a table that follow quickly, both are applied @deep', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/reviews')
  await page.route('**/api/rpc/reviews/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.getByLabel('Pending').selectOption('published')
  await page.getByLabel('Any stars').selectOption('5')
  await expect(page.getByLabel('Pending')).toHaveValue('published')
  await expect(page).toHaveURL(/status=published&rating=5/)
})

test('a report keeps what was typed at a click beside it, and another member does not see it @deep', async ({
  page,
}) => {
  const { slug } = await firstListing(page)
  await newMember(page)
  await page.goto(`/service/${slug}`)
  const open = page.getByRole('button', { name: 'Report this listing' })
  const dialog = page.getByRole('dialog')
  await open.click()
  await dialog.getByRole('textbox').fill('They never came.')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(open).toBeFocused()
  await open.click()
  await expect(dialog.getByRole('textbox')).toHaveValue('They never came.')

  await newMember(page)
  await page.reload()
  await open.click()
  await expect(dialog.getByRole('textbox')).toHaveValue('')
})

test('a failure is told in the dialog of a list, and undo brings back the list with its link @deep', async ({
  page,
}) => {
  await newMember(page)
  const { id } = await firstListing(page)
  await call(page, 'favorites/add', { listingId: id })
  await page.goto('/shortlist')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Add to list' }).click()
  const dialog = page.getByRole('dialog')
  await page.route('**/api/rpc/shortlist/createList', (route) => route.abort())
  await dialog.getByRole('textbox').fill('Kitchen')
  await dialog.getByRole('button', { name: 'Create list' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The list couldn’t be changed. Try again.')
  await page.unroute('**/api/rpc/shortlist/createList')
  await dialog.getByRole('button', { name: 'Create list' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: /Kitchen/ }).click()
  await page.getByRole('button', { name: 'Share list' }).click()
  const shared = page.getByText('Anyone with the link can see this list')
  await expect(shared).toBeVisible()
  await page.getByRole('button', { name: 'Delete list' }).click()
  await expect(shared).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shared).toBeVisible()
})

test('a page that one comes to by a link is announced, and has the focus when the link is gone', async ({ page }) => {
  await page.goto('/explore')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/service\//)
  await expect(main(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
})

test('the position does not pull anybody back who went on before it came @deep', async ({ page }) => {
  // The browser finds the position when the test says so: before, a busy machine could let it come too early.
  await page.addInitScript(() => {
    const coords = { latitude: 22.3816, longitude: 114.188 } as GeolocationCoordinates
    navigator.geolocation.getCurrentPosition = (found) =>
      Object.assign(window, { findPosition: () => found({ coords, timestamp: 0 } as GeolocationPosition) })
  })
  await page.goto('/explore?q=plumber near me')
  const nearMe = page.getByRole('button', { name: 'Near me' })
  await nearMe.click()
  await page.waitForFunction(() => 'findPosition' in window)
  await expect(nearMe).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/service\//)
  await page.evaluate(() => (window as unknown as { findPosition: () => void }).findPosition())
  await page.waitForTimeout(1_000)
  await expect(page).toHaveURL(/\/service\//)
})

test('a filter of reviews keeps the focus when it is chosen @deep', async ({ page }) => {
  const { items } = await read<{ items: { slug: string }[] }>(page, 'discovery/search', { sort: 'reviews', limit: 1 })
  await page.goto(`/service/${items[0]!.slug}?filter=on`)
  const stars = page.getByLabel('Any stars')
  await stars.focus()
  await stars.selectOption('5')
  await expect(page).toHaveURL(/stars=5/)
  await expect(page.locator('#reviews ul[aria-busy=false]')).toBeVisible()
  await expect(stars).toBeFocused()
  await page.getByRole('link', { name: 'Show all reviews' }).click()
  await expect(stars).toHaveValue('')
})
