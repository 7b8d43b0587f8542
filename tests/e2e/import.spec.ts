import sharp from 'sharp'
import { expect, test } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { axeViolations } from '#tests/support/screen.ts'
import { zipOf } from '#tests/support/zip.ts'

test('an admin imports a file with photos: columns are detected, invalid rows reported, valid rows published', async ({
  page,
}) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/import')
  expect(await axeViolations(page)).toEqual([])
  const mark = `Import ${Date.now()}`
  const line = (id: string, category: string) =>
    `${mark}-${id};${mark} ${id};"Taps; drains";${category};灣仔;"Drain; job; 400";="51234567";nobody@kaifong.example;tap.jpg | http://10.0.0.1/a.jpg`
  const headings = 'Ref;Name;Description;Category;District;Price;WhatsApp;Owner;Photos'
  await page.locator('input[type="file"]').setInputFiles({
    name: 'providers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${[headings, line('a', 'Plumbers'), line('b', 'wizards')].join('\r\n')}`),
  })
  await expect(page.getByLabel('whatsapp_number')).toHaveValue('6')
  await expect(page.getByLabel('owner_email')).toHaveValue('7')
  for (const field of ['external_id', 'categories', 'areas', 'whatsapp_number'])
    await expect(page.getByLabel(field)).toHaveAccessibleName(`${field} Required`)
  for (const field of ['name_en', 'name_zh', 'description_en', 'description_zh'])
    await expect(page.getByLabel(field)).toHaveAccessibleName(`${field} One of the two is required`)
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b5d45' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel('Add a zip').setInputFiles({
    name: 'photos.zip',
    mimeType: 'application/zip',
    buffer: zipOf([{ name: 'photos/Tap.jpg', bytes: picture }]),
  })
  await expect(page.getByText('1 picture is there.')).toBeVisible()
  const checks: string[] = []
  await page.route('**/api/rpc/imports/check', async (route) => {
    checks.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Check the rows' }).dblclick()
  await expect(page.getByRole('row', { name: /^3 categories .* wizards$/ })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('row', { name: /^2 owner_email .* nobody@kaifong\.example$/ })).toBeVisible()
  expect(checks).toHaveLength(1)
  await expect(page.getByText('That did not work')).toBeHidden()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('row', { name: /^2 photos .* http:\/\/10\.0\.0\.1\/a\.jpg$/ })).toBeVisible()
  await page.goto(`/service/${mark.toLowerCase().replace(' ', '-')}-a`)
  await expect(page.getByRole('heading', { name: `${mark} a`, level: 1 })).toBeVisible()
  await expect(page.locator('main img[src*="/media/photos/"]').first()).toBeVisible()
})

test('an import whose progress is not answered stays on the screen, and is followed again later', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoAdmin)
  await page.goto('/admin/import')
  const row = `Late ${Date.now()};Late;Taps;Plumbers;灣仔;"Drain; job; 400";51234567`
  await page.locator('input[type="file"]').setInputFiles({
    name: 'late.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Ref;Name;Description;Category;District;Price;WhatsApp\r\n${row}`),
  })
  // The worker may be faster than the first question.
  let state = 'checking'
  const isLost = () => state === 'lost'
  await page.route('**/api/rpc/imports/get*', async (route) => {
    if (isLost()) return route.abort()
    const answer = await route.fetch()
    const { json } = (await answer.json()) as { json: { state: string } }
    const shown = json.state === 'checked' && state !== 'answered' ? 'checking' : json.state
    return route.fulfill({ response: answer, json: { json: { ...json, state: shown } } })
  })
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('Checking every row; nothing is changed')).toBeVisible()
  // It is over meanwhile.
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/imports/stop') && answer.status() === 409)
  await page.getByRole('button', { name: 'Stop' }).click()
  await refused
  await expect(page.getByRole('heading', { name: 'late.csv' })).toBeFocused()
  await expect(page.getByText('That did not work')).toBeHidden()
  state = 'lost'
  await expect(page.getByText('The site does not answer at the moment.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'late.csv' })).toBeVisible()
  state = 'answered'
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible({ timeout: 15_000 })

  // The button to check is below all fields, and the answer may be there at once.
  await page.route('**/api/rpc/imports/check', (route) => route.fulfill({ json: { json: null } }))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByRole('heading', { name: 'late.csv' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeInViewport()
})

test('the check of a file without the columns that are needed leads to the first of them', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/import')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'unknown.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Foo,Name\n1,Mei'),
  })
  await page.getByRole('button', { name: 'Check the rows' }).click()
  const first = page.getByLabel('external_id')
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Choose a column.')
  await first.selectOption({ label: 'Foo' })
  await expect(first).toHaveAccessibleDescription('')
  await expect(page.getByLabel('description_en')).toHaveAccessibleDescription('Choose a column.')
  await expect(page.getByLabel('name_en')).toHaveAccessibleDescription('')
})
