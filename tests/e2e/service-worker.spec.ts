import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newListing } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { languages } from '#tests/support/screen.ts'

/** The site behind an address of its own, which notes every request for a document, also those of service workers. */
async function startNotedSite(target: string) {
  const noted: string[] = []
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request
    if (headers['sec-fetch-mode'] === 'navigate' || 'service-worker-navigation-preload' in headers)
      noted.push(`${method} ${url}`)
    // Forms are taken from the site's own pages only.
    const own = headers.origin && { origin: target }
    const onward = forward(new URL(url, target), { method, headers: { ...headers, ...own } }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, noted, close: () => (server.closeAllConnections(), server.close()) }
}

const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 }).toBe(true)

test('with the service worker each page, redirect, download, picture and form is requested once', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, demoAdmin)
  const { id, slug } = await newListing(page, 'Asked for once')
  const results = await (await request.get('/explore')).text()
  const picture = /\/media\/[\w./-]+/.exec(results)![0]
  const site = await startNotedSite(baseURL!)
  /** The requests for documents that this causes. */
  const causedBy = async (cause: () => Promise<unknown>) => {
    site.noted.length = 0
    await cause()
    // A second request leaves with the first or right after it.
    await page.waitForTimeout(150)
    return [...site.noted]
  }
  const open = (path: string) => causedBy(() => page.goto(site.url + path, { waitUntil: 'commit' }))
  try {
    await page.goto(`${site.url}/about`)
    await isControlled(page)
    const pages = [
      // Before a page is stored that shows it.
      picture,
      ...languages.map(({ prefix }) => prefix || '/'),
      '/explore?q=plumber',
      '/category/plumbers?area=wan-chai',
      '/area/wan-chai',
      `/zh-hant/service/${slug}`,
      '/pricing',
      '/favorites',
      '/shortlist',
      '/no/such/page',
      '/auth/callback?error=access_denied',
      '/profile',
      '/subscription',
      '/user/reviews',
      '/admin',
      '/admin/users?q=mei',
      '/api/openapi.json',
      '/api/docs',
      '/sitemap.xml',
      '/robots.txt',
    ]
    for (const path of pages) expect(await open(path)).toEqual([`GET ${path}`])
    // Redirects: to the address of a listing, away from the page to sign in, to a former address, and of a provider.
    expect(await open(`/service/${id}`)).toEqual([`GET /service/${id}`, `GET /service/${slug}`])
    expect(await open('/auth?next=%2Fabout')).toEqual(['GET /auth?next=%2Fabout', 'GET /about'])
    const callback = '/api/auth/callback/nobody?code=1&state=2'
    expect((await open(callback)).filter((one) => one === `GET ${callback}`)).toHaveLength(1)

    await page.goto(`${site.url}/about`)
    for (const path of ['/api/listings.csv', '/api/audit.csv', '/api/my-data']) {
      const [download, asked] = await Promise.all([
        page.waitForEvent('download'),
        causedBy(() => page.evaluate((to) => location.assign(to), path)),
      ])
      expect(asked).toEqual([`GET ${path}`])
      expect(await download.failure()).toBeNull()
    }
    const sent = await causedBy(async () => {
      await page.evaluate(() => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action: '/language' })
        form.innerHTML = '<input name="language" value="zh-Hant"><input name="next" value="/pricing">'
        document.body.append(form)
        form.submit()
      })
      await page.waitForURL('**/zh-hant/pricing')
    })
    expect(sent).toEqual(['POST /language', 'GET /zh-hant/pricing'])
    expect(await causedBy(() => page.reload({ waitUntil: 'commit' }))).toEqual(['GET /zh-hant/pricing'])
    const part = await page.evaluate(async (path) => {
      const answer = await fetch(path, { headers: { range: 'bytes=0-9' } })
      return [answer.status, (await answer.arrayBuffer()).byteLength]
    }, picture)
    expect(part).toEqual([206, 10])
  } finally {
    site.close()
  }
})
