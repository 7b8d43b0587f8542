import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A beginning of fixed length, as long as only texts have, or of a length that a limit of texts has. */
const cut = /\w*\S{0,8}\.(?:slice\(0, (?:\d{2,}|\d_\d{3}|\w*Length|limits\.\w+)\)|substr(?:ing)?\()/g

/** Other cuts, of nothing that people write: digests, days, lists, headers and plain ASCII. */
const others = [
  "cursor.ts: base64url').slice(0, signatureLength)",
  'cursor.ts: text.slice(0, signatureLength)',
  "demo-admin.ts: demo-admin').slice(0, 12)",
  'dev-mailbox.ts: toISOString().slice(0, 19)',
  'devices.ts: userAgent.slice(0, 500)',
  'entries.ts: .slice(0, limits.slug)',
  "form-content.ts: base64url').slice(0, 22)",
  'form.ts: contentType.slice(0, 300)',
  'hk-time.ts: toISOString().slice(0, 10)',
  'i18n.ts: .slice(0, 500)',
  "limits.ts: base64url').slice(0, 22)",
  "media.ts: digest('hex').slice(0, 32)",
  'my-listings.tsx: listingIds.slice(0, 100)',
  'page.ts: ${digest.slice(0, 22)',
  'refusal.ts: localeOfPath(url.slice(0, 20)',
  'search-words.ts: quoted(run.slice(0, 60)',
  'sitemap.ts: updatedAt.slice(0, 10)',
  "tokenizer.ts: '').slice(0, maxWordLength)",
  'tree-picker.tsx: includes(query)).slice(0, 30)',
]

test('texts are cut by truncateText, which never halves a character', () => {
  const found = globSync('src/**/*.{ts,tsx}').flatMap((path) =>
    /\.test\.tsx?$/.test(path)
      ? []
      : Array.from(readFileSync(path, 'utf8').matchAll(cut), ([whole]) => `${path.replace(/^.*\//, '')}: ${whole}`),
  )
  expect([...new Set(found)].toSorted()).toEqual(others)
})
