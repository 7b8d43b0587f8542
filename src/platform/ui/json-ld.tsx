import { useScope } from './scope.tsx'

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Serialises JSON safely for a script element, whatever user input it contains. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character]!)
}

/**
 * Structured data for search engines: schema.org as JSON-LD. Rendered on the server only: `data={import.meta.env.SSR &&
 * …}` keeps the code that builds it out of the browser bundle, and hydration leaves the script unchanged.
 */
export function JsonLd({ data }: { data: unknown }) {
  const { nonce } = useScope()
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: data ? safeJson(data) : '' }}
    />
  )
}
