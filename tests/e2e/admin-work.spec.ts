import { openAdmin } from '#tests/support/admin.ts'
import { call, newListing, uniqueName } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import { axeViolations, consoleErrors } from '#tests/support/screen.ts'

const idOf = async (email: string) =>
  (await queryDatabase<{ id: string }>('select id from profiles where email = $1', [email]))[0]!.id
const nextYear = () => `${new Date().getFullYear() + 1}-06-30`

test('an admin bans a domain until a day; nobody signs up with it until the ban is lifted @deep', async ({
  page,
  browser,
}) => {
  const admin = await openAdmin(browser)
  const domain = `${uniqueName('ban').replace(' ', '-').toLowerCase()}.example`
  await admin.goto('/admin/bans')
  expect(await axeViolations(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Add a ban' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Email address, domain or number').fill(`@${domain.toUpperCase()}`)
  await dialog.getByLabel('Last day').fill(nextYear())
  await dialog.getByLabel('Reason').fill('Copied listings')
  await dialog.getByRole('button', { name: 'Add a ban' }).click()
  await expect(admin.getByText('Ban added')).toBeVisible()
  await admin.goto(`/admin/bans?q=${domain}`)
  const row = admin.getByRole('row').filter({ hasText: domain })
  await expect(row).toContainText('Domain')
  await expect(row).toContainText('Copied listings')
  await row.getByText('Copied listings').click()
  await expect(dialog).toContainText('Copied listings')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await row.focus()
  await admin.keyboard.press('Enter')
  await expect(dialog).toContainText('Copied listings')
  await admin.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const person = { firstName: 'Mei', lastName: 'Chan', email: `mei@mail.${domain}`, password: 'six dim sum' }
  const signUp = () =>
    call(page, 'accounts/signUp', { ...person, locale: 'en', acceptsTerms: true, acceptsMarketing: false })
  await page.goto('/auth?mode=sign-up')
  await page.locator('main input[name="firstName"]').fill(person.firstName)
  await page.locator('main input[name="lastName"]').fill(person.lastName)
  await page.locator('main input[name="email"]').fill(person.email)
  await page.locator('main input[name="password"]').fill(person.password)
  await page.locator('main input[name="again"]').fill(person.password)
  await page.locator('main input[name="acceptsTerms"]').check()
  await page.locator('main button[type="submit"]').click()
  await expect(page.getByText('We don’t accept this email address.')).toBeVisible()

  await row.getByRole('button', { name: 'Lift' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Lift' }).click()
  await expect(admin.getByText('Ban lifted')).toBeVisible()
  await expect(row).toHaveCount(0)
  await signUp()
  await admin.context().close()
})

test('an admin looks a licence up in its register, and the page says which register and when @deep', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await signIn(page, demoAdmin)
  const [name, number] = [uniqueName('Minor works'), `LP ${Date.now()}`]
  const licences = [{ key: 'bd-minor-works', number, expiresOn: null }]
  const { slug } = await call<{ slug: string }>(page, 'editor/adminCreate', {
    content: listingContent({
      nameEn: name,
      licences,
      categories: ['minor-works'],
      prices: [{ ...listingContent().prices[0]!, unit: 'job' }],
    }),
    ownerEmail: null,
  })
  await page.goto(`/service/${slug}`)
  await expect(page.getByText(/As stated by the provider/)).toBeVisible()
  await page.goto('/admin/licences')
  const card = page.getByRole('article').filter({ hasText: number })
  const more = page.getByRole('button', { name: 'Load more' })
  await expect(async () => {
    if (!(await card.isVisible())) await more.click({ timeout: 1_000 })
    await expect(card).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(card.getByRole('link', { name: /^Open the register/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.bd\.gov\.hk\//,
  )
  expect(await axeViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Found', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mark as checked' }).click()
  await expect(dialog.getByText('Enter what the register shows.')).toBeVisible()
  await dialog.getByLabel('What the register shows').fill('CHAN Tai Man, valid')
  await dialog.getByRole('button', { name: 'Mark as checked' }).click()
  await expect(page.getByText('Marked as checked')).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.goto(`/service/${slug}`)
  await expect(page.getByText(/Checked against the register/)).toBeVisible()
  expect(errors).toEqual([])
})

test('lowering a plan’s limit first shows who is over it and what happens when @deep', async ({ page, browser }) => {
  const person = await newMember(page)
  const admin = await openAdmin(browser)
  const memberId = await idOf(person.email)
  await call(admin, 'billing/grantPlan', { email: person.email, planKey: 'premium', lastDay: '', reason: 'A test' })
  await newListing(admin, 'First of two', person.email)
  await newListing(admin, 'Second of two', person.email)
  await admin.goto('/admin/plans')
  const form = admin.getByRole('form', { name: 'Premium' })
  await form.getByLabel('Listings (empty: unlimited)').fill('1')
  await form.getByRole('button', { name: 'Save Premium plan' }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByText(/they get an email now, and on that day their newest listings/)).toBeVisible()
  const member = dialog.getByRole('listitem').filter({ has: admin.locator(`a[href="/admin/users/${memberId}"]`) })
  await expect(member).toContainText('2 listings')
  expect(await axeViolations(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(dialog).toHaveCount(0)
  await admin.reload()
  await expect(form.getByLabel('Listings (empty: unlimited)')).toHaveValue('')
  await admin.context().close()
})

test('an admin sees the browsers of a member and who shares their number, and each look is in the audit log @deep', async ({
  page,
  browser,
}) => {
  const whatsappNumber = `+8525${String(Date.now()).slice(-7)}`
  const setNumber = (who: Page, person: { firstName: string; lastName: string }) =>
    call(who, 'accounts/updateProfile', {
      firstName: person.firstName,
      lastName: person.lastName,
      whatsappNumber,
      phoneNumber: '',
      language: 'en',
      acceptsMarketing: false,
    })
  const person = await newMember(page)
  await setNumber(page, person)
  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const other = await elsewhere.newPage()
  const twin = await newMember(other)
  await setNumber(other, twin)
  const admin = await openAdmin(browser)
  const memberId = await idOf(person.email)
  await admin.goto(`/admin/users/${memberId}`)
  await admin.getByRole('button', { name: 'Show them' }).click()
  const shared = admin
    .getByRole('listitem')
    .filter({ has: admin.locator(`a[href="/admin/users/${await idOf(twin.email)}"]`) })
  await expect(shared).toContainText('same number')
  await expect(admin.getByText(/^Chrome/).first()).toBeVisible()
  expect(await axeViolations(admin)).toEqual([])
  await admin.goto(`/admin/audit?subject=${memberId}`)
  await expect(admin.getByText(/looked at/).first()).toBeVisible()
  await admin.goto(`/admin/users/${memberId}`)
  await expect(admin.getByText('Reports and devices looked at')).toBeVisible()
  await elsewhere.close()
  await admin.context().close()
})

test('every row of the back office opens by a click or tap, and by Enter @phone @deep', async ({ page, isMobile }) => {
  await signIn(page, demoAdmin)
  const today = new Date().toISOString().slice(0, 10)
  const request = { kind: 'access', name: 'Chan Tai Man', email: 'man@example.com', receivedOn: today, details: 'All' }
  await call(page, 'privacy/record', request)
  const ban = { value: `@${uniqueName('row').replace(' ', '-')}.example`, lastDay: nextYear(), reason: 'Copied' }
  await call(page, 'accounts/addBan', ban)
  const screens = [
    'reviews',
    'reported-reviews',
    'subscriptions?status=all',
    'subscriptions/held',
    'users',
    'bans',
    'privacy-requests',
    'audit',
    'outbox',
  ]
  for (const screen of screens) {
    const row = page.locator('tbody tr').first()
    for (const open of [
      async () => {
        const cell = row.locator('td:not(:has(a, input, button))').filter({ visible: true, hasText: /\S/ }).last()
        await (isMobile ? cell.tap() : cell.click())
      },
      async () => {
        await row.focus()
        await page.keyboard.press('Enter')
      },
    ]) {
      await page.goto(`/admin/${screen}`)
      await expect(page.locator('dialog:modal')).toHaveCount(0)
      await open()
      if (screen === 'users' || screen === 'subscriptions/held')
        await expect(page, screen).toHaveURL(/\/admin\/users\/[\w-]+$/)
      else await expect(page.locator('dialog:modal'), screen).toBeVisible()
    }
  }
})
