import { call, newListing } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import { consoleErrors, axeViolations, horizontalOverflow, pressTwice } from '#tests/support/screen.ts'

// Reviews that wait in one test would be counted in another.
test.describe.configure({ mode: 'default' })

/** A demonstration listing that accepts reviews; each test uses another `offset`. Reviews of tests change no offset. */
async function listing(offset: number, condition = 'true'): Promise<{ id: string; slug: string; owner_id: string }> {
  const [row] = await queryDatabase<{ id: string; slug: string; owner_id: string }>(
    `select l.id, l.slug, l.owner_id from listings l join public_listings p on p.id = l.id
     join listing_categories lc on lc.listing_id = l.id and lc.position = 0 join categories c on c.id = lc.category_id
     where c.takes_reviews and l.rating_count >= 3 and (select count(*) from reviews r where r.listing_id = l.id and r.created_at < now() - interval '12 hours') between 3 and 8 and ${condition} order by l.listing_no offset $1 limit 1`,
    [offset],
  )
  return row!
}
const dialog = (page: Page) => page.getByRole('dialog')
const reviews = (page: Page) => page.locator('#reviews')

/** Makes the account a year old, so that its reviews are not held because the account is new. */
const ageAccount = (email: string) =>
  queryDatabase(`update profiles set created_at = now() - interval '1 year' where email = $1`, [email])

