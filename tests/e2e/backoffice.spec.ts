import { setSetting } from '#tests/support/admin.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import { consoleErrors, axeViolations, openInTheme, horizontalOverflow } from '#tests/support/screen.ts'

async function signInAsAdmin(page: Page) {
  await signIn(page, demoAdmin)
}

test('only admins can open the back office', async ({ page }) => {
  await page.goto('/admin/settings')
  await expect(page).toHaveURL('/auth?next=%2Fadmin%2Fsettings')
  await newMember(page)
  const response = await page.request.get('/admin/settings', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([302, '/'])
  expect((await page.request.get('/api/audit.csv')).status()).toBe(403)
  expect((await page.request.get('/api/mails/preview/welcome/en')).status()).toBe(404)
})

test('the menu marks the screen that a page belongs to', async ({ page }) => {
  await signInAsAdmin(page)
  for (const path of ['/admin/subscriptions', '/admin/subscriptions/held', '/admin/plans']) {
    await page.goto(path)
    const current = page.getByRole('complementary').getByRole('link').and(page.locator('[aria-current=page]'))
    await expect(current).toHaveText(/^Payments and plans/)
  }
})

test('an address with a malformed id is one of a page that does not exist', async ({ page }) => {
  await signInAsAdmin(page)
  const paths = ['/admin/edit-listing/1', '/admin/users/1', '/admin/import?id=1', `/service/${'x'.repeat(500)}`]
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(404)
  await page.goto('/zh-hant/admin/edit-listing/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到這一頁')
})

test('the dashboard shows queues, warnings and shortcuts in the back office layout @phone-deep', async ({
  page,
  isMobile,
}) => {
  const errors = consoleErrors(page)
  await signInAsAdmin(page)
  await openInTheme(page, isMobile ? 'dark' : 'light', isMobile ? '/zh-hant/admin' : '/admin')
  const menu = page.getByRole('navigation').filter({ visible: true })
  if (isMobile) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('總覽')
    await page.getByRole('button', { name: '管理後台選單' }).click()
    await menu.getByRole('link', { name: '設定' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定')
    await expect(menu).toHaveCount(1)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axeViolations(page)).toEqual([])
    return
  }
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await expect(page.getByText('FPS and PayMe: switched on, but no payee is set')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Sign-ups/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Set it up' }).first().click()
  await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // The public header and footer are not rendered.
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('settings are validated per field, saved and audited; payment identifiers require the password @alone', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await queryDatabase(
    'update sessions set password_at = null where user_id in (select id from profiles where email = $1)',
    [demoAdmin.email],
  )
  await page.goto('/admin/settings')
  const social = page.getByRole('region', { name: 'Social media' })
  const linkedin = social.getByLabel('LinkedIn address')
  await linkedin.fill('https://evil.example/kaifong')
  await social.getByRole('button', { name: 'Save' }).click()
  await expect(social.getByText('This address does not lead to that network.')).toBeVisible()
  await expect(linkedin).toBeFocused()
  await linkedin.fill('https://www.linkedin.com/company/kaifong')
  await social.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  // Another admin saved first: nothing is overwritten and the entered value stays in the field.
  await setSetting('SOCIAL_LINKEDIN_URL', 'https://linkedin.com/company/other')
  await linkedin.fill('https://linkedin.com/company/third')
  await social.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It is now: https://linkedin.com/company/other.')).toBeVisible()
  await expect(linkedin).toHaveValue('https://linkedin.com/company/third')

  const payments = page.getByRole('region', { name: 'Payments', exact: true })
  await payments.getByLabel('FPS identifier').fill('1234567')
  await payments.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(demoAdmin.password)
  await dialog.getByRole('button').last().click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  await page.goto('/admin/audit?subject=FPS_ID')
  const row = page.getByRole('row').filter({ hasText: 'changed the setting FPS identifier' }).first()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Stored entry').click()
  await expect(page.getByRole('dialog')).toContainText('1234567')
  await page.keyboard.press('Escape')
  expect(await axeViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^kaifong-audit-.*\.csv$/)
  await setSetting('FPS_ID', '')
  await setSetting('SOCIAL_LINKEDIN_URL', '')
})

test('an admin previews an email, sends it to themselves and reads it in the outbox @deep', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page)
  await page.goto('/admin/settings')
  const mails = page.getByRole('region', { name: 'Email', exact: true })
  await mails.getByLabel('Kind').selectOption('listing_rejected')
  await mails.getByLabel('Language').selectOption('zh-Hant')
  await expect(mails.getByText('相片屬於另一間公司。')).toBeVisible()
  const opened = context.waitForEvent('page')
  await mails.getByRole('link', { name: 'Open as HTML' }).click()
  const html = await opened
  await expect(html.getByText('相片屬於另一間公司。')).toBeVisible()
  await html.close()
  await mails.getByRole('button', { name: 'Send to me' }).click()
  await expect(page.getByText(`Test email on its way to ${demoAdmin.email}`)).toBeVisible()

  await page.goto('/admin/outbox?type=listing_rejected')
  await page.getByRole('searchbox', { name: /starts with/ }).fill(demoAdmin.email.slice(0, 8))
  await expect(page).toHaveURL(/q=admin/)
  const row = page.getByRole('row').filter({ hasText: demoAdmin.email }).first()
  await row.getByRole('button', { name: 'Read' }).click()
  await expect(page.getByRole('dialog')).toContainText('相片屬於另一間公司。')
  expect(await axeViolations(page)).toEqual([])
})

test('the last page of a table leaves the keyboard focus at its count @deep', async ({ page }) => {
  await signInAsAdmin(page)
  const lastName = `Lastpage${Date.now()}`
  await queryDatabase(
    `insert into profiles (first_name, last_name, email) select 'Ada', $1, lower($1) || n || '@example.com' from generate_series(1, 60) n`,
    [lastName],
  )
  await page.goto(`/admin/users?q=${lastName}`)
  const more = page.getByRole('button', { name: 'Load More' })
  await more.press('Enter')
  await expect(page.getByText('50 rows so far')).toBeVisible()
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect(page.getByText('60 rows')).toBeFocused()
})

test('on a phone a card of a table shows that it opens @deep', async ({ page }) => {
  await signInAsAdmin(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/users')
  const open = page.getByRole('button', { name: /^Open / }).first()
  expect((await open.boundingBox())!.width).toBeGreaterThanOrEqual(44)
  expect(await axeViolations(page)).toEqual([])
  await open.click()
  await expect(page).toHaveURL(/admin\/users\/./)
})
