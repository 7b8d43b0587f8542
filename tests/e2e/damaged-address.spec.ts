import { newListing } from '#tests/support/calls.ts'
import { expect, test } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { languages } from '#tests/support/screen.ts'

const note = {
  en: 'Part of this link looks broken, so we left it out.',
  'zh-Hant': '連結有部分無法辨認，已略去。',
  'zh-Hans': '链接有一部分无法识别，已忽略。',
}

for (const { lang, prefix } of languages)
  test(`a damaged address shows the first page with a note, in ${lang}`, async ({ page }) => {
    const response = await page.goto(`${prefix}/explore?q=plumber&cursor=forged`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(`${prefix}/explore?q=plumber&damaged=1`)
    await expect(page.getByText(note[lang])).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

/** Each page that reads its address, with a value that it does not know of each parameter that has known ones. */
const damaged: [path: string, ...params: string[]][] = [
  ...['/explore', '/category/plumbers', '/area/sha-tin', '/save-search'].map((path): [string, ...string[]] => [
    path,
    'sort=zzz',
    'rating=9',
    'price=5',
    'open=2',
    'urgent=yes',
    'verified=0',
    'language=klingon',
    'exact=no',
    'ignore=everything',
    ...(path.startsWith('/category') ? [] : ['category=%3Cb%3E']),
    ...(path.startsWith('/area') ? [] : ['area=%3Cb%3E']),
    ...(path === '/save-search' ? [] : ['cursor=forged', `cursor=${'A'.repeat(5_000)}`]),
  ]),
  ['/service/{listing}', 'reviews=zzz', 'stars=9', 'stage=zzz', 'in=tlh', 'filter=zzz', 'review=zzz', 'via=zzz'],
  ['/compare', 'ids=forged'],
  ['/ask', 'ids=forged'],
  ['/favorites', 'cursor=forged'],
  ['/user/listings', 'filter=zzz', 'cursor=forged'],
  ['/profile', 'tab=zzz'],
  ['/payment/premium', 'method=zzz'],
  ['/payment/whatsapp', 'method=zzz'],
  ['/analytics/{id}', 'days=9'],
  ['/admin/analytics', 'days=9'],
  ['/admin/audit', 'kind=zzz', 'from=forged', 'to=2026-02-31', 'sort=zzz'],
  ['/admin/bans', 'sort=zzz'],
  ['/admin/create-listing', 'step=zzz'],
  ['/admin/edit-listing/{id}', 'step=zzz'],
  ['/admin/listings', 'status=zzz', 'plan=zzz', 'owner=zzz', 'origin=zzz', 'missing=zzz', 'sort=zzz'],
  ['/admin/outbox', 'status=forged', 'sort=zzz'],
  ['/admin/privacy-requests', 'show=zzz', 'sort=zzz'],
  ['/admin/reported-reviews', 'tab=zzz', 'kind=forged', 'reason=zzz', 'sort=zzz'],
  ['/admin/reviews', 'status=zzz', 'check=zzz', 'rating=9', 'sort=zzz'],
  ['/admin/subscriptions', 'status=zzz', 'sort=zzz'],
  ['/admin/subscriptions/held', 'status=zzz', 'sort=zzz'],
  ['/admin/users', 'state=zzz', 'sort=zzz'],
]

test('every page that reads its address says which it could not read, and repeats no name that it does not know', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page, demoAdmin)
  const { id, slug } = await newListing(page, 'Wan Chai Tiles', demoAdmin.email)
  for (const [template, ...params] of damaged)
    for (const param of params) {
      const path = template.replace('{id}', id).replace('{listing}', slug)
      const response = await page.request.get(`${path}?${param}&strange-name=1`)
      const html = await response.text()
      const { pathname, searchParams } = new URL(response.url())
      const seen = [response.status(), pathname, Object.fromEntries(searchParams), html.includes(note.en)]
      expect.soft(seen, `${path}?${param}`).toEqual([200, path, { 'strange-name': '1', damaged: '1' }, true])
      expect.soft(html, `${path}?${param}`).not.toContain('strange-name')
    }
})

test('an address without damage has no note, nor one with a parameter of another site or an empty one', async ({
  page,
}) => {
  for (const query of [
    'sort=rating&rating=4.5&open=1&language=english&ignore=urgent,need',
    'utm_source=x',
    'rating=&q=',
  ]) {
    const response = await page.request.get(`/explore?${query}`)
    expect(response.url(), query).toContain(`/explore?${query}`)
    expect(await response.text(), query).not.toContain(note.en)
  }
})
