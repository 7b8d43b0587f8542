import { lexer, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { Block, PlainDocument, Section } from '../src/web/content/document.ts'

const itemsOf = ({ items }: Tokens.List) => items.map(({ text }) => text)

function tableOf({ header, rows }: Tokens.Table, caption: string): Block {
  return {
    table: { caption, head: header.map(({ text }) => text), rows: rows.map((row) => row.map(({ text }) => text)) },
  }
}

function blockOf(token: Token, caption: string): Block {
  if (token.type === 'list') {
    const list = token as Tokens.List
    return list.ordered ? { steps: itemsOf(list) } : { list: itemsOf(list) }
  }
  if (token.type === 'table') return tableOf(token as Tokens.Table, caption)
  if (token.type === 'html') {
    const name = /^<!-- (dataUser|invitedReviews|contact) -->\n*$/.exec(token.raw)?.[1]
    if (name) return { [name]: true } as Block
  }
  if (token.type !== 'paragraph') throw new Error(`a plain page has no ${token.type}: ${token.raw.slice(0, 60)}`)
  const { text } = token as Tokens.Paragraph
  const [, topic, rest] = /^\*\*(.+?)\*\*(.+)$/s.exec(text) ?? []
  if (topic === undefined || rest === undefined) return text
  const space = rest.startsWith(' ') ? ' ' : ''
  return { topic: topic + space, text: rest.slice(space.length) }
}

/**
 * A plain page from its Markdown: front matter, then sections as `## Heading {#fragment}` with paragraphs, lists and
 * tables. A paragraph `Table: ...` is the caption of the table that follows; a comment such as `<!-- contact -->` is a
 * block that the site fills in.
 * @throws Error on other Markdown
 */
export function parseDocument(source: string): PlainDocument {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const metaOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? ''
  const sections: Section[] = []
  let caption = ''
  for (const token of lexer(body)) {
    if (token.type === 'space') continue
    if (token.type === 'heading') {
      const [, heading = '', id = ''] = /^(.*) \{#(\w+)\}$/.exec((token as Tokens.Heading).text) ?? []
      sections.push({ id, heading, blocks: [] })
    } else if (token.raw.startsWith('Table: ')) caption = token.raw.slice('Table: '.length).trim()
    else sections.at(-1)?.blocks.push(blockOf(token, caption))
  }
  return {
    title: metaOf('title'),
    description: metaOf('description'),
    lead: metaOf('lead'),
    ...(metaOf('updated') ? { updated: true } : {}),
    sections,
  }
}

/** Imports of `*.md` give the parsed plain page, so that no parser of Markdown reaches the browser. */
export function documents(): Plugin {
  return {
    name: 'kaifong:documents',
    transform(source, id) {
      if (id.endsWith('.md')) return { code: `export default ${JSON.stringify(parseDocument(source))}`, map: null }
    },
  }
}
