/** One screen to capture: a name for the file and the path. */
export type Screen = { name: string; path: string }

type Card = { id: string; slug: string; ratingCount: number; cover: unknown }
type Group = { slug: string; categories: { slug: string; count: number }[] }

async function read<T>(site: string, path: string, parse: (answer: unknown) => T): Promise<T> {
  const response = await fetch(`${site}/api/v1${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return parse(await response.json())
}

/** Every public screen with content, then the empty and error screens. */
export async function screensOf(site: string): Promise<Screen[]> {
  const cards = await read(site, '/search?limit=50', (answer) => (answer as { items: Card[] }).items)
  const groups = await read(site, '/categories', (answer) => answer as Group[])
  const byReviews = cards.toSorted((a, b) => b.ratingCount - a.ratingCount)
  const service = (card: Card | undefined) => `/service/${card?.slug ?? 'none'}`
  const category = groups.flatMap((group) => group.categories).toSorted((a, b) => b.count - a.count)[0]
  return [
    { name: 'home', path: '/' },
    { name: 'explore', path: '/explore' },
    { name: 'explore-query', path: `/explore?q=${encodeURIComponent('水喉 Wan Chai')}` },
    { name: 'explore-filters', path: '/explore?rating=4&verified=1&sort=rating' },
    { name: 'explore-typo', path: '/explore?q=plumbr' },
    { name: 'explore-nothing', path: '/explore?q=zzqxv&rating=4.5&verified=1' },
    { name: 'group', path: `/category/${groups[0]?.slug ?? 'none'}` },
    { name: 'category', path: `/category/${category?.slug ?? 'none'}` },
    { name: 'area', path: '/area/sha-tin' },
    { name: 'service', path: service(byReviews[0]) },
    { name: 'service-unreviewed', path: service(byReviews.at(-1)) },
    { name: 'service-drawn', path: service(byReviews.find((card) => card.cover)) },
    { name: 'about', path: '/about' },
    { name: 'pricing', path: '/pricing' },
    { name: 'terms', path: '/terms' },
    { name: 'privacy', path: '/privacy' },
    { name: 'auth', path: '/auth' },
    { name: 'not-found', path: '/no/such/page' },
    { name: 'service-not-found', path: '/service/no-such-listing' },
    { name: 'bad-request', path: '/explore?cursor=forged' },
    { name: 'api-docs', path: '/api/docs' },
  ]
}
