import { newAdmin, openAdmin } from '#tests/support/admin.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import {
  waitForHydration,
  consoleErrors,
  axeViolations,
  openInTheme,
  horizontalOverflow,
} from '#tests/support/screen.ts'

const isSignedIn = async (page: Page) => (await page.request.get('/profile', { maxRedirects: 0 })).status() === 200
const main = (page: Page) => page.getByRole('main')

test('an admin finds a member, deactivates them with a reason and reactivates them', async ({ page, browser }) => {
  const person = await newMember(page)
  const admin = await openAdmin(browser)
  const errors = consoleErrors(admin)
  await admin.goto('/admin/users')
  await admin.getByRole('searchbox').fill(person.email)
  await expect(admin).toHaveURL(`/admin/users?q=${encodeURIComponent(person.email)}`)
  await expect(admin.getByRole('row')).toHaveCount(2)
  expect(await axeViolations(admin)).toEqual([])
  await main(admin).getByRole('link', { name: 'Mei Chan' }).click()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Mei Chan')
  expect(await axeViolations(admin)).toEqual([])

  await admin.getByRole('button', { name: 'Deactivate…' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('button', { name: 'Spam' }).click()
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(admin.getByText('Repeated advertising or copied listings.')).toBeVisible()
  expect(await isSignedIn(page)).toBe(false)
  await expect(signIn(page, person)).rejects.toThrow('ACCOUNT_DEACTIVATED')
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'Your account has been deactivated by an administrator. Please contact us for assistance.',
  )

  await admin.getByRole('button', { name: 'Activate again' }).click()
  await expect(admin.getByText('Account active again')).toBeVisible()
  await signIn(page, person)
  expect(await isSignedIn(page)).toBe(true)
  await expect(main(admin).getByText('Account activated again')).toBeVisible()
  expect(errors).toEqual([])
  await admin.context().close()
})

test('changing roles requires the password again and takes effect on the next request @deep', async ({
  page,
  browser,
}) => {
  // Its own: journeys beside this one are signed in as the demonstration admin, and need no password.
  const own = await newAdmin(page)
  const person = await newMember(page)
  const admin = await openAdmin(browser, own)
  await queryDatabase(
    `update sessions set password_at = null where user_id = (select id from profiles where email = $1)`,
    [own.email],
  )
  await admin.goto('/zh-hant/admin/users')
  await admin.getByRole('button', { name: '新增管理員' }).click()
  const adding = admin.getByRole('dialog', { name: '新增管理員' })
  await adding.getByRole('textbox').fill('nobody')
  await adding.getByRole('textbox').press('Enter')
  await expect(adding.getByText('請輸入有效的電郵地址。')).toBeVisible()
  await adding.getByRole('textbox').fill(person.email)
  await adding.getByRole('textbox').press('Enter')
  const asking = admin.getByRole('dialog', { name: '確認是你本人' })
  await expect(asking.locator('input')).toBeFocused()
  expect(await axeViolations(admin)).toEqual([])
  await asking.locator('input').fill('not my password')
  await asking.locator('input').press('Enter')
  await expect(asking.locator('input')).toHaveAttribute('aria-invalid', 'true')
  expect((await page.request.get('/admin', { maxRedirects: 0 })).status()).toBe(302)
  await asking.locator('input').fill(own.password)
  await asking.locator('input').press('Enter')
  await expect(admin.getByText('Mei Chan 已成為管理員')).toBeVisible()
  expect((await page.request.get('/admin', { maxRedirects: 0 })).status()).toBe(200)

  const [{ id }] = (await queryDatabase<{ id: string }>('select id from profiles where email = $1', [
    person.email,
  ])) as [{ id: string }]
  await admin.setViewportSize({ width: 390, height: 844 })
  await openInTheme(admin, 'dark', `/zh-hant/admin/users/${id}`)
  await waitForHydration(admin)
  expect(await horizontalOverflow(admin)).toBeLessThanOrEqual(0)
  expect(await axeViolations(admin)).toEqual([])
  await admin.getByRole('button', { name: '撤銷管理員身份' }).click()
  await expect(admin.getByRole('button', { name: '設為管理員' })).toBeVisible()
  expect((await page.request.get('/admin', { maxRedirects: 0 })).status()).toBe(302)
  await admin.getByRole('button', { name: '登出所有裝置' }).click()
  // The button stays: keys, webhooks and passkeys end with it too.
  await expect.poll(() => isSignedIn(page)).toBe(false)
  await admin.context().close()
})

test('an admin confirms a WhatsApp number by its code, and changing the number removes the verification @deep', async ({
  page,
  browser,
}) => {
  const person = await newMember(page)
  const save = async (number: string) => {
    await page.locator('main input[name="whatsappNumber"]').fill(number)
    await page.locator('main form button[type="submit"]').first().click()
    await expect(page.getByText('Profile updated')).toBeVisible()
  }
  await page.goto('/profile')
  const number = `6${String(Date.now()).slice(-7)}`
  await save(number)
  await expect(page.getByRole('link', { name: 'Get WhatsApp Verified' })).toHaveAttribute('href', '/payment/whatsapp')
  await queryDatabase(
    `insert into subscriptions (user_id, plan_key, starts_at) select id, 'whatsapp_verified', now() from profiles where email = $1`,
    [person.email],
  )
  await page.goto('/subscription')
  await page.getByRole('link', { name: 'Confirm your WhatsApp number' }).click()
  await page.getByRole('button', { name: 'Get a code' }).click()
  const message = await page.getByText(/^VERIFY [2-9A-HJ-NP-Z]{6}$/).innerText()
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/85212345678?text=${encodeURIComponent(message)}`,
  )
  await expect(page.getByText('Demo: the number that receives the message isn’t real.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const admin = await openAdmin(browser)
  await admin.goto('/admin/verifications')
  const waiting = admin.locator('form', { hasText: `+852 ${number.slice(0, 4)} ${number.slice(4)}` })
  const code = waiting.getByRole('textbox')
  await code.fill('K0M1Q9')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/without 0, O, 1 and I/)
  await code.fill(message.endsWith('A') ? 'BBBBBB' : 'AAAAAA')
  await code.press('Enter')
  await expect(waiting.getByRole('alert')).toHaveText('The code does not match. Compare it once more.')
  await expect(waiting.getByText('4 tries left')).toBeVisible()
  expect(await axeViolations(admin)).toEqual([])
  await code.fill(message.toLowerCase())
  await code.press('Enter')
  await expect(admin.getByText('The number of Mei Chan is confirmed')).toBeVisible()
  await expect(waiting).toHaveCount(0)

  await expect(page.getByText(/^WhatsApp number confirmed on /)).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText(/^Confirmed on /)).toBeVisible()
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { name: 'My plan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Confirm your WhatsApp number' })).toHaveCount(0)
  await page.goto('/profile')
  await save('6123 4567')
  await expect(page.getByRole('button', { name: 'Get a code' })).toBeVisible()

  // The other way: the code goes to the number, and its member types it.
  await page.getByRole('button', { name: 'Send the code to my number' }).click()
  await expect(page.getByText(/^We send a code to \+852 6123 4567 on WhatsApp by hand/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await admin.reload()
  await admin.getByRole('button', { name: 'Write the code' }).first().click()
  const link = await admin.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')
  const sent = new URL(link!)
  expect(sent.pathname).toBe('/85261234567')
  const sentCode = /[2-9A-HJ-NP-Z]{6}/.exec(sent.searchParams.get('text')!)![0]
  await page.getByRole('textbox', { name: 'Code that arrived' }).fill(sentCode)
  await page.getByRole('button', { name: 'Confirm my number' }).click()
  await expect(page.getByText(/^WhatsApp number confirmed on /)).toBeVisible()
  await admin.context().close()
})

test('a member manages consents, sends a privacy request and reads its answer on one screen @deep', async ({
  page,
  browser,
}) => {
  await newMember(page)
  await page.goto('/profile?tab=privacy')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'What you agreed to',
    'Ask us about your data',
    'My data',
    'Delete my account',
  ])
  await page.getByRole('button', { name: 'Send me news and offers' }).click()
  await expect(main(page).getByText('News and offers by email')).toBeVisible()
  await page.getByRole('button', { name: 'Stop news and offers' }).click()
  await expect(main(page).getByText(/Withdrawn on /)).toBeVisible()

  await page.getByText('Write a request', { exact: true }).click()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('textbox', { name: 'What is it about?' })).toBeFocused()
  const details = `Which photos of mine do you keep? ${Date.now()}`
  await page.getByRole('textbox', { name: 'What is it about?' }).fill(details)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(main(page).getByRole('listitem').getByText(details)).toBeVisible()

  const admin = await openAdmin(browser)
  await admin.goto('/admin/privacy-requests')
  await expect(admin.getByRole('cell', { name: /40 days left/ }).first()).toBeVisible()
  expect(await axeViolations(admin)).toEqual([])
  await admin
    .getByRole('row', { name: /Mei Chan/ })
    .last()
    .getByRole('button')
    .first()
    .click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByText(details)).toBeVisible()
  await dialog.getByRole('textbox').fill('One, of your kitchen.')
  expect(await axeViolations(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect(admin.getByText('Answer sent')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('One, of your kitchen.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await admin.context().close()
})
