import { expect, test } from '#tests/support/journey.ts'

const nonsense = [
  'x'.repeat(10_000),
  '水'.repeat(5_000),
  '\u0000',
  '%',
  '%00',
  "'; drop table listings; --",
  '" or 1=1',
  '\u202Egnihsif',
  '\u{1F9F0}\u{1F469}\u200D\u{1F527}',
  '<script>alert(1)</script>',
  '\\',
  ':*&|!()',
  '-- /* */ $1 $$',
  ' ',
  'a & b | !c:*',
]

test('a search for any text responds with a page or a 400, never with a server error @deep', async ({ request }) => {
  for (const q of nonsense) {
    const page = await request.get(`/explore?q=${encodeURIComponent(q)}`)
    expect([200, 400], q.slice(0, 40)).toContain(page.status())
    expect(await page.text()).not.toContain('<script>alert')
    const api = await request.get(`/api/v1/search?q=${encodeURIComponent(q)}`)
    expect([200, 400], q.slice(0, 40)).toContain(api.status())
    const suggestions = await request.get(`/api/v1/suggestions?q=${encodeURIComponent(q)}`)
    expect([200, 400], q.slice(0, 40)).toContain(suggestions.status())
  }
})

test('broken escapes, unknown filters, forged cursors and invalid limits never cause a server error @deep', async ({
  request,
}) => {
  const queries = [
    'q=%ED%A0%80',
    'q=%E0%A4%A',
    'q[]=a&q[]=b',
    'q=a&q=b',
    'category=no-such-thing',
    'area=%00',
    'rating=99',
    'rating=4&rating=3',
    'sort=price;drop',
    'price=-1',
    'language=klingon',
    'verified=maybe',
    'limit=0',
    'limit=51',
    'limit=1e9',
    'limit=-5',
    'limit=NaN',
    'cursor=forged',
    'cursor=eyJhIjoxfQ',
    `cursor=${'A'.repeat(5_000)}`,
    'unknown=1&__proto__=x&constructor=y',
  ]
  for (const query of queries) {
    for (const address of [
      `/explore?${query}`,
      `/zh-hant/explore?${query}`,
      `/category/plumbers?${query}`,
      `/api/v1/search?${query}`,
    ]) {
      const response = await request.get(address)
      expect([200, 400, 404], address.slice(0, 80)).toContain(response.status())
      if (address.startsWith('/api') && response.status() === 200) {
        expect(((await response.json()) as { items: unknown[] }).items.length).toBeLessThanOrEqual(50)
      }
    }
  }
})

test('a cursor of another search is refused', async ({ request }) => {
  const { nextCursor } = (await (await request.get('/api/v1/search?sort=name')).json()) as { nextCursor: string }
  const matching = await request.get(`/api/v1/search?sort=name&cursor=${encodeURIComponent(nextCursor)}`)
  expect(matching.status()).toBe(200)
  const foreign = await request.get(`/api/v1/search?sort=rating&cursor=${encodeURIComponent(nextCursor)}`)
  expect(foreign.status()).toBe(400)
  expect(await foreign.json()).toMatchObject({ code: 'CURSOR_INVALID' })
})

test('the API reports input errors by field', async ({ request }) => {
  const response = await request.get('/api/v1/search?limit=51&rating=99')
  expect(response.status()).toBe(400)
  const { data } = (await response.json()) as { data: { issues: { path: string[] }[] } }
  expect(data.issues.map(({ path }) => path.join('.')).toSorted()).toEqual(['limit', 'rating'])
})

test('writes from another site, unsupported content types and large bodies are refused', async ({ request }) => {
  const event = { listingId: '0198f2a0-0000-7000-8000-000000000000', kind: 'view' }
  const own = await request.post('/api/v1/events', { data: event })
  expect(own.status()).toBe(204)
  const foreign = await request.post('/api/v1/events', {
    data: event,
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status()).toBe(403)
  const form = await request.post('/api/v1/events', { form: event })
  expect(form.status()).toBe(415)
  const large = await request.post('/api/v1/events', { data: { ...event, kind: 'x'.repeat(200_000) } })
  expect(large.status()).toBe(413)
  const extra = await request.post('/api/v1/events', { data: { ...event, userId: 'somebody' } })
  expect(extra.status()).toBe(400)
})
