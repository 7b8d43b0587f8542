import { setSetting } from '#tests/support/admin.ts'
import { startSecondInstance } from '#tests/support/instance.ts'
import { expect, test } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'

test('a changed flag affects new pages of all instances at once and open pages within five minutes, and can be undone @alone', async ({
  page,
  browser,
}) => {
  await setSetting('SOCIAL_INSTAGRAM_URL', 'https://instagram.com/kaifong')
  const visitor = await browser.newPage()
  await visitor.clock.install()
  await visitor.goto('/about')
  const link = visitor.getByRole('link', { name: 'Instagram' })
  await expect(link).toBeVisible()
  const other = await startSecondInstance(test.info().project.use.baseURL ?? '')
  expect(await other.text('/about')).toContain('instagram.com/kaifong')
  await signIn(page, demoAdmin)
  await page.goto('/admin/settings')
  const flag = page.getByRole('switch', { name: 'Link to Instagram' })
  await flag.click()
  await expect(flag).not.toBeChecked()
  // It shows at once what is saved a moment later.
  await expect(flag).toHaveAttribute('aria-disabled', 'false')
  const response = await page.request.get('/about')
  expect(await response.text()).not.toContain('instagram.com/kaifong')
  await expect.poll(() => other.text('/about')).not.toContain('instagram.com/kaifong')
  await other.stop()
  await expect(link).toBeVisible()
  await visitor.clock.runFor('05:00')
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(flag).toBeChecked()
  await expect(flag).toHaveAttribute('aria-disabled', 'false')
  await visitor.close()
  await setSetting('SOCIAL_INSTAGRAM_URL', '')
})

test('ads are labelled, reserve their space and load one script; when blocked they only log a warning @alone', async ({
  page,
}) => {
  const requests: string[] = []
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route(/googlesyndication/, (route) => {
    requests.push(route.request().url())
    return route.abort('blockedbyclient')
  })
  await page.goto('/explore')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requests).toEqual([])
  await setSetting('ADS_CLIENT_ID', 'ca-pub-1234567890123456')
  await setSetting('ENABLE_ADS', 'true')
  await expect(async () => {
    const { headers } = await page.request.get('/explore').then((response) => ({ headers: response.headers() }))
    expect(headers['content-security-policy']).toContain('frame-src https://*.googlesyndication.com')
  }).toPass()
  await page.goto('/explore')
  const slot = page.getByRole('complementary', { name: 'Advertisement' })
  await expect(slot).toHaveCount(1)
  const before = await slot.boundingBox()
  await expect.poll(() => warnings.some((text) => text.startsWith('ads'))).toBe(true)
  expect(await slot.boundingBox()).toEqual(before)
  expect(before!.y).toBeGreaterThan(900)
  // Another page with a slot does not load the script again.
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(slot).toHaveCount(1)
  expect(requests).toEqual([
    'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
  ])
  await setSetting('ENABLE_ADS', 'false')
  await setSetting('ADS_CLIENT_ID', '')
})
