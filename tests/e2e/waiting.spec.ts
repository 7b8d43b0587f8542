import { expect, test, type Page } from '#tests/support/journey.ts'
import { demoAdmin, newMember, signIn } from '#tests/support/members.ts'
import { waitForHydration } from '#tests/support/screen.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

/** Holds the requests to these addresses until the returned function is called. */
async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a page that is slow to come shows a spinner @deep', async ({ page }) => {
  await page.goto('/')
  const release = await hold(page, /\/assets\/.*\.js|\/api\/rpc\//)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const bar = document.querySelector('.delayed-progress')
        return bar && getComputedStyle(bar.parentElement!, '::after').opacity
      }),
    )
    .toBe('1')
  await expect(page.getByText('The page is loading')).toBeAttached()
  release()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.locator('.delayed-progress')).toHaveCount(0)
})

test('a period and a switch show what was chosen before the answer has come', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/analytics')
  const period = page.getByRole('link', { name: '7 days' })
  await expect(period).not.toHaveAttribute('aria-current')
  const release = await hold(page, /\/api\/rpc\/analytics\//)
  await period.click()
  await expect(period).toHaveAttribute('aria-current', 'page')
  await expect(page, 'its figures have not come').toHaveURL(/\/admin\/analytics$/)
  release()
  await expect(page).toHaveURL(/days=7$/)
  await expect(period).toHaveAttribute('aria-current', 'page')

  await page.goto('/admin/settings')
  const flag = page.getByRole('switch').first()
  const isOn = await flag.getAttribute('aria-checked')
  const lost = Promise.withResolvers<void>()
  await page.route('**/api/rpc/settings/save', async (route) => {
    await lost.promise
    await route.abort()
  })
  await flag.click()
  await expect(flag).not.toHaveAttribute('aria-checked', isOn!)
  lost.resolve()
  await expect(flag, 'nothing was saved').toHaveAttribute('aria-checked', isOn!)
})

test('a page goes on where a part of it does not arrive, which is loaded when it is asked for again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/explore')
  const lost = /\/assets\/(?:filter-dialog|shortlist-bar)/
  await page.route(lost, (route) => route.abort())
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await expect(page.getByText('This part couldn’t be loaded.', { exact: false })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.unroute(lost)
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('A page from before an upgrade loads the next page anew', async ({ page }) => {
  // The next document names the files that are there.
  let isOld = false
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false
  })
  await page.route('**/assets/*.js', (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()))
  await page.goto('/')
  isOld = true
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle(/^About/)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!')
})

test('more of a list that cannot come without a network says so, and comes with it', async ({ page, context }) => {
  await page.goto('/explore')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(page.getByText('The rest couldn’t be loaded. Try again.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^48 of/)).toBeVisible()
  await expect(page.getByText('The rest couldn’t be loaded. Try again.')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a reload lays out all cards at once, so that the place in a list is the same @deep', async ({ page }) => {
    await page.goto('/explore')
    const card = page.locator('.card-list').nth(20)
    await expect(card).toHaveCSS('content-visibility', 'auto')
    await page.reload()
    await expect(card).toHaveCSS('content-visibility', 'visible')
  })
})

test('a guarded page says "Loading..." while the session is unknown @deep', async ({ page, context }) => {
  await newMember(page)
  await page.goto('/favorites')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const release = await hold(page, /accounts\/getMe/)
  const other = await context.newPage()
  await other.goto('/about')
  // What a tab sends when it has signed in or out.
  await other.evaluate(() => new BroadcastChannel('kaifong:session').postMessage(null))
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  await expect(heading).toHaveCount(0)
  release()
  await expect(heading).toBeVisible()
})

test('the marker of an admin lives in the session of the tab and goes with the sign-out @deep', async ({ page }) => {
  const marker = () => page.evaluate(() => sessionStorage.getItem('kaifong:is-admin'))
  await newMember(page)
  await page.goto('/')
  expect(await marker()).toBeNull()
  await signIn(page, demoAdmin)
  await page.goto('/admin')
  await expect.poll(marker).toBe('true')
  await page.goto('/')
  await page.locator('header details summary').filter({ hasText: demoAdmin.firstName }).first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
  await expect.poll(marker).toBeNull()
})