test('a visitor writes a review by keyboard, signs in, finds the draft and publishes it @phone-deep', async ({ page }, {
  project,
}) => {
  const errors = consoleErrors(page)
  const { slug } = await listing(project.name === 'phone' ? 2 : 0)
  const helper = await page.context().browser()!.newPage()
  const member = await newMember(helper)
  await ageAccount(member.email)
  await helper.close()

  await page.goto(`/service/${slug}`)
  await reviews(page).getByRole('link', { name: 'Write a review' }).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Log in and publish' }).click()
  await expect(dialog(page).getByText('Please choose one to five stars.')).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: '1 star: Poor' })).toBeFocused()
  await expect(dialog(page).getByText('Please choose one to five stars.')).toBeInViewport()
  await page.keyboard.press('Space')
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: '4 stars: Good' })).toBeChecked()
  await dialog(page).getByRole('radio', { name: 'Yes, job done' }).check()
  const body = 'Came on time, mended the tap and left the kitchen clean.'
  await dialog(page).getByRole('textbox', { name: 'Your review' }).fill(body)
  await dialog(page)
    .getByRole('textbox', { name: /What did you pay/ })
    .fill('HK$ 1,200')
  expect(await axeViolations(page)).toEqual([])
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize(size)

  await dialog(page).getByRole('button', { name: 'Log in and publish' }).click()
  await expect(page).toHaveURL(/\/auth\?next=/)
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(dialog(page).getByRole('textbox', { name: 'Your review' })).toHaveValue(body)
  await expect(dialog(page).getByRole('radio', { name: '4 stars: Good' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('Your review is published')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  const own = reviews(page).getByRole('region', { name: 'Your review' })
  await expect(own).toContainText('Published')
  await expect(own).toContainText('Paid HK$1,200')
  await expect(reviews(page).getByText(body)).toHaveCount(1)
  await expect(own.getByRole('button', { name: /^Helpful/ })).toHaveCount(0)
  await expect(reviews(page).getByRole('link', { name: 'Write a review' })).toHaveCount(0)

  // The page cache is invalidated: visitors see the review immediately.
  const visitor = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  const noScriptPage = await visitor.newPage()
  await noScriptPage.goto(`/service/${slug}`)
  await expect(noScriptPage.locator('#reviews')).toContainText(body)
  await visitor.close()

  expect(errors).toEqual([])
})

test('a review that cannot be sent says so in view of its button, below a long form on a phone', async ({ page }) => {
  await newMember(page)
  const { slug } = await listing(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/service/${slug}?review=write`)
  await dialog(page)
    .getByRole('radio', { name: /^5 stars/ })
    .press('Space')
  await dialog(page).getByRole('radio', { name: 'Yes, job done' }).check()
  await dialog(page).getByRole('textbox', { name: 'Your review' }).fill('Came on time and left the kitchen clean.')
  await page.context().setOffline(true)
  await dialog(page).getByRole('button', { name: 'Publish review' }).click()
  await expect(dialog(page).getByText('We can’t reach the site.', { exact: false })).toBeInViewport()
})

test('an author edits a review, which then waits for moderation, and deletes it @deep', async ({ page }) => {
  const { id } = await listing(3)
  const member = await newMember(page)
  await ageAccount(member.email)
  const body = 'Came on time, mended the tap and left the kitchen clean.'
  const review = {
    rating: '4',
    stage: 'work_done',
    title: '',
    body,
    jobMonth: '',
    pricePaid: '',
    replySpeed: '',
    locale: 'en',
  }
  await page.request.post('/api/rpc/reviews/write', { data: { json: { ...review, listingId: id } } })
  await page.goto('/profile')
  const tabs = page.getByRole('navigation', { name: 'Sections of the profile' }).getByRole('link')
  await tabs.filter({ hasText: 'My reviews' }).click()
  await expect(page).toHaveURL('/user/reviews')
  await expect(tabs).toHaveText(['Profile', 'Security', 'Privacy', 'My reviews'])
  await expect(tabs.and(page.locator('[aria-current]'))).toHaveText('My reviews')
  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByRole('textbox', { name: 'Your review' }).fill(`${body} His number is 6123 4567.`)
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your review is waiting for a moderator')).toBeVisible()
  await expect(page.getByText('Waiting for a moderator: nobody else sees it yet.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  page.once('dialog', (confirmation) => void confirmation.accept())
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'You haven’t reviewed anyone yet' })).toBeVisible()
})

test('a helpful vote updates optimistically; the owner replies once and edits the reply', async ({ page }) => {
  const { id, slug } = await listing(1, 'l.owner_id is not null')
  const member = await newMember(page)
  await page.goto(`/service/${slug}`)
  const released = Promise.withResolvers<void>()
  await page.route('**/api/rpc/reviews/vote', async (route) => {
    await released.promise
    await route.continue()
  })
  const vote = reviews(page)
    .getByRole('button', { name: /^Helpful/ })
    .first()
  await expect(vote).toHaveAttribute('aria-pressed', 'false')
  const name = (await vote.getAttribute('aria-label'))!
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  released.resolve()
  await expect
    .poll(() =>
      queryDatabase(`select from review_helpful h join profiles p on p.id = h.user_id where p.email = $1`, [
        member.email,
      ]),
    )
    .toHaveLength(1)
  await page.reload()
  // Another journey may have written the first review of the list meanwhile.
  await expect(reviews(page).getByRole('button', { name, exact: true, pressed: true })).toHaveCount(1)

  // The member becomes the owner; the member has no review on the listing.
  await queryDatabase(`update listings set owner_id = (select id from profiles where email = $2) where id = $1`, [
    id,
    member.email,
  ])
  await queryDatabase(`delete from review_replies where review_id in (select id from reviews where listing_id = $1)`, [
    id,
  ])
  await page.reload()
  await expect(reviews(page).getByRole('link', { name: 'Write a review' })).toHaveCount(0)
  const article = reviews(page).getByRole('article').first()
  await article.getByRole('button', { name: 'Reply' }).click()
  await article.getByRole('textbox', { name: 'Your public reply in English' }).fill('Thank you. See you in spring.')
  await article.getByRole('button', { name: 'Publish reply' }).click()
  await expect(article).toContainText('Reply from the provider')
  await article.getByRole('button', { name: 'Edit reply' }).click()
  await article.getByRole('textbox', { name: 'Your public reply in English' }).fill('Thank you. See you in autumn.')
  await article.getByRole('button', { name: 'Publish reply' }).click()
  await expect(article).toContainText('See you in autumn.')
  expect(await axeViolations(page)).toEqual([])

  const removed = Promise.withResolvers<void>()
  const [removals, questions] = [[] as string[], [] as string[]]
  await page.route('**/api/rpc/reviews/removeReply', async (route) => {
    removals.push(route.request().url())
    await removed.promise
    await route.continue()
  })
  page.on('dialog', (question) => {
    questions.push(question.message())
    void question.accept()
  })
  const remove = article.getByRole('button', { name: 'Delete reply' })
  await remove.click()
  await remove.dispatchEvent('click')
  removed.resolve()
  await expect(page.getByText('Your reply is deleted')).toBeVisible()
  await expect(remove).toBeHidden()
  expect([removals.length, questions.length]).toEqual([1, 1])
})

test('a visitor searches the reviews of a listing, opens a photo, and reads the reply in the own language @deep', async ({
  page,
  browser,
}) => {
  const errors = consoleErrors(page)
  const helper = await browser.newPage()
  const owner = await newMember(helper)
  const ownerCookies = await helper.context().cookies()
  await signIn(helper, demoAdmin)
  const { id, slug } = await newListing(helper, 'Searched reviews', owner.email)
  const photos = JSON.stringify([{ variants: [{ key: 'no-such-320.webp', width: 320, height: 240 }], alt: '' }])
  const bodies = [
    [5, 'en', 'The lamp above the table hangs straight now.', photos],
    [2, 'en', 'The lamp came late, and the table was scratched.', '[]'],
    [4, 'zh-Hant', '師傅準時到，枱燈安裝得好穩陣，收費合理。', '[]'],
    [4, 'en', 'Friendly and quick, and all was left clean.', '[]'],
  ]
  const ids: string[] = []
  for (const [rating, language, body, pictures] of bodies) {
    const [row] = await queryDatabase<{ id: string }>(
      `insert into reviews (listing_id, rating, language, body, stage, photos) values ($1, $2, $3, $4, 'work_done', $5) returning id`,
      [id, rating, language, body, pictures],
    )
    ids.push(row!.id)
  }
  await helper.context().clearCookies()
  await helper.context().addCookies(ownerCookies)
  await call(helper, 'reviews/reply', {
    id: ids[0],
    bodyEn: 'Thank you, and good light.',
    bodyZh: '多謝支持，祝生活愉快。',
  })
  await helper.close()

  await page.goto(`/service/${slug}`)
  await reviews(page).getByRole('link', { name: 'Search and filter' }).click()
  const form = reviews(page).getByRole('search')
  await form.getByRole('searchbox').fill('TABLE lamp')
  await form.getByRole('searchbox').press('Enter')
  await expect(reviews(page).getByRole('article')).toHaveCount(2)
  await form.getByRole('combobox', { name: 'Any stars' }).selectOption('5')
  await expect(reviews(page).getByRole('article')).toHaveCount(1)
  await expect(reviews(page)).toContainText('Thank you, and good light.')
  expect(await axeViolations(page)).toEqual([])
  await reviews(page).getByRole('link', { name: 'Photo 1 by Former member' }).click()
  await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Photos' })).toHaveCount(0)
  await form.getByRole('link', { name: 'Show all reviews' }).click()
  await expect(reviews(page).getByRole('article')).toHaveCount(4)
  await expect(reviews(page).getByRole('link', { name: 'Translate with Google' })).toHaveAttribute(
    'href',
    /translate\.google\.com.*tl=en/,
  )
  expect(errors.filter((error) => !error.includes('404'))).toEqual([])

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const plain = await visitor.newPage()
  await plain.goto(`/zh-hant/service/${slug}?filter=on`)
  await plain.getByRole('searchbox', { name: '評價中的字詞' }).fill('沒有此字')
  await plain.locator('#reviews').getByRole('button', { name: '搜尋' }).click()
  await expect(plain.locator('#reviews').getByRole('article')).toHaveCount(0)
  await plain.getByRole('searchbox', { name: '評價中的字詞' }).fill('枱灯')
  await plain.locator('#reviews').getByRole('button', { name: '搜尋' }).click()
  await expect(plain.locator('#reviews').getByRole('article')).toHaveCount(1)
  await plain.goto(`/zh-hant/service/${slug}`)
  await expect(plain.locator('#reviews')).toContainText('多謝支持，祝生活愉快。')
  await visitor.close()
})

test('the menu opens the reviews that wait, the oldest first, and all others are one choice away', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Reviews / })
    .click()
  const states = page.getByRole('table', { name: 'Reviews' }).locator('tbody tr td:nth-child(3)')
  await expect(states.first()).toContainText('Pending')
  for (const state of await states.allTextContents()) expect(state).toContain('Pending')

  const choice = page.getByRole('combobox', { name: 'Pending' })
  await choice.selectOption({ label: 'All reviews' })
  await expect(states.filter({ hasText: 'Published' }).first()).toBeVisible()
  await choice.selectOption({ label: 'Pending' })
  await expect(states.filter({ hasText: 'Published' })).toHaveCount(0)
  // A search is about all reviews.
  const author = page.getByRole('row').nth(1).locator('td').nth(4)
  await page.getByRole('searchbox').fill(await author.innerText())
  await expect(page.getByRole('combobox', { name: 'All reviews' })).toHaveValue('')
})

test('a moderator works through held reviews by keyboard, hides one with a reason and undoes it', async ({ page }) => {
  const errors = consoleErrors(page)
  await signIn(page, demoAdmin)
  await page.goto('/admin/reviews')
  const table = page.getByRole('table', { name: 'Reviews' })
  const rows = table.locator('tbody').getByRole('row')
  await expect(rows.first()).toBeVisible()
  const heldCount = await rows.count()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Any warning' }).selectOption('rating_burst')
  await expect(rows).toHaveCount(await table.getByText('Far from the average, in a burst').count())
  await page.getByRole('combobox', { name: 'Any warning' }).selectOption('')
  await expect(rows).toHaveCount(heldCount)

  await rows.first().focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Publish' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await rows.first().focus()
  await page.keyboard.press('r')
  await dialog(page).getByRole('radio', { name: 'it was advertising' }).check()
  await dialog(page).getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('1 review hidden')).toBeVisible()
  await expect(rows).toHaveCount(heldCount - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(rows).toHaveCount(heldCount)

  await rows.first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page
    .getByRole('region', { name: /Reviews/ })
    .getByRole('button', { name: 'Publish' })
    .click()
  await expect(page.getByText('2 reviews published')).toBeVisible()
  await expect(rows).toHaveCount(heldCount - 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(heldCount)
  await rows.first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  // A key pressed twice is no decision about the row that took the place of the decided ones.
  await pressTwice(page, { key: 'a' })
  await expect(page.getByText('2 reviews published')).toBeVisible()
  await expect(rows).toHaveCount(heldCount - 2)
  await page.keyboard.press('z')
  await expect(rows).toHaveCount(heldCount)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  }
  expect(errors).toEqual([])
})
