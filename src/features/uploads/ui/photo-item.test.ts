import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import type { Locale } from '#shared/locale.ts'
import english from '../messages/en.json' with { type: 'json' }
import chinese from '../messages/zh-Hant.json' with { type: 'json' }
import { PhotoItem } from './photo-item.tsx'

const nothing = () => {}

function fieldsOf(locale: Locale, alt: { en: string; zh: string }) {
  const scope: Scope = {
    locale,
    prefix: '',
    messages: { uploads: locale === 'en' ? english : chinese },
    loadMoreMessages: async () => {},
    baseUrl: 'http://localhost',
    api: {},
    queries: createQueryClient('server'),
    nonce: '',
    minute: 0,
  }
  const photo = { id: 'p', alt, variants: [{ url: '/media/a.webp', width: 320, height: 240 }], blur: null }
  const item = createElement(PhotoItem, {
    photo,
    index: 0,
    count: 1,
    hasAltText: true,
    isCover: false,
    pair: undefined,
    drag: null,
    onDragStart: nothing,
    onMove: nothing,
    onAlt: nothing,
    onRemove: nothing,
  })
  const html = renderToString(ScopeProvider({ scope, children: item }))
  const fields = [...html.matchAll(/<label class="([^"]*)"><span[^>]*>([^<]*)<\/span><input lang="([^"]*)"/g)]
  return {
    picture: /<img[^>]* alt="([^"]*)"/.exec(html)?.[1],
    fields: fields.map(([, className = '', label, lang]) => [label, lang, className.includes('max-sm:hidden')]),
  }
}

it('asks first for a description in the reader’s own language, on a phone for that alone until there is a text', () => {
  const blank = { en: '', zh: '' }
  expect(fieldsOf('en', blank)).toEqual({
    picture: 'Photo 1',
    fields: [
      ['Description of photo 1 in English', 'en', false],
      ['Description of photo 1 in Chinese', 'zh-Hant', true],
    ],
  })
  expect(fieldsOf('zh-Hant', blank).fields).toEqual([
    ['相片 1 的描述（中文）', 'zh-Hant', false],
    ['相片 1 的描述（英文）', 'en', true],
  ])
  for (const alt of [
    { en: 'A tap', zh: '' },
    { en: '', zh: '水龍頭' },
  ])
    expect(fieldsOf('zh-Hant', alt).fields.map(([, , isHidden]) => isHidden)).toEqual([false, false])
})

it('names its picture in the reader’s language, else in the other', () => {
  expect(fieldsOf('zh-Hant', { en: 'A tap', zh: '水龍頭' }).picture).toBe('水龍頭')
  expect(fieldsOf('zh-Hant', { en: 'A tap', zh: '' }).picture).toBe('A tap')
})
