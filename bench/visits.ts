import { Agent } from 'node:http'
import { timedGet, uncached } from './load.ts'

/** Headers of a browser, which accepts compressed answers. */
export const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Slugs of up to 200 listings. */
export async function findSlugs(site: string): Promise<string[]> {
  const slugs: string[] = []
  let cursor: string | null = null
  while (slugs.length < 200) {
    const query = new URLSearchParams({ sort: 'reviews', limit: '50', ...(cursor && { cursor }) })
    const response = await fetch(`${site}/api/v1/search?${query}`)
    const page = (await response.json()) as { items: { slug: string }[]; nextCursor: string | null }
    slugs.push(...page.items.map(({ slug }) => slug))
    cursor = page.nextCursor
    if (!cursor) break
  }
  return slugs
}

const words = [
  'plumber',
  'tutor',
  'aircon',
  'piano',
  'cleaner',
  'mover',
  'photographer',
  'yoga',
  '水喉',
  '補習',
  '冷氣',
  '搬屋',
]
const categories = ['plumbers', 'painters', 'private-tutors', 'home-cleaning', 'photographers', 'local-movers']
const areas = ['wan-chai', 'central', 'sha-tin', 'mong-kok', 'tsim-sha-tsui', 'kowloon']

/** Paths as visitors mix them: two fifths listings, two fifths results, the rest home, categories and suggestions. */
function pathsOf(slugs: string[]): string[] {
  const results = [
    '/explore',
    ...words.map((q) => `/explore?${new URLSearchParams({ q })}`),
    ...areas.flatMap((area) => [`/area/${area}`, `/explore?area=${area}`]),
    ...words.flatMap((q) => areas.map((area) => `/explore?${new URLSearchParams({ q, area, sort: 'rating' })}`)),
  ]
  const listings = slugs.map((slug) => `/service/${slug}`)
  return Array.from({ length: 2_000 }, (_, at) => {
    const path =
      at % 5 < 2
        ? listings[at % listings.length]!
        : at % 5 < 4
          ? results[at % results.length]!
          : [`/category/${categories[at % categories.length]}`, '/', '/pricing', '/about'][at % 4]!
    return ['', '', '/zh-hant', '/zh-hans'][(at * 7) % 4]! + path
  })
}

/**
 * Visits pages with eight clients for so many seconds, every fifth time as somebody whose pages are rendered.
 *
 * @returns the number of answers
 */
export async function visit(site: string, slugs: string[], seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const paths = pathsOf(slugs)
  const until = performance.now() + seconds * 1000
  let answers = 0
  const visitor = async () => {
    while (performance.now() < until) {
      const at = answers++
      const headers = { ...asBrowser, ...(at % 5 === 0 && uncached) }
      const { status } = await timedGet(site + paths[(at * 13) % paths.length]!, agent, headers)
      if (status >= 500) throw new Error(`A visit was answered with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  agent.destroy()
  return answers
}
