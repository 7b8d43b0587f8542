import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { newMember } from '#tests/support/members.ts'

/**
 * The site behind an address of its own whose network can be cut. Cookies belong to the host, whatever its port, so a
 * browser that signed in at the site is signed in here too.
 */
async function startNetwork(target: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const upstream = connect(Number(new URL(target).port), new URL(target).hostname)
    for (const one of [socket, upstream]) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        socket.destroy()
        upstream.destroy()
      })
    }
    socket.pipe(upstream).pipe(socket)
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    const closed = new Promise((done) => server.close(done))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { url: `http://localhost:${port}`, cut, restore: () => listen(port), close: () => cut().catch(() => {}) }
}

const isSaved = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path), { timeout: 20_000 })
    .toBe(true)
/** Milliseconds from the start of the navigation until the page's content was painted. */
const firstPaintMs = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity)
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('favourites open without a network in less than a second, with number and price, and go with the sign-out', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newMember(page)
  const search = `/api/rpc/discovery/search?${new URLSearchParams({ data: JSON.stringify({ json: { limit: 1 } }) })}`
  const { json } = (await (await page.request.get(search)).json()) as {
    json: { items: { id: string; name: { text: string } }[] }
  }
  const [listing] = json.items
  await page.request.post('/api/rpc/favorites/add', { data: { json: { listingId: listing!.id } } })
  const network = await startNetwork(baseURL!)
  try {
    await page.goto(`${network.url}/favorites`)
    await page.evaluate(async () => navigator.serviceWorker.ready)
    await page.goto(`${network.url}/favorites`)
    await isSaved(page, '/favorites')
    await network.cut()

    await page.goto(`${network.url}/favorites`)
    const card = page.getByRole('article').filter({ hasText: listing!.name.text })
    await expect(card).toBeVisible()
    expect(await firstPaintMs(page)).toBeLessThan(1_000)
    await expect(card.locator('a[href^="https://wa.me/852"]')).toBeVisible()
    await expect(card).toContainText('HK$')
    await expect(page.getByText(/^Saved on this device/)).toBeVisible()
    await page.goto(`${network.url}/category/movers?q=never-seen`)
    await expect(titleOf(page)).toHaveText('You are offline')
    await expect(page.getByRole('link', { name: /^Saved/ })).toBeVisible()

    await network.restore()
    await page.request.post('/api/rpc/accounts/signOut', { data: { json: {} } })
    await page.goto(`${network.url}/about`)
    await isSaved(page, '/about')
    await network.cut()
    await page.goto(`${network.url}/favorites`)
    await expect(titleOf(page)).toHaveText('You are offline')
    await expect(page.getByText(listing!.name.text)).toHaveCount(0)
  } finally {
    await network.close()
  }
})
