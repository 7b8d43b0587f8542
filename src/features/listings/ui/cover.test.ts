import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Cover } from './cover.tsx'

const category = { slug: 'handyman', name: 'Handyman', icon: 'scissors-line-dashed', groupSlug: 'renovation-design' }
const withoutPhoto = (id: string) =>
  renderToStaticMarkup(createElement(Cover, { listing: { id, cover: null, category } }))

describe('the cover of a listing', () => {
  it('is a mosaic without photos, at most 900 bytes and without inline styles', () => {
    for (let i = 0; i < 3000; i++) {
      const markup = withoutPhoto(`0193f0a2-7abc-7def-8123-${String(i).padStart(12, '0')}`)
      expect(markup.length).toBeLessThanOrEqual(900)
      expect(markup).not.toContain('style=')
    }
    expect(withoutPhoto('a')).toMatch(/^<svg class="mosaic tile-terracotta .*#scissors-line-dashed/)
  })

  it('offers the first photo in all stored widths', () => {
    const cover = {
      alt: 'A kitchen',
      variants: [
        { url: '/media/a-320.webp', width: 320, height: 240 },
        { url: '/media/a-640.webp', width: 640, height: 480 },
      ],
    }
    const markup = renderToStaticMarkup(createElement(Cover, { listing: { id: 'a', cover, category } }))
    expect(markup).toContain('srcSet="/media/a-320.webp 320w, /media/a-640.webp 640w"')
    expect(markup).toContain('width="640" height="480" alt="A kitchen" loading="lazy"')
  })

  it('offers AVIF first when every width has one', () => {
    const variants = [320, 640].map((width) => ({
      url: `/media/a-${width}.webp`,
      avifUrl: `/media/a-${width}.avif`,
      width,
      height: width,
    }))
    const markup = renderToStaticMarkup(
      createElement(Cover, { listing: { id: 'a', cover: { alt: '', variants }, category } }),
    )
    expect(markup).toContain('<source type="image/avif" srcSet="/media/a-320.avif 320w, /media/a-640.avif 640w"')
    expect(markup).toContain('src="/media/a-640.webp"')
  })
})
