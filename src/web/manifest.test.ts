import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchFromUrl } from '#features/discovery/rules/search-state.ts'

type Manifest = {
  shortcuts: { url: string; icons: { src: string }[] }[]
  share_target: { action: string; method: string; params: { text: string } }
  icons: { src: string }[]
}
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest
const routes = readFileSync('src/web/routes.ts', 'utf8')

test('a text shared with the installed site is searched', () => {
  const { action, method, params } = manifest.share_target
  expect([action, method]).toEqual(['/explore', 'GET'])
  expect(searchFromUrl({ searchParams: new URLSearchParams({ [params.text]: 'leaking tap' }) }).q).toBe('leaking tap')
})

test('its shortcuts lead to the search and the favourites, with pictures that exist', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/explore', '/favorites'])
  for (const { url } of manifest.shortcuts) expect(routes).toContain(`'${url.slice(1)}'`)
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)].map(({ src }) => src)
  expect(pictures.filter((src) => !existsSync(`public${src}`))).toEqual([])
})
