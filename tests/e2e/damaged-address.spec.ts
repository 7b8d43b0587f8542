import { expect, test } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { languages } from '#tests/support/screen.ts'

const note = {
  en: 'Part of this address can’t be read, so it’s left out.',
  'zh-Hant': '網址有部分未能讀取，已略去。',
  'zh-Hans': '网址有部分内容无法识别，已忽略。',
}

for (const { lang, prefix } of languages)
  test(`a damaged address shows the first page with a note, in ${lang}`, async ({ page }) => {
    const response = await page.goto(`${prefix}/explore?q=plumber&cursor=forged`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(`${prefix}/explore?q=plumber&damaged=1`)
    await expect(page.getByText(note[lang])).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

test('so does one of a category, an area, own lists and admin tables', async ({ page }) => {
  await signIn(page, demoAdmin)
  for (const path of [
    '/category/plumbers?cursor=forged',
    `/area/sha-tin?cursor=${'A'.repeat(5_000)}`,
    '/favorites?cursor=forged',
    '/user/listings?cursor=forged',
    '/admin/reported-reviews?kind=forged',
    '/admin/outbox?status=forged&type=forged',
    '/admin/audit?from=forged',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page, path).toHaveURL(/damaged=1/)
    await expect(page.getByText(note.en), path).toBeVisible()
    await expect(page.getByText('Unexpected Application Error!'), path).toHaveCount(0)
  }
})
