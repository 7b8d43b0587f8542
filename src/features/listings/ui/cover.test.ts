import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Cover } from './cover.tsx'

const listing = {
  id: 'a',
  category: { slug: 'handyman', name: 'Handyman', icon: 'scissors-line-dashed', groupSlug: 'renovation-design' },
  name: { text: 'Bright Tap', lang: 'en' as const, isConverted: false },
  otherName: { text: '光明水喉', lang: 'zh-Hant' as const, isConverted: false },
  cover: null,
}
const markupOf = (part: Partial<Parameters<typeof Cover>[0]['listing']>) =>
  renderToStaticMarkup(createElement(Cover, { listing: { ...listing, ...part } }))
/** Without the word joiners of its lettering. */
const textOf = (part: Parameters<typeof markupOf>[0]) => markupOf(part).replaceAll('\u2060', '')

describe('the cover of a listing', () => {
  it('is a signboard without photos, in at most 300 bytes and without inline styles', () => {
    for (let i = 0; i < 1000; i++) {
      const markup = markupOf({ id: `0193f0a2-7abc-7def-8123-${String(i).padStart(12, '0')}` })
      expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(300)
      expect(markup).not.toContain('style=')
    }
    expect(markupOf({})).toMatch(/^<span class="sign tile-terracotta .*" aria-hidden="true">/)
  })

  it('shows the Chinese name large, whatever the reader’s language', () => {
    const sign = /<b lang="zh-Hant">光明水喉<\/b><i lang="en">Bright Tap<\/i>/
    expect(textOf({})).toMatch(sign)
    expect(textOf({ name: listing.otherName, otherName: listing.name })).toMatch(sign)
    expect(markupOf({ otherName: null })).toMatch(/<b lang="en">Bright Tap<\/b><\/span>/)
  })

  it('offers the first photo in all stored widths', () => {
    const cover = {
      alt: 'A kitchen',
      variants: [
        { url: '/media/a-320.webp', width: 320, height: 240 },
        { url: '/media/a-640.webp', width: 640, height: 480 },
      ],
    }
    const markup = markupOf({ cover })
    expect(markup).toContain('srcSet="/media/a-320.webp 320w, /media/a-640.webp 640w"')
    expect(markup).toContain('width="640" height="480" alt="A kitchen" loading="lazy"')
  })

  it('marks a description in another language than the page’s', () => {
    const variants = [{ url: '/media/a-320.webp', width: 320, height: 240 }]
    expect(markupOf({ cover: { alt: '廚房', altLang: 'zh-Hant', variants } })).toContain('alt="廚房" lang="zh-Hant"')
    expect(markupOf({ cover: { alt: 'A kitchen', variants } })).not.toContain('lang=')
  })

  it('offers AVIF first when every width has one', () => {
    const variants = [320, 640].map((width) => ({
      url: `/media/a-${width}.webp`,
      avifUrl: `/media/a-${width}.avif`,
      width,
      height: width,
    }))
    const markup = markupOf({ cover: { alt: '', variants } })
    expect(markup).toContain('<source type="image/avif" srcSet="/media/a-320.avif 320w, /media/a-640.avif 640w"')
    expect(markup).toContain('src="/media/a-640.webp"')
  })
})
