import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { maxBytes } from '#features/uploads/rules.ts'
import { call, read, uniqueName } from '#tests/support/calls.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { demoAdmin, latestEmailLink, newMember, queryDatabase, randomPerson, signIn } from '#tests/support/members.ts'
import { expect, test } from './journey.ts'
import type { Visitor } from './visitor.ts'

let folder = ''
test.beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'engines-'))))
test.afterAll(() => rm(folder, { recursive: true }))

/** A file with a photo; of noise, which compresses badly, when it has to be large. */
async function photo(name: string, width: number, height: number, isNoise = false): Promise<string> {
  const file = path.join(folder, name)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = sharp({ create: { width, height, channels: 3, background: '#0b5d45', ...(isNoise && { noise }) } })
  await picture.jpeg({ quality: isNoise ? 92 : 80, chromaSubsampling: '4:4:4' }).toFile(file)
  return file
}

/** A member whose profile is complete. */
async function provider(visitor: Visitor) {
  const person = await newMember(visitor)
  const profile = { firstName: person.firstName, lastName: person.lastName, phoneNumber: '', language: 'en' }
  await call(visitor, 'accounts/updateProfile', { ...profile, whatsappNumber: '6123 4567', acceptsMarketing: false })
  return person
}

/** A listing of the demonstration that takes reviews. */
const listingWithReviews = async () =>
  (
    await queryDatabase<{ id: string; slug: string; name_en: string }>(
      `select l.id, l.slug, l.name_en from listings l join public_listings p on p.id = l.id
       join listing_categories lc on lc.listing_id = l.id and lc.position = 0 join categories c on c.id = lc.category_id
       where c.takes_reviews and l.rating_count >= 3 and l.name_en is not null order by l.listing_no limit 1`,
      [],
    )
  )[0]!

test('somebody signs up, confirms the address, signs out and logs in @deep', async ({ visitor }) => {
  const person = randomPerson()
  await visitor.open('/auth?mode=sign-up')
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const)
    await visitor.enter({ css: `main input[name="${name}"]` }, person[name])
  await visitor.enter({ css: 'main input[name="again"]' }, person.password)
  await visitor.click({ css: 'main input[name="acceptsTerms"]' })
  await visitor.click({ css: 'main button[type="submit"]' })
  await visitor.open(await latestEmailLink(person.email))
  await visitor.click({ css: 'main button[type="submit"]' })
  await visitor.click({ css: 'header details summary', text: person.firstName })
  await visitor.click('Logout')
  await visitor.see('Signed out')
  await visitor.open('/auth')
  await visitor.enter({ css: 'main input[name="email"]' }, person.email)
  await visitor.enter({ css: 'main input[name="password"]' }, person.password)
  await visitor.engine.press('Enter')
  await visitor.until(() => document.querySelector('header')!.innerText.includes('Mei'), null, 'the member’s menu')
})

test('a provider submits a listing with photos, one of 13 MB @deep', async ({ visitor }) => {
  await provider(visitor)
  await visitor.open('/submit-listing')
  await visitor.enter('Name in English', uniqueName('Engine pipes'))
  await visitor.click('Next')
  await visitor.enter('Find a category', '水喉')
  await visitor.click('Plumbers')
  await visitor.enter('Find an area', 'wan ch')
  await visitor.click('Wan Chai')
  await visitor.click('Add a price')
  await visitor.enter('From, HK$', '1,200')
  await visitor.click('Next')
  await visitor.enter('Description in English', 'Taps, pipes and drains, the same day.')
  await visitor.click('Next')
  const [small, large] = [await photo('tap.jpg', 900, 600), await photo('sink.jpg', 4_000, 4_000, true)]
  expect((await stat(large)).size).toBeGreaterThan(maxBytes)
  await visitor.until(() => document.querySelector('input[type="file"]') !== null, null, 'the field for photos')
  await visitor.engine.upload([small])
  await visitor.until(() => document.querySelectorAll('main img[src^="/media/photos/"]').length > 0, null, 'a photo')
  await visitor.engine.upload([large])
  await visitor.see('2 of 3')
  await visitor.click('Next')
  await visitor.click('Send for review')
  await visitor.see('Pending Review')
  await visitor.click('View it')
  await visitor.see('only you and the admins see this page')
})

