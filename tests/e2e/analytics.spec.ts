import { newListing, read } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { demoAdmin, newMember, signIn } from '#tests/support/members.ts'
import { consoleErrors, axeViolations, horizontalOverflow } from '#tests/support/screen.ts'

const figure = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
/** Reads the rendered text: the change shown below also starts with a number. */
const numberOf = async (page: Page, name: string) => Number(/\d+/.exec(await figure(page, name).innerText())?.[0])

test('a visit is counted in the figures of a listing, which other members cannot see @phone-deep', async ({
  page,
  browser,
}) => {
  const errors = consoleErrors(page)
  await signIn(page, demoAdmin)
  const { id, slug } = await newListing(page, 'Counted Pipes')
  await page.goto(`/analytics/${id}?days=7`)
  const before = await numberOf(page, 'Views')

  const visitor = await browser.newPage({ userAgent: `Mozilla/5.0 (iPhone) Visitor/${Date.now()} Safari/604.1` })
  const counting = visitor.waitForResponse((response) => response.url().endsWith('/api/rpc/analytics/record'))
  await visitor.goto(`/service/${slug}`)
  await counting
  await visitor.close()

  await expect
    .poll(async () => {
      await page.reload()
      return numberOf(page, 'Views')
    })
    .toBe(before + 1)
  await figure(page, 'Contacts').click()
  await expect(page.getByText('Contacts by day')).toBeVisible()
  await page.getByText('All days as a table').click()
  await expect(page.getByRole('region', { name: 'All days as a table' }).getByRole('row')).toHaveCount(8)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^kaifong-.+\.csv$/)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(errors).toEqual([])

  const stranger = await (await browser.newContext()).newPage()
  await newMember(stranger)
  expect((await stranger.goto(`/analytics/${id}`))?.status()).toBe(404)
  await stranger.context().close()
})

test('an admin sees the site analytics @deep', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/analytics?days=90')
  await expect(figure(page, 'Sign-ups')).toBeVisible()
  await figure(page, 'New listings').click()
  await expect(page.getByText('New listings by day')).toBeVisible()
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL(/days=7$/)
  await expect(page.getByRole('heading', { name: 'Searches that found nothing' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('a listing that is opened from our home page was reached from our site, wherever the visit began', async ({
  page,
  baseURL,
}) => {
  const counting = page.waitForRequest((request) => request.url().endsWith('/api/rpc/analytics/record'))
  await page.goto('/', { referer: 'https://www.google.com/' })
  await page.getByRole('main').locator('a[href^="/service/"]').first().click()
  const { host } = new URL(baseURL!)
  expect((await counting).postDataJSON()).toMatchObject({ json: { kind: 'view', referrerHost: host } })
})

test('a listing that is opened from another site, or from none, is counted as reached from there', async ({ page }) => {
  const [listing] = await read<{ slug: string }[]>(page, 'discovery/findFeatured')
  const path = `/service/${listing!.slug}`
  const viewFrom = async (referer?: string) => {
    const counting = page.waitForRequest((request) => request.url().endsWith('/api/rpc/analytics/record'))
    await page.goto(path, { referer })
    return ((await counting).postDataJSON() as { json: object }).json
  }
  expect(await viewFrom('https://www.google.com/')).toMatchObject({ kind: 'view', referrerHost: 'www.google.com' })
  await page.goto('about:blank')
  expect(await viewFrom()).not.toHaveProperty('referrerHost')
})
