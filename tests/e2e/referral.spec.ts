import { expect, test } from '#tests/support/journey.ts'
import { latestEmailLink, randomPerson, newMember } from '#tests/support/members.ts'
import { axeViolationsInBothThemes, languages } from '#tests/support/screen.ts'

const messages = {
  en: {
    refer: 'Refer a Friend',
    copy: 'Copy the link',
    copied: 'Link copied',
    joined: 'One friend has joined through your link.',
  },
  'zh-Hant': { refer: '推薦朋友', copy: '複製連結', copied: '已複製連結', joined: '已有 1 位朋友經你的連結加入。' },
  'zh-Hans': { refer: '推荐朋友', copy: '复制链接', copied: '已复制链接', joined: '已有 1 位朋友通过您的链接加入。' },
} as const

for (const { lang, prefix } of languages) {
  test(`a member copies their referral link in ${lang} @deep`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const t = messages[lang]
    await newMember(page)
    await page.goto(`${prefix}/about`)
    await page.locator('header details summary').first().click()
    await page.getByRole('button', { name: t.refer }).first().click()
    const dialog = page.getByRole('dialog', { name: t.refer })
    const link = dialog.getByRole('textbox')
    await expect(link).toHaveValue(/\/auth\?mode=sign-up&ref=[2-9A-HJ-NP-Z]{8}$/)
    expect(
      await dialog.locator('img').evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0)),
    ).toBe(true)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await dialog.getByRole('button', { name: t.copy }).click()
    await expect(dialog.getByText(t.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
}

test('a friend who signs up with the link and confirms is counted', async ({ page, browser }) => {
  await newMember(page)
  const response = await page.request.get('/api/rpc/referrals/getMine?data=%7B%22json%22%3A%7B%7D%7D')
  const { code, joined } = ((await response.json()) as { json: { code: string; joined: number } }).json
  expect(joined).toBe(0)

  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const friend = await elsewhere.newPage()
  const { firstName, lastName, email, password } = randomPerson()
  await friend.goto(`/auth?mode=sign-up&ref=${code}`)
  await expect(friend.getByText('A friend invited you. Welcome.')).toBeVisible()
  for (const [name, text] of Object.entries({ firstName, lastName, email, password, again: password }))
    await friend.locator(`main input[name="${name}"]`).fill(text)
  await friend.locator('main input[name="acceptsTerms"]').check()
  await friend.locator('main button[type="submit"]').click()
  await friend.goto(await latestEmailLink(email))
  await friend.locator('main button[type="submit"]').click()
  await expect(friend).toHaveURL('/')
  await elsewhere.close()

  await page.goto('/zh-hant')
  await page.locator('header details summary').first().click()
  await page.getByRole('button', { name: messages['zh-Hant'].refer }).first().click()
  await expect(page.getByText(messages['zh-Hant'].joined)).toBeVisible()
})