test('the form for a listing is not drawn anew, seven times of seven @deep', async ({ visitor }) => {
  await provider(visitor)
  for (let time = 0; time < 7; time++) {
    await visitor.open('/submit-listing')
    await visitor.see('Name in English')
  }
})

test('a member writes a review @deep', async ({ visitor }) => {
  const { slug } = await listingWithReviews()
  const member = await newMember(visitor)
  await queryDatabase(`update profiles set created_at = now() - interval '1 year' where email = $1`, [member.email])
  await visitor.open(`/service/${slug}?review=write`)
  await visitor.click({ css: 'dialog label:has([aria-label^="4 stars"])' })
  await visitor.click('Yes, job done')
  await visitor.enter('Your review', 'Came on time and left the kitchen clean.')
  await visitor.click('Publish review')
  await visitor.see('Your review is published')
  await visitor.seeNo('dialog:modal')
})

test('a member reports a listing and saves another one @deep', async ({ visitor }) => {
  await newMember(visitor)
  const { slug } = await listingWithReviews()
  await visitor.open(`/service/${slug}`)
  await visitor.click('Report this listing')
  await visitor.choose('What is wrong?', 'fraud')
  await visitor.enter('What should we look at?', 'They took a deposit and never came.')
  await visitor.click('Send report')
  await visitor.see('Report sent')
  await visitor.open('/explore')
  await visitor.click({ css: 'main button[aria-pressed="false"]' })
  await visitor.until(() => document.querySelector('main button[aria-pressed="true"]') !== null, null, 'a full heart')
  await expect.poll(() => read<string[]>(visitor, 'favorites/findIds')).toHaveLength(1)
  await visitor.open('/favorites')
  await visitor.until(() => document.querySelectorAll('main article').length === 1, null, 'the favourite')
})

test('a member pays and withdraws the payment @deep', async ({ visitor }) => {
  await newMember(visitor)
  await visitor.open('/payment/premium')
  await visitor.engine.upload([await photo('paid.jpg', 300, 600)])
  await visitor.until(
    () => document.querySelector('main img[alt="Screenshot (optional)"]') !== null,
    null,
    'the screenshot',
  )
  await visitor.click('I have paid')
  await visitor.see('We’re checking your payment')
  await visitor.click('Withdraw')
  await visitor.click('Withdraw')
  await visitor.see('Payment withdrawn')
})

test('an admin rejects a listing, undoes that and approves it @deep', async ({ visitor }) => {
  const nameEn = uniqueName('Engine drains')
  await provider(visitor)
  const { slug } = await call<{ slug: string }>(visitor, 'editor/submit', { content: listingContent({ nameEn }) })
  await call(visitor, 'accounts/signOut', {})
  await signIn(visitor, demoAdmin)
  await visitor.open('/admin/review-listings')
  await visitor.until(() => document.querySelector('article h2') !== null, null, 'the first listing')
  await visitor.click({ css: 'section button', text: nameEn })
  await visitor.until(
    (name) => document.querySelector('article h2, article h1')?.textContent.includes(name),
    nameEn,
    'the listing',
  )
  await visitor.click('Reject')
  await visitor.click('Price missing')
  await visitor.click({ css: 'button[type="submit"]', text: 'Reject' })
  await visitor.seeNo('dialog:modal')
  await visitor.click('Undo')
  await visitor.click({ css: 'section button', text: nameEn })
  await visitor.until(
    (name) => document.querySelector('article h2, article h1')?.textContent.includes(name),
    nameEn,
    'the listing again',
  )
  await visitor.click('Approve')
  await expect.poll(async () => (await visitor.request.get(`/service/${slug}`)).status()).toBe(200)
})
