import { call, newListing } from '#tests/support/calls.ts'
import { expect, test } from '#tests/support/journey.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { demoAdmin, newMember, signIn } from '#tests/support/members.ts'
import { axeViolations, consoleErrors } from '#tests/support/screen.ts'

test('a key is removed once by a double press, and a log that is late or lost says so', async ({ page }) => {
  const person = await newMember(page)
  await page.goto('/user/integrations')
  await page.getByLabel('Name', { exact: true }).fill('My website')
  await page.getByRole('button', { name: 'Create key' }).click()
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await password.fill(person.password)
  await password.press('Enter')
  await expect(page.getByText('never used')).toBeVisible()
  await call(page, 'integrations/createWebhook', {
    url: 'https://hooks.kaifong.example/late',
    events: ['review.published'],
    isSiteWide: false,
  })
  await page.goto('/user/integrations')
  const removals: string[] = []
  const released = Promise.withResolvers<void>()
  await page.route('**/api/rpc/integrations/removeKey', async (route) => {
    removals.push(route.request().url())
    await released.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Remove: My website' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).dblclick()
  released.resolve()
  await expect(page.getByText('Key removed')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(removals).toHaveLength(1)

  await page.route('**/api/rpc/integrations/findDeliveries*', (route) => route.abort())
  await page.getByRole('button', { name: 'Log' }).click()
  await expect(page.getByText('The log could not be loaded.')).toBeVisible()
  await page.unroute('**/api/rpc/integrations/findDeliveries*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible()
})

test('a member makes a key that a program uses until it is removed, and sees in a log what a webhook sent @deep', async ({
  page,
  browser,
  playwright,
}) => {
  const errors = consoleErrors(page)
  const person = await newMember(page)
  await page.goto('/user/integrations')
  await page.getByLabel('Name', { exact: true }).fill('My website')
  await page.getByRole('button', { name: 'Create key' }).click()
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await password.fill(person.password)
  await password.press('Enter')
  const secret = page.getByText(/^kf_.{20,}/)
  await expect(secret).toBeInViewport({ ratio: 1 })
  const key = (await secret.textContent())!
  // A second press would make a second one.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByText('never used')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const program = await playwright.request.newContext({
    baseURL: test.info().project.use.baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  expect((await program.get('/api/v1/favorites')).status()).toBe(200)
  const { status, code } = await program
    .put('/api/v1/favorites/00000000-0000-7000-8000-000000000000', { data: {} })
    .then(async (answer) => ({ status: answer.status(), ...((await answer.json()) as { code: string }) }))
  expect([status, code]).toEqual([403, 'SCOPE_MISSING'])
  await page.reload()
  await expect(page.getByText(/last used/)).toBeVisible()
  await expect(secret).toHaveCount(0)
  const removal = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Remove: My website' }).click()
  await expect(removal).toContainText('Programs that use “My website” stop working at once.')
  await removal.getByRole('button', { name: 'Keep it' }).last().click()
  expect((await program.get('/api/v1/favorites')).status()).toBe(200)
  await page.getByRole('button', { name: 'Remove: My website' }).click()
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Key removed')).toBeVisible()
  expect((await program.get('/api/v1/favorites')).status()).toBe(401)
  await program.dispose()

  const address = page.getByLabel('Address', { exact: true })
  await address.fill('https://192.168.1.1/hook')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(address).toHaveAccessibleDescription(/public/i)
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('https://hooks.kaifong.example/listings')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await expect(address).toHaveValue('')

  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const admin = await elsewhere.newPage()
  await signIn(admin, demoAdmin)
  const { id, name } = await newListing(admin, 'Told by webhook', person.email)
  await call(admin, 'editor/adminEdit', { id, content: listingContent({ nameEn: name, summaryEn: 'New' }) })
  await page.reload()
  await page.getByRole('button', { name: 'Log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Listing changed · ' }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Remove: https://hooks.kaifong.example/listings' }).click()
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Webhook removed')).toBeVisible()
  await elsewhere.close()
  // The first attempt to make a key is refused until the password is given.
  expect(errors).toEqual([expect.stringContaining('403')])
})
