import { expect, test, type Page } from '@playwright/test'
import { call } from '#tests/support/calls.ts'
import { latestEmailLink, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import {
  waitForHydration,
  consoleErrors,
  axeViolations,
  axeViolationsInBothThemes,
  horizontalOverflow,
} from '#tests/support/screen.ts'
import { totpCode } from '#tests/support/totp.ts'

const isSignedIn = async (page: Page) => (await page.request.get('/profile', { maxRedirects: 0 })).status() === 200
const fillPassword = (page: Page, password: string) => page.getByLabel('Password', { exact: true }).fill(password)

async function openSecurity(page: Page) {
  await page.goto('/profile?tab=security')
  await waitForHydration(page)
}
async function givePassword(page: Page, email: string, password: string) {
  await page.goto('/auth?next=/favorites')
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await fillPassword(page, password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

test('a member sets up an authenticator app, signs in with its code, and as an admin enters with a recovery code @phone-deep', async ({
  page,
}) => {
  const person = await newMember(page)
  const errors = consoleErrors(page)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  // The session was started by an e-mail, so the password comes first.
  const dialog = page.getByRole('dialog')
  await fillPassword(page, person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const key = (await page.locator('code').innerText()).replace(/\s/g, '')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Code' }).fill('12')
  await page.getByRole('textbox', { name: 'Code' }).press('Enter')
  await expect(page.getByText('A code has six digits, a recovery code ten characters.')).toBeVisible()
  const first = new Date()
  await page.getByRole('textbox', { name: 'Code' }).fill(totpCode(key, first))
  await page.getByRole('textbox', { name: 'Code' }).press('Enter')
  const recovery = page.getByRole('region', { name: 'Your recovery codes' })
  await expect(recovery).toBeFocused()
  await expect(recovery.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await recovery.getByRole('listitem').first().innerText()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toBe(0)
  await page.setViewportSize(size)
  await recovery.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByText('On: logging in with your password needs a code.')).toBeVisible()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await page.context().clearCookies()
  await givePassword(page, person.email, person.password)
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  expect(await isSignedIn(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await code.fill('000000')
  await code.press('Enter')
  await expect(page.getByText('This code is wrong. Please check it.')).toBeVisible()
  const step = (time: Date) => Math.floor(time.getTime() / 30_000)
  const now = new Date()
  await code.fill(totpCode(key, step(now) > step(first) ? now : new Date(first.getTime() + 30_000)))
  await code.press('Enter')
  await expect(page).toHaveURL('/favorites')

  await queryDatabase('select add_admin_user(id) from profiles where email = $1', [person.email])
  await queryDatabase(
    'update sessions set second_factor_at = null where user_id = (select id from profiles where email = $1)',
    [person.email],
  )
  expect(
    (await page.request.get('/api/rpc/backoffice/findMembers', { params: { data: '{"json":{}}' } })).status(),
  ).toBe(403)
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm it is you')
  await waitForHydration(page)
  expect(await axeViolations(page)).toEqual([])
  await code.fill(recoveryCode)
  await code.press('Enter')
  await expect(page).toHaveURL('/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
  // The browser reports each answer of 400 and 401 that the test provoked.
  expect(errors.filter((error) => !/status of 40[013]/.test(error))).toEqual([])
})

test('with an authenticator app the password changes, and the account is deleted, with a code each', async ({
  page,
}) => {
  const person = await newMember(page)
  const errors = consoleErrors(page)
  await signIn(page, person)
  const { key } = await call<{ key: string }>(page, 'accounts/startAuthenticator', {})
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(page, 'accounts/confirmAuthenticator', {
    code: totpCode(key, new Date()),
  })
  await openSecurity(page)
  const code = page.getByRole('textbox', { name: 'Code' })
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password').fill('eight har gow')
  await page.getByLabel('Confirm password').fill('eight har gow')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(code).toBeFocused()
  await expect(page.getByText('Enter a code from your authenticator app.')).toBeVisible()
  await code.fill('000000')
  await code.press('Enter')
  await expect(page.getByText('This code is wrong. Please check it.')).toBeVisible()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await code.fill(recoveryCodes[0]!)
  await code.press('Enter')
  await expect(page.getByText('Password updated')).toBeVisible()
  await expect(code).toHaveValue('')

  await page.goto('/profile?tab=privacy')
  await waitForHydration(page)
  await page.getByText('Delete my account…').click()
  await page.getByLabel('Your password, to be sure it is you').fill('eight har gow')
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(code).toBeFocused()
  await code.fill(recoveryCodes[1]!)
  await code.press('Enter')
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  expect(errors.filter((error) => !/status of 40[013]/.test(error))).toEqual([])
})

test('a member adds a passkey, signs in with it, changes the password by it and removes it @deep', async ({ page }) => {
  const person = await newMember(page)
  const errors = consoleErrors(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await fillPassword(page, person.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  const remove = page.getByRole('button', { name: /^Remove: / })
  await expect(remove).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])

  await page.context().clearCookies()
  await page.goto('/auth?next=/favorites')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/favorites')
  await openSecurity(page)
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('New password').fill('eight har gow')
  await page.getByLabel('Confirm password').fill('eight har gow')
  await page.getByLabel('Confirm password').press('Enter')
  await expect(page.getByText('Password updated')).toBeVisible()
  await signIn(page, { ...person, password: 'eight har gow' })
  await remove.click()
  await expect(remove).toHaveCount(0)
  expect(errors.filter((error) => !/status of 40[013]/.test(error))).toEqual([])
})

test('a sign-in with a new browser is reported by e-mail, whose link ends that session @deep', async ({
  page,
  browser,
}) => {
  const person = await newMember(page)
  await queryDatabase(`update profiles set created_at = now() - interval '1 day' where email = $1`, [person.email])
  const other = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage()
  await signIn(other, person)
  expect(await isSignedIn(other)).toBe(true)
  await page.goto(await latestEmailLink(person.email))
  await waitForHydration(page)
  expect(await isSignedIn(other)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'End the session' }).click()
  await expect(page.getByRole('status').getByText('The session has ended')).toBeVisible()
  expect([await isSignedIn(other), await isSignedIn(page)]).toEqual([false, true])
  await other.context().close()
})
