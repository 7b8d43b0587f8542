import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { locales } from '#shared/locale.ts'
import { drawPage, pagePicture, sitePicture, type PagePicture } from './page-picture.ts'

const picture: PagePicture = {
  title: 'Little Explorers Cantonese & Mandarin Playgroup <Discovery Bay> 愉景灣小探險家',
  line: 'Cantonese Lessons · Discovery Bay +2',
  rating: { mean: 4.7, count: 1_038 },
  price: 'From HK$1,250 per half day',
  badge: 'Verified',
  seed: '0193f0a2-7abc-7def-8123-456789abcdef',
  tile: 'indigo',
  icon: 'message-circle',
  locale: 'en',
}

describe('the picture of a shared link', () => {
  it('is a PNG of 1200 by 630 in at most 60 KB', async () => {
    const png = await pagePicture(picture)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThanOrEqual(60 * 1024)
  })

  it('contains no text elements, so rendering needs no font', async () => {
    expect(await drawPage(picture)).not.toMatch(/<text|font-/)
  })

  it('is cached by content', async () => {
    expect(await pagePicture({ ...picture })).toBe(await pagePicture(picture))
    expect(await pagePicture({ ...picture, title: 'Another' })).not.toEqual(await pagePicture(picture))
  })

  it('changes with every fact, so that a shared link never shows an old one', async () => {
    const drawn = await Promise.all(
      [
        picture,
        { ...picture, rating: { mean: 4.6, count: 1_038 } },
        { ...picture, price: 'From HK$1,200 per half day' },
      ]
        .concat({ ...picture, badge: '' }, { ...picture, price: '', badge: '' })
        .map(drawPage),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('shows the logo mark when the icon is unknown', async () => {
    expect(await drawPage({ ...picture, icon: '../no-such-icon' })).toBe(
      await drawPage({ ...picture, icon: undefined }),
    )
  })

  it('exists for the site in three languages', async () => {
    const pictures = await Promise.all(locales.map(sitePicture))
    for (const png of pictures) expect(png.length).toBeLessThanOrEqual(60 * 1024)
    expect(pictures[0]).not.toEqual(pictures[1])
  })
})
