import { createRequire } from 'node:module'
import { sql } from 'drizzle-orm'
import { getSearchDictionary } from '#features/discovery/server/search/dictionary.ts'
import { noFilters } from '#features/discovery/server/search/filter-sql.ts'
import { tokenizeQuery, parseQuery } from '#features/discovery/server/search/query.ts'
import { postgresIndex } from '#features/discovery/server/search/search-index.ts'
import { matchesQuery } from '#features/discovery/server/search/search-sql.ts'
import { correctSpelling } from '#features/discovery/server/search/spelling.ts'
import type { Database, Db } from '#platform/server/db.ts'
import type { Part, Query } from './queries.ts'
import { quantile, type Row } from './report.ts'

const stem = createRequire(import.meta.url)('wink-porter2-stemmer') as (word: string) => string

type Listing = {
  no: number
  raw: string
  words: Set<string>
  stems: Set<string>
  categories: Set<string>
  areas: Set<string>
  names: string[]
}

/** Reads the raw texts of all public listings. Expected results are computed from these, without normalization or index. */
async function readListings(db: Db): Promise<Listing[]> {
  const { rows } = await db.execute<{
    no: number
    texts: (string | null)[]
    titles: (string | null)[]
    categories: string[]
    areas: string[]
    names: (string | null)[]
  }>(sql`
    select l.listing_no as no, json_build_array(l.name_en, l.name_zh, l.summary_en, l.summary_zh, l.description_en, l.description_zh) as texts,
      array(select x from jsonb_array_elements(l.prices) p, unnest(array[p ->> 'title', p ->> 'note']) x) as titles,
      array(select c.slug from listing_categories lc join categories c on c.id = lc.category_id where lc.listing_id = l.id) as categories,
      array(with recursive up as (select a.* from listing_areas la join areas a on a.id = la.area_id where la.listing_id = l.id
            union select p.* from areas p join up on p.id = up.parent_id),
          down as (select a.* from listing_areas la join areas a on a.id = la.area_id where la.listing_id = l.id
            union select c.* from areas c join down on c.parent_id = down.id)
        select slug from up union select slug from down) as areas,
      json_build_array(l.name_en, l.name_zh) as names
    from listings l join public_listings p on p.id = l.id`)
  return rows.map(({ no, texts, titles, categories, areas, names }) => {
    const raw = [...texts, ...titles]
      .filter((text) => text !== null)
      .join('\n')
      .toLowerCase()
    // A hyphenated word also counts in its unhyphenated form.
    const words = new Set([
      ...(raw.match(/[a-z0-9]+/g) ?? []),
      ...(raw.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []).map((word) => word.replaceAll('-', '')),
    ])
    return {
      no,
      raw,
      words,
      stems: new Set([...words].map((word) => stem(word))),
      categories: new Set(categories),
      areas: new Set(areas),
      names: names.filter((name) => name !== null),
    }
  })
}

function isAnswered(part: Part, listing: Listing): boolean {
  const { words, strings, prefix, categories = [], areas = [] } = part
  if (words?.every((word) => listing.stems.has(stem(word.toLowerCase())))) return true
  if (strings?.some((text) => listing.raw.includes(text.toLowerCase()))) return true
  if (prefix !== undefined && [...listing.words].some((word) => word.startsWith(prefix))) return true
  return categories.some((slug) => listing.categories.has(slug)) || areas.some((slug) => listing.areas.has(slug))
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
const mean = (values: number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)

/** Recall, precision and precision@10 by kind of query; for names, how often the listing is first and in the first ten. */
export async function measureQuality({ db }: Database, queries: Query[], names: string[]): Promise<Row[]> {
  const listings = await readListings(db)
  const dictionary = await getSearchDictionary(db)
  const index = postgresIndex(db)

  async function find(q: string): Promise<{ all: Set<number>; top10: number[] }> {
    const reading = await correctSpelling(db, tokenizeQuery(q), dictionary, false)
    const words = parseQuery(reading.tokens, reading.endsWithPrefix, dictionary.vocabulary, dictionary.lexicon)
    const { rows } = await db.execute<{ no: number }>(
      sql`select listing_no as no from listing_search where ${matchesQuery(words)}`,
    )
    const page = await index.search(words, {
      filters: noFilters,
      sort: 'featured',
      nameKey: 'en',
      after: null,
      paid: [],
      size: 10,
      day: 1,
    })
    return {
      all: new Set(rows.map(({ no }) => no)),
      top10: [...page.paid, ...page.rows.map(([no]) => no)].slice(0, 10),
    }
  }

  const rows: Row[] = []
  for (const kind of new Set(queries.map((query) => query.kind))) {
    const judged = []
    for (const { q, parts } of queries.filter((query) => query.kind === kind)) {
      const truth = new Set(
        listings.filter((listing) => parts.every((part) => isAnswered(part, listing))).map(({ no }) => no),
      )
      const { all, top10 } = await find(q)
      const correct = [...all].filter((no) => truth.has(no)).length
      const figures = {
        q,
        recall: share(correct, truth.size),
        precision: share(correct, all.size),
        atTen: share(top10.filter((no) => truth.has(no)).length, top10.length),
      }
      if (process.env['WORST'] && (figures.recall < 0.98 || figures.atTen < 1))
        console.log(kind, figures, { truth: truth.size, found: all.size })
      judged.push(figures)
    }
    rows.push({
      kind,
      n: judged.length,
      recall: mean(judged.map(({ recall }) => recall)),
      precision: mean(judged.map(({ precision }) => precision)),
      'precision@10': mean(judged.map(({ atTen }) => atTen)),
      'worst recall': quantile(
        judged.map(({ recall }) => recall),
        0,
      ).toFixed(2),
    })
  }
  const ranks: number[] = []
  for (const name of names) {
    const { top10 } = await find(name)
    const expected = new Set(listings.filter((listing) => listing.names.includes(name)).map(({ no }) => no))
    ranks.push(top10.findIndex((no) => expected.has(no)))
  }
  const found = mean(ranks.map((rank) => (rank >= 0 ? 1 : 0)))
  rows.push({
    kind: 'name',
    n: names.length,
    recall: found,
    precision: '',
    'precision@10': `first ${mean(ranks.map((rank) => (rank === 0 ? 1 : 0)))}`,
    'worst recall': '',
  })
  return rows
}
