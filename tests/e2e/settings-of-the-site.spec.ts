import { expect, test } from '@playwright/test'
import { startSecondInstance } from '#tests/support/instance.ts'
import { demoAdmin, onDatabase, signIn } from '#tests/support/members.ts'
import { hydrated } from '#tests/support/screen.ts'

/** Puts a setting as a journey needs it, or back. */
const reset = (key: string, value: string) =>
  onDatabase('update app_settings set value = $2 where key = $1', [key, value])

test('a switched flag shows on new pages of every instance at once, on open pages within five minutes, and can be undone @alone', async ({
  page,
  browser,
}) => {
  await reset('SOCIAL_INSTAGRAM_URL', 'https://instagram.com/kaifong')
  const visitor = await browser.newPage()
  await visitor.clock.install()
  await visitor.goto('/about')
  const link = visitor.getByRole('link', { name: 'Instagram' })
  await expect(link).toBeVisible()
  const other = await startSecondInstance(test.info().project.use.baseURL ?? '')
  expect(await other.text('/about')).toContain('instagram.com/kaifong')
  await signIn(page, demoAdmin)
  await page.goto('/admin/settings')
  await hydrated(page)
  const flag = page.getByRole('switch', { name: 'Link to Instagram' })
  await flag.click()
  await expect(flag).not.toBeChecked()
  const answer = await page.request.get('/about')
  expect(await answer.text()).not.toContain('instagram.com/kaifong')
  await expect.poll(() => other.text('/about')).not.toContain('instagram.com/kaifong')
  await other.stop()
  await expect(link).toBeVisible()
  await visitor.clock.runFor('05:00')
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(flag).toBeChecked()
  await visitor.close()
  await reset('SOCIAL_INSTAGRAM_URL', '')
})

test('ads are labelled, keep their place, and load one script; blocked, they only warn @alone', async ({ page }) => {
  const asked: string[] = []
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route(/googlesyndication/, (route) => {
    asked.push(route.request().url())
    return route.abort('blockedbyclient')
  })
  await page.goto('/explore')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(asked).toEqual([])
  await reset('ADS_CLIENT_ID', 'ca-pub-1234567890123456')
  await reset('ENABLE_ADS', 'true')
  await expect(async () => {
    const { headers } = await page.request.get('/explore').then((answer) => ({ headers: answer.headers() }))
    expect(headers['content-security-policy']).toContain('frame-src https://*.googlesyndication.com')
  }).toPass()
  await page.goto('/explore')
  const slot = page.getByRole('complementary', { name: 'Advertisement' })
  await expect(slot).toHaveCount(1)
  const before = await slot.boundingBox()
  await expect.poll(() => warnings.some((text) => text.startsWith('ads'))).toBe(true)
  expect(await slot.boundingBox()).toEqual(before)
  expect(before!.y).toBeGreaterThan(900)
  // Another page with a slot asks for no second script.
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(slot).toHaveCount(1)
  expect(asked).toEqual([
    'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
  ])
  await reset('ENABLE_ADS', 'false')
  await reset('ADS_CLIENT_ID', '')
})
