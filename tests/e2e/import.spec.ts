import { expect, test } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { axeViolations } from '#tests/support/screen.ts'

test('an admin imports a file: columns are detected, invalid rows reported, valid rows published', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/import')
  expect(await axeViolations(page)).toEqual([])
  const mark = `Import ${Date.now()}`
  const line = (id: string, category: string) =>
    `${mark}-${id};${mark} ${id};"Taps; drains";${category};灣仔;"Drain; job; 400";="51234567"`
  const rows = ['Ref;Name;Description;Category;District;Price;WhatsApp', line('a', 'Plumbers'), line('b', 'wizards')]
  await page.locator('input[type="file"]').setInputFiles({
    name: 'providers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${rows.join('\r\n')}`),
  })
  await expect(page.getByLabel('whatsapp_number')).toHaveValue('6')
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByRole('row', { name: /^3 categories .* wizards$/ })).toBeVisible({ timeout: 15_000 })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible({ timeout: 15_000 })
  await page.goto(`/service/${mark.toLowerCase().replace(' ', '-')}-a`)
  await expect(page.getByRole('heading', { name: `${mark} a`, level: 1 })).toBeVisible()
})
