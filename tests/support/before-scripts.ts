import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './screen.ts'

/** Holds back the scripts of this address until the returned function is called, as a slow network does. */
export async function holdScripts(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const arrival = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await arrival
    await route.fallback()
  })
  return release
}

/**
 * Opens a page whose scripts arrive only when the returned function is called; that one returns when the page is hydrated.
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(await page.locator('html').getAttribute('data-hydrated'), 'tapped before hydration').toBeNull()
  return async () => {
    release()
    await waitForHydration(page)
  }
}
