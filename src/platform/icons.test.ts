import { globSync, readFileSync } from 'node:fs'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { iconSprite } from '../../vite/icon-sprite.ts'
import { categoryIcons, iconNamesOf, isCategoryIcon, ownIcons, spriteIcons, uiIcons } from './icons.ts'

type Group = { icon: string; categories: { icon: string }[] }
const { groups } = JSON.parse(readFileSync('reference/categories.json', 'utf8')) as { groups: Group[] }
const symbols = new Map(
  [...iconSprite().matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, name, shapes]) => [name, shapes]),
)

describe('icons', () => {
  it('include everything that the reference categories use', () => {
    const used = groups.flatMap((group) => [group.icon, ...group.categories.map(({ icon }) => icon)])
    expect(used.filter((icon) => !isCategoryIcon(icon))).toEqual([])
  })

  it('are all in the sprite, each once and with its shapes', () => {
    const offered = new Set([...iconNamesOf(ownIcons), ...iconNamesOf(uiIcons), ...categoryIcons])
    const icons = [...symbols.keys()].filter((name) => !name?.startsWith('hk-'))
    expect(icons).toEqual([...offered].sort())
    expect([...symbols].filter(([, shapes]) => !shapes).map(([name]) => name)).toEqual([])
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
