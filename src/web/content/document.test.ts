import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale.ts'
import type { Block, PlainDocument } from './document.ts'
import { loadDocument, type PlainPageName } from './load.ts'

const pages: PlainPageName[] = ['about', 'terms', 'privacy']
const texts = new Map<string, PlainDocument>()
for (const page of pages) for (const locale of locales) texts.set(`${page} ${locale}`, await loadDocument(page, locale))
const textOf = (page: PlainPageName, locale: Locale) => texts.get(`${page} ${locale}`)!

const linksIn = (value: unknown) => [...JSON.stringify(value).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!)
/** Numbers are facts, and facts do not depend on the language. */
const figuresIn = (value: unknown) =>
  [
    ...JSON.stringify(value)
      .replaceAll(/\]\([^)]+\)/g, ']')
      .matchAll(/\d[\d,.]*\d|\d/g),
  ]
    .map(([figure]) => figure)
    .toSorted()

function shapeOf(block: Block): unknown {
  if (typeof block === 'string') return 'paragraph'
  if ('list' in block) return { list: block.list.length }
  if ('steps' in block) return { steps: block.steps.length }
  if ('table' in block) return { head: block.table.head.length, rows: block.table.rows.map((row) => row.length) }
  return Object.keys(block)
}

describe.each(pages)('the %s page', (page) => {
  const english = textOf(page, 'en')

  test.each(['zh-Hant', 'zh-Hans'] as const)('says the same in %s as in English, block by block', (locale) => {
    const other = textOf(page, locale)
    const outline = ({ sections }: PlainDocument) =>
      sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(shapeOf) }))
    expect(outline(other)).toEqual(outline(english))
    const links = ({ sections }: PlainDocument) =>
      sections.map((section) => ({ id: section.id, links: linksIn(section) }))
    expect(links(other)).toEqual(links(english))
  })

  test('names the same figures in both Chinese scripts', () => {
    const figures = ({ sections }: PlainDocument) =>
      sections.map((section) => ({ id: section.id, figures: figuresIn(section) }))
    expect(figures(textOf(page, 'zh-Hans'))).toEqual(figures(textOf(page, 'zh-Hant')))
  })

  test.each(locales)('has tables whose rows fill their columns and names each row once in %s', (locale) => {
    for (const block of textOf(page, locale).sections.flatMap(({ blocks }) => blocks)) {
      if (typeof block === 'string' || !('table' in block)) continue
      const { head, rows } = block.table
      expect(rows.filter((row) => row.length !== head.length)).toEqual([])
      expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length)
    }
  })

  test.each(locales)('keeps its voice in %s: no exclamation marks, no fact left open', (locale) => {
    expect(JSON.stringify(textOf(page, locale))).not.toMatch(/[!！]|\{\w+\}/)
  })
})

test('a section, an ordinance and a figure stay on the line of their number', () => {
  expect(JSON.stringify([...texts.values()])).not.toMatch(/(第|Cap\.|Part|section) \d|\d[A-Z]? \p{Script=Han}/u)
})

test('links lead to sections that exist', () => {
  const ids = new Map(pages.map((page) => [page as string, textOf(page, 'en').sections.map(({ id }) => id)]))
  const broken = linksIn([...texts.values()]).filter((target) => {
    const [, page = '', id] = /^\/(\w+)#(\w+)$/.exec(target) ?? []
    return id && !ids.get(page)?.includes(id)
  })
  expect(broken).toEqual([])
})
