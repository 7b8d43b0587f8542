/**
 * A plain page (about, terms, privacy) as text: one Markdown file per page and language, parsed during the build
 * (vite/documents.ts) and loaded one language at a time.
 *
 * Every string may hold links, written `[words](/path)`, and facts, written `{name}`, which the page fills in: `{brand}`
 * everywhere, and the ranking figures on the about page.
 */
export type PlainDocument = {
  title: string
  /** One or two sentences for search engines and link previews. */
  description: string
  lead: string
  /** Shows when the text was last changed (the setting LEGAL_LAST_UPDATED_DATE). */
  updated?: true
  sections: Section[]
}

/** `id` is the fragment of its link, the same in every language. */
export type Section = { id: string; heading: string; blocks: Block[] }

export type Block =
  | string
  /** A paragraph that begins with what it is about. */
  | { topic: string; text: string }
  | { list: string[] }
  | { steps: string[] }
  /** The first cell of each row is its header. */
  | { table: { caption: string; head: string[]; rows: string[][] } }
  /** Name and address of who answers for personal data; nothing until an admin has set them. */
  | { dataUser: true }
  /** How many of the published reviews were written by invitation of the provider. */
  | { invitedReviews: true }
  /** The ways to reach whoever runs the site. */
  | { contact: true }
