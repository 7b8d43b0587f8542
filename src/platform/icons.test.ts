import { globSync, readFileSync } from 'node:fs'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { iconFiles } from '../../vite/icon-sprite.ts'
import { categoryIcons, iconNamesOf, isCategoryIcon, ownIcons, spriteIcons, uiIcons } from './icons.ts'

type Group = { icon: string; categories: { icon: string }[] }
const reference = JSON.parse(readFileSync('reference/categories.json', 'utf8')) as { groups: Group[] }
const files = iconFiles()
const symbols = new Map(
  [...files.every.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, name, shapes]) => [name, shapes]),
)

describe('icons', () => {
  it('include everything that the reference categories use', () => {
    const used = reference.groups.flatMap((group) => [group.icon, ...group.categories.map(({ icon }) => icon)])
    expect(used.filter((icon) => !isCategoryIcon(icon))).toEqual([])
  })

  it('are all in the sprite, each once and with its shapes', () => {
    const offered = new Set([...iconNamesOf(ownIcons), ...iconNamesOf(uiIcons), ...categoryIcons])
    expect([...symbols.keys()]).toEqual([...offered].sort())
    expect([...symbols].filter(([, shapes]) => !shapes).map(([name]) => name)).toEqual([])
  })

  it('of public pages are few, without those of the back office and of single categories', () => {
    const { groups } = reference
    const isCommon = (name: string) => files.common.includes(`<symbol id="${name}"`)
    expect(groups.map(({ icon }) => icon).filter((name) => !isCommon(name))).toEqual([])
    expect(['heart', 'star', 'stars', 'whatsapp', 'search', 'badge-check'].filter((name) => !isCommon(name))).toEqual(
      [],
    )
    expect(['folder-tree', 'chevrons-up-down', 'anchor'].filter(isCommon)).toEqual([])
    expect(files.alone.get('anchor')).toContain('<symbol id="i"')
    expect(files.common.length).toBeLessThan(files.every.length / 3)
  })

  it('include every icon that a component names', () => {
    const named = globSync('src/**/*.tsx').flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const written = [...text.matchAll(/(?:<Icon\b[^>]*?\bname=|\bicon(?:=|: ))["']([a-z0-9-]+)["']/g)]
      const chosen = [...text.matchAll(/<Icon\b[^>]*?\bname=\{([^}]*)\}/g)].flatMap(([, choice = '']) => [
        ...choice.matchAll(/[?:] '([a-z0-9-]+)'/g),
      ])
      return [...written, ...chosen].map(([, name = '']) => name)
    })
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !symbols.has(name))).toEqual([])
  })

  it('have the same shapes as in lucide', async () => {
    const own = new Set<string>(iconNamesOf(ownIcons))
    const shapesOf = (markup: string) => markup.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(/><\/\w+>/g, '/>')
    const different: string[] = []
    for (const name of spriteIcons.filter((icon) => !own.has(icon))) {
      const { default: Icon } = (await import(/* @vite-ignore */ `lucide-react/icons/${name}`)) as {
        default: ComponentType
      }
      if (symbols.get(name) !== shapesOf(renderToStaticMarkup(createElement(Icon)))) different.push(name)
    }
    expect(different).toEqual([])
  })
})
