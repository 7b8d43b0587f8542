import { call, newListing, uniqueName } from '#tests/support/calls.ts'
import { expect, test } from '#tests/support/journey.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import { axeViolations, consoleErrors, horizontalOverflow } from '#tests/support/screen.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

test('an owner sees what is missing and takes poster, badge and review link; a customer follows the link, and the review says so @deep', async ({
  page,
  browser,
}) => {
  const errors = consoleErrors(page)
  const owner = await newMember(page)
  const { firstName, lastName } = owner
  const profile = { firstName, lastName, whatsappNumber: '6123 4567', phoneNumber: '', language: 'en' }
  await call(page, 'accounts/updateProfile', { ...profile, acceptsMarketing: false })
  const admin = await browser.newPage()
  await signIn(admin, demoAdmin)
  const { name } = await newListing(admin, 'Promoted lamps', owner.email)
  await admin.close()

  // Its page, which only its owner sees, is no place to bring customers to.
  await call(page, 'editor/submit', { content: listingContent({ nameEn: uniqueName('Lamps that wait') }) })
  await page.goto('/user/listings')
  await expect(page.getByText(/^Completeness: \d+ of 100$/)).toHaveCount(2)
  const row = page.getByRole('article').filter({ hasText: name })
  const missing = row.getByRole('link', { name: /^Add photos: three or more/ })
  await expect(missing).toHaveAttribute('href', /\/submit-listing\?edit=.+&step=photos$/)
  // A preview that does not arrive can be asked for again. React may draw it twice, and ask each time.
  await page.route('**/visit/preview.svg', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('link', { name: 'Bring in customers: posters, review link, badge' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/visit/preview.svg')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Bring in customers' })).toBeVisible()
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(3)
  const isDrawn = () => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))
  await expect.poll(isDrawn).toBe(true)
  expect(errors.splice(0).filter((error) => !error.includes('503'))).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  const card = await page.getByRole('link', { name: 'Ask for a review: A6 card as PDF' }).getAttribute('href')
  const pdf = await page.request.get(card!)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await page.getByRole('combobox', { name: 'Background' }).selectOption('dark')
  await expect(page.getByRole('textbox', { name: 'HTML' })).toHaveValue(
    /^<a href="[^"]+"><img src="[^"]+\/badge\/en\/dark\//,
  )
  // A choice made before the scripts arrived counts as well.
  const scripts = Promise.withResolvers<void>()
  const early = await page.context().newPage()
  await early.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  const opened = early.goto(page.url())
  await early.getByRole('combobox', { name: 'Background' }).selectOption('dark')
  scripts.resolve()
  await opened
  await expect(early.getByRole('textbox', { name: 'HTML' })).toHaveValue(/\/dark\//)
  await early.close()
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(errors).toEqual([])

  const customer = await browser.newPage()
  const { email } = await newMember(customer)
  await queryDatabase(`update profiles set created_at = now() - interval '1 year' where email = $1`, [email])
  await customer.goto(link)
  const dialog = customer.getByRole('dialog', { name: `Review ${name}` })
  await dialog.getByRole('radio', { name: '5 stars: Excellent' }).press('Space')
  await dialog.getByRole('radio', { name: 'Yes, job done' }).check()
  await dialog.getByRole('radio', { name: 'Within an hour' }).press('Space')
  await dialog.getByRole('textbox', { name: 'Your review' }).fill('The lamp above the table hangs straight now.')
  await dialog.getByRole('button', { name: 'Publish review' }).click()
  await expect(customer.getByText('Your review is published')).toBeVisible()
  await call(customer, 'accounts/signOut', {})
  await customer.reload()
  await expect(customer.locator('#reviews').getByRole('article')).toContainText('Invited by the provider')
  await customer.close()
})
