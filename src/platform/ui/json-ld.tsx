import { useScope } from './scope.tsx'

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that may stand inside a script element whatever people typed. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character]!)
}

/**
 * Structured data for search engines: schema.org as JSON-LD. They read what the server sent, so the browser makes none:
 * `data={import.meta.env.SSR && …}` keeps what makes it out of the browser's files, and the script stays as it came.
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
