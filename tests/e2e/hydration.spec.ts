import { expect, test, type Page } from '@playwright/test'
import { waitForHydration } from '#tests/support/screen.ts'

type Fiber = {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  stateNode: unknown
}

/** Tells of components that React renders a second time: their outermost elements, as `renderedAgain` of the window. */
function watchRenders() {
  const [functionTags, hostTags, performedWork] = [[0, 11, 15], [5, 26, 27], 1]
  const again: Element[] = []
  const hostOf = (fiber: Fiber | null): unknown =>
    !fiber || hostTags.includes(fiber.tag) ? fiber?.stateNode : hostOf(fiber.child)
  const visit = (parent: Fiber) => {
    for (let fiber = parent.child; fiber; fiber = fiber.sibling) {
      const host = fiber.alternate && functionTags.includes(fiber.tag) && fiber.flags & performedWork && hostOf(fiber)
      if (host instanceof Element) again.push(host)
      // Below a component without work React reuses what it rendered before.
      if (fiber.child !== fiber.alternate?.child) visit(fiber)
    }
  }
  const nothing = () => {}
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: nothing,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
  }
  Object.assign(window, { renderedAgain: again, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

/**
 * What was rendered a second time, except the document, whose content is passed through, lines of plain text, and hearts of
 * what is saved, which only the browser knows.
 */
const partsRenderedAgain = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { renderedAgain: Element[] }).renderedAgain
      .filter((part) => part.localName !== 'html' && part.matches(':has(a, button, img, h2, h3), a, button, img'))
      .filter((part) => part.ariaPressed !== 'true')
      .map(({ localName, className }) => `${localName}.${className}`),
  )

for (const name of ['home', 'explore', 'a listing', 'home with a shortlist']) {
  test(`hydration of ${name} renders no part a second time`, async ({ page, request }) => {
    await page.addInitScript(watchRenders)
    const found = (await (await request.get('/api/v1/search?sort=reviews&limit=1')).json()) as {
      items: { id: string; slug: string }[]
    }
    const { id, slug } = found.items[0]!
    const isSaved = name === 'home with a shortlist'
    await page.addInitScript(
      (ids) => localStorage.setItem('kaifong:shortlist', JSON.stringify({ ids })),
      isSaved ? [id] : [],
    )
    await page.goto(name === 'explore' ? '/explore' : name === 'a listing' ? `/service/${slug}` : '/')
    await waitForHydration(page)
    if (isSaved) await page.getByRole('link', { name: /1 saved/ }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await partsRenderedAgain(page)).toEqual([])
    // A press that changes its button shows that renders are seen.
    await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { renderedAgain: [] }).renderedAgain.length))
      .toBeGreaterThan(0)
  })
}

test.describe('use without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('files are stored for it three seconds after the page has started', async ({ page }) => {
    await page.clock.install()
    await page.goto('/explore')
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    const isRegistered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()))
    await page.clock.runFor(2_000)
    expect(await isRegistered()).toBe(false)
    await page.clock.runFor(2_000)
    await expect.poll(isRegistered).toBe(true)
  })
})
