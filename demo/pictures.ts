import sharp from 'sharp'
import { initialPlans } from '#features/billing/rules.ts'
import { tileOf } from '#features/catalog/rules/tiles.ts'
import type { TileColour } from '#shared/brand.ts'
import { fnv1a } from '#shared/seeded-random.ts'
import { permuted, randomFor } from './random.ts'
import { scenesFor } from './scenes/by-trade.ts'
import { lightCount, lightOver, paletteOf, scene, stainsOver } from './scenes/draw.ts'
import { jobScenes, scenes, uprightScenes, type SceneName } from './scenes/subjects.ts'
import { coreListings, slotOf, type Slot } from './slots.ts'

/** A scene in the colours of a group. Variants differ in colour, light, objects, side and distance. */
export type Picture = { name: SceneName; tile: TileColour; light: number; variant: number; stage?: 'before' | 'after' }

/** The lights of the pictures after the first, which several listings share: cream walls and the accent's. */
const sharedLights = [1, 3]

const sharedPicture = (name: SceneName, tile: TileColour, turn: number): Picture => {
  const at = turn % sharedLights.length
  return { name, tile, light: sharedLights[at] ?? 0, variant: at }
}

const isPictured = (slot: Slot) => slot.plan === 'premium' || permuted(slot.index, 10, 'pictured') < 6

type Cover = { name: SceneName; light: number }
let covers: Map<number, Cover> | undefined

/**
 * The scene and light of the first picture of each core listing. No two listings of a category begin with the same scene,
 * and no two of a group with the same scene in the same light.
 */
function coversOf(slots: Slot[]): Map<number, Cover> {
  const turns = new Map<string, number>()
  const nextTurn = (key: string) => {
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return turn
  }
  return new Map(
    slots.map(({ index, category: { slug, group } }) => {
      const name = scenesFor(slug, group).own[nextTurn(slug)]
      if (!name) throw new Error(`too few scenes of ${slug}`)
      // Two steps of five lights, so that neighbours differ much.
      const light = (Math.abs(fnv1a(name)) + 2 * nextTurn(`${group} ${name}`)) % lightCount
      return [index, { name, light }]
    }),
  )
}

function coverOf({ index }: Slot): Cover | undefined {
  covers ??= coversOf(Array.from({ length: coreListings }, (_, at) => slotOf(at)).filter(isPictured))
  return covers.get(index)
}

/** Whether this is the first live listing with pictures of a trade that shows a job before and after. */
function showsJob({ index, category, status }: Slot): boolean {
  if (!jobScenes[category.slug] || status !== 'approved') return false
  const isEarlier = (at: number) => {
    const slot = slotOf(at)
    return slot.category.slug === category.slug && slot.status === 'approved' && isPictured(slot)
  }
  return !Array.from({ length: index }, (_, at) => at).some(isEarlier)
}

/**
 * The pictures of a listing: two to six, within its plan, for six in ten. The first shows the trade itself and is the
 * listing's own; one listing of each trade in `jobScenes` goes on with a job before and after.
 */
export function picturesOf(slot: Slot): Picture[] {
  const cover = coverOf(slot)
  if (!cover) return []
  const random = randomFor('pictured', slot.index)
  const tile = tileOf(slot.category.group)
  const { own, shared } = scenesFor(slot.category.slug, slot.category.group)
  const start = own.indexOf(cover.name)
  const names = [...own.slice(start + 1), ...own.slice(0, start), ...random.some(shared, shared.length)]
  const most = Math.min(6, initialPlans.find(({ key }) => key === slot.plan)?.maxPhotos ?? 3)
  const count = random.int(slot.plan === 'premium' ? 4 : 2, most)
  const first: Picture = { ...cover, tile, variant: sharedLights.length + slot.index }
  const turn = cover.light === sharedLights[0] ? 1 : 0
  const job = showsJob(slot) ? jobScenes[slot.category.slug] : undefined
  const others = names
    .filter((name) => name !== job)
    .slice(0, count - 1)
    .map((name, position) => sharedPicture(name, tile, turn + position))
  const pair = (['before', 'after'] as const).flatMap((stage) =>
    job ? [{ ...sharedPicture(job, tile, 0), light: 0, stage }] : [],
  )
  return [first, ...pair, ...others].slice(0, most)
}

/** One or two pictures of the trade at work, for a review of every fourth listing that has pictures. */
export function reviewPicturesOf(slot: Slot): Picture[] {
  const shown = picturesOf(slot).map(({ name }) => name)
  if (shown.length === 0 || permuted(slot.index, 4, 'review pictures') > 0) return []
  const { own } = scenesFor(slot.category.slug, slot.category.group)
  // Scenes that the listing does not show itself come first.
  return own
    .toSorted((a, b) => shown.indexOf(a) - shown.indexOf(b))
    .slice(0, 1 + (slot.index % 2))
    .map((name, position) => sharedPicture(name, tileOf(slot.category.group), position))
}

/** One picture as an SVG document of 960 by 720. */
export function drawPicture({ name, tile, light, variant, stage }: Picture): string {
  const random = randomFor('scene', name, tile, variant)
  const palette = paletteOf(tile, light, random)
  const { width, height } = scene
  const size = random.pick([1, 1, 0.95, 0.9])
  const [x, y] = [random.next() * (1 - size) * width, (0.3 + random.next() * 0.5) * (1 - size) * height]
  const isMirrored = random.chance(0.5) && !uprightScenes.has(name)
  const mirrored = isMirrored ? `transform="translate(${width} 0) scale(-1 1)"` : ''
  const drawn = `<g ${mirrored}>${scenes[name](palette, random)}</g>${lightOver(palette, random)}`
  const content = stage === 'before' ? drawn + stainsOver(random) : drawn
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="${x} ${y} ${width * size} ${height * size}">${content}</svg>`
}

export type Rendered = { width: number; height: number; webp: Buffer }[]

/** A picture in the widths of uploaded photos, narrowest first, and a tiny one as a data: URL. */
export async function renderPicture(picture: Picture): Promise<{ widths: Rendered; blur: string }> {
  const { data, info } = await sharp(Buffer.from(drawPicture(picture)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const resized = (to: number) => sharp(data, { raw: { width, height, channels } }).resize({ width: to })
  const widths: Rendered = []
  // Flat colours need neither AVIF nor effort, both of which would slow down the first start.
  for (const to of [320, 640, 960]) {
    const { data: webp, info: made } = await resized(to)
      .webp({ quality: 80, effort: 1 })
      .toBuffer({ resolveWithObject: true })
    widths.push({ width: made.width, height: made.height, webp })
  }
  // The narrowest is quicker to shrink than the drawing.
  const tiny = await sharp(widths[0]?.webp).resize(16).webp({ quality: 40, effort: 0 }).toBuffer()
  return { widths, blur: `data:image/webp;base64,${tiny.toString('base64')}` }
}
