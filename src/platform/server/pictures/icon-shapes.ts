import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Based on the brand icons of Feather (MIT) and Tabler (MIT), on lucide's grid and with its stroke. */
const ownShapes: Record<string, string> = {
  whatsapp:
    '<path d="m3 21 1.65-3.8a9 9 0 1 1 3.4 2.9L3 21"/><path d="M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1"/>',
  facebook: '<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"/>',
  instagram:
    '<rect width="20" height="20" x="2" y="2" rx="5"/><path d="M16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37m1.5-4.87h.01"/>',
  linkedin:
    '<path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6M2 9h4v12H2z"/><circle cx="4" cy="4" r="2"/>',
  twitter:
    '<path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2"/>',
}

/** One star of `stars` in a box 24 wide; filled, so rounder than lucide's outline. */
const star = 'l2.94 5.955 6.572.955-4.756 4.635 1.123 6.545-5.879-3.09-5.879 3.09 1.123-6.545-4.756-4.635 6.572-.955z'

const require = createRequire(import.meta.url)

/**
 * The shapes of a lucide icon, read from its module's text: `["path", { d: "…", key: "…" }]`. Importing the module
 * would load React. Lucide keeps old names as files that re-export the new one.
 */
function lucideShapes(name: string): string {
  const text = readFileSync(require.resolve(`lucide-react/icons/${name}`), 'utf8')
  const renamed = /export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/.exec(text)?.[1]
  if (renamed) return lucideShapes(renamed)
  const shapes = [...text.matchAll(/\[\s*"(\w+)",\s*\{([^{}]*)\}/g)].map(([, tag, list = '']) => {
    const attributes = [...list.matchAll(/(?<![\w-])([\w-]+)"?:\s*(?:"([^"]*)"|([\d.-]+))/g)].filter(
      ([, key]) => key !== 'key',
    )
    return `<${tag}${attributes.map(([, key, quoted, number]) => ` ${key}="${quoted ?? number}"`).join('')}/>`
  })
  return shapes.join('')
}

/**
 * The inner SVG of an icon on lucide's 24 by 24 grid, to be stroked 1.75 wide with round caps. `stars` is five filled
 * stars on 120 by 24. Throws for an unknown name.
 */
export function iconShapes(name: string): string {
  if (name === 'stars') return `<path d="${[0, 1, 2, 3, 4].map((i) => `M${12 + 24 * i} 2.5${star}`).join('')}"/>`
  return ownShapes[name] ?? lucideShapes(name)
}
