import { describe, expect, test } from 'vitest'
import { initialPlans } from '#features/billing/rules.ts'
import { drawPicture, picturesOf, renderPicture, reviewPicturesOf } from './pictures.ts'
import { randomFor } from './random.ts'
import { scenesFor } from './scenes/by-trade.ts'
import { paletteOf } from './scenes/draw.ts'
import { altTexts, scenes, uprightScenes } from './scenes/subjects.ts'
import { coreListings, slotOf } from './slots.ts'

const core = Array.from({ length: coreListings }, (_, index) => slotOf(index)).map((slot) => ({
  slot,
  pictures: picturesOf(slot),
}))
const pictured = core.filter(({ pictures }) => pictures.length > 0)

describe('the pictures of the demonstration', () => {
  test('belong to six in ten listings, two to six each, within the plan', () => {
    expect(pictured.length / coreListings).toBeCloseTo(0.63, 1)
    for (const { slot, pictures } of pictured) {
      const plan = initialPlans.find(({ key }) => key === slot.plan)
      expect(pictures.length).toBeGreaterThanOrEqual(2)
      expect(pictures.length).toBeLessThanOrEqual(Math.min(6, plan?.maxPhotos ?? 0))
      expect(new Set(pictures.map(({ name, stage }) => `${name} ${stage}`)).size).toBe(pictures.length)
    }
    expect(Math.max(...pictured.map(({ pictures }) => pictures.length))).toBe(6)
  })

  test('begin with a scene of the trade, of which every category has two at least', () => {
    for (const { category } of core.map(({ slot }) => slot))
      expect(scenesFor(category.slug, category.group).own.length).toBeGreaterThanOrEqual(2)
    for (const { slot, pictures } of pictured)
      expect(scenesFor(slot.category.slug, slot.category.group).own).toContain(pictures[0]?.name)
  })

  test('differ between neighbours: no two covers of a trade show one scene, nor two of a group one scene in one light', () => {
    const covers = pictured.map(({ pictures }) => drawPicture(pictures[0]!))
    expect(new Set(covers).size).toBe(covers.length)
    for (const [category, listings] of Map.groupBy(pictured, ({ slot }) => slot.category.slug)) {
      const shown = listings.map(({ pictures: [cover] }) => cover?.name)
      expect([category, ...shown]).toEqual([category, ...new Set(shown)])
    }
    for (const [group, listings] of Map.groupBy(pictured, ({ slot }) => slot.category.group)) {
      const shown = listings.map(
        ({ pictures: [cover] }) => `${cover?.name} ${paletteOf(cover!.tile, cover!.light, randomFor('')).wall}`,
      )
      expect([group, ...shown]).toEqual([group, ...new Set(shown)])
    }
  })

  test('differ within a gallery: each follows one in another light, and reviews add what it lacks', () => {
    for (const { slot, pictures } of pictured) {
      const walls = pictures.map(({ tile, light }) => paletteOf(tile, light, randomFor('')).wall)
      const alike = pictures.filter(({ stage }, at) => !stage && at > 0 && walls[at] === walls[at - 1])
      expect([slot.index, ...alike]).toEqual([slot.index])
      const { own } = scenesFor(slot.category.slug, slot.category.group)
      const further = own.filter((name) => pictures.every((picture) => picture.name !== name))
      for (const { name } of reviewPicturesOf(slot).slice(0, further.length)) expect(further).toContain(name)
    }
  })

  test('do not contradict their listing', () => {
    const unfit: Record<string, string> = {
      'dog-training dog-walking': 'cat carrier',
      'pet-grooming': 'washer',
      'bicycle-repair': 'car garage',
      'dance-lessons music-lessons': 'desk papers meeting tea',
      'swimming-lessons': 'gym beach',
      'martial-arts personal-trainers': 'studio',
      'handyman window-repair painters leak-waterproofing': 'windowWork',
      'air-con-cleaning air-con-repair': 'sofa cleaning windowWork kitchen',
      'physiotherapists chiropractors': 'nursery mirror',
      'photographers family-photography': 'swatches',
      'water-sports': 'trail pool',
    }
    const contradictions = Object.entries(unfit).flatMap(([categories, names]) =>
      core
        .filter(({ slot }) => categories.split(' ').includes(slot.category.slug))
        .flatMap(({ slot, pictures }) =>
          [...pictures, ...reviewPicturesOf(slot)]
            .filter(({ name }) => names.split(' ').includes(name))
            .map(({ name }) => `${slot.category.slug}: ${name}`),
        ),
    )
    expect([...new Set(contradictions)]).toEqual([])
  })

  test('are never mirrored where they show writing, notes or keys', () => {
    for (const name of uprightScenes)
      for (const variant of [0, 1, 2, 3, 4, 5])
        expect(drawPicture({ name, tile: 'slate', light: 0, variant })).toMatch(/^<svg [^>]*><g >/)
    expect(
      [0, 1, 2, 3, 4, 5].map((variant) => drawPicture({ name: 'van', tile: 'slate', light: 0, variant })).join(),
    ).toMatch(/<g transform="translate\(1280 0\) scale\(-1 1\)">/)
  })

  test('show a job before and after for two live listings, behind their covers', () => {
    const paired = pictured.filter(({ pictures }) => pictures.some(({ stage }) => stage))
    expect(paired.map(({ slot }) => slot.category.slug).toSorted()).toEqual(['deep-cleaning', 'painters'])
    for (const { slot, pictures } of paired) {
      expect(slot.status).toBe('approved')
      expect(pictures.map(({ stage }) => stage).slice(0, 3)).toEqual([undefined, 'before', 'after'])
      const [before, after] = pictures.slice(1, 3).map(drawPicture)
      expect(before).not.toBe(after)
    }
  })

  test('come with a review of some listings that have their own, one or two of the trade', () => {
    const reviewed = core.filter(({ slot }) => reviewPicturesOf(slot).length > 0)
    expect(reviewed.length).toBeGreaterThan(40)
    for (const { slot, pictures } of reviewed) {
      expect(pictures.length).toBeGreaterThan(0)
      const { own } = scenesFor(slot.category.slug, slot.category.group)
      for (const { name } of reviewPicturesOf(slot)) expect(own).toContain(name)
    }
    expect(new Set(reviewed.map(({ slot }) => reviewPicturesOf(slot).length))).toEqual(new Set([1, 2]))
  })

  test('show several scenes of every category group', () => {
    const byGroup = Map.groupBy(pictured, ({ slot }) => slot.category.group)
    expect(byGroup.size).toBe(new Set(core.map(({ slot }) => slot.category.group)).size)
    for (const listings of byGroup.values())
      expect(new Set(listings.map(({ pictures: [cover] }) => cover?.name)).size).toBeGreaterThanOrEqual(3)
  })

  test('are drawings with a text in both languages, each of some trade', () => {
    const fitting = core.flatMap(({ slot }) => scenesFor(slot.category.slug, slot.category.group).own)
    expect([...new Set(fitting)].toSorted()).toEqual(Object.keys(scenes).toSorted())
    for (const texts of Object.values(altTexts)) for (const text of texts) expect(text).not.toBe('')
    for (const { pictures } of pictured)
      for (const picture of pictures) expect(drawPicture(picture)).not.toMatch(/undefined|NaN|null/)
  })

  test('are stored in the widths of photos, each under 60 KB', async () => {
    const { widths, blur } = await renderPicture(pictured[0]!.pictures[0]!)
    expect(widths.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [960, 720],
    ])
    for (const { webp } of widths) expect(webp.length).toBeLessThan(60_000)
    expect(blur).toMatch(/^data:image\/webp;base64,/)
  })
})
