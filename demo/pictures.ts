import sharp from 'sharp'
import { initialPlans } from '#features/billing/rules.ts'
import { tileOf } from '#features/catalog/rules/tiles.ts'
import type { TileColour } from '#shared/brand.ts'
import { fnv1a } from '#shared/seeded-random.ts'
import { permuted, randomFor } from './random.ts'
import { lightOver, paletteOf, scene, stainsOver } from './scenes/draw.ts'
import { jobScenes, scenes, scenesFor, type SceneName } from './scenes/subjects.ts'
import { coreListings, slotOf, type Slot } from './slots.ts'

/** A scene in the colours of a group. Variants differ in colour, light, objects, side and distance. */
export type Picture = { name: SceneName; tile: TileColour; light: number; variant: number; stage?: 'before' | 'after' }

/** Variants of the pictures after the first, which several listings share. */
const sharedVariants = 2

const isPictured = (slot: Slot) => slot.plan === 'premium' || permuted(slot.index, 10, 'pictured') < 6

let coverTurns: Map<number, number> | undefined

/** The place of a core listing among those of its category that have pictures. */
function coverTurn({ index, turn }: Slot): number {
  coverTurns ??= new Map(
    [
      ...Map.groupBy(
        Array.from({ length: coreListings }, (_, at) => slotOf(at)).filter(isPictured),
        ({ category }) => category.slug,
      ).values(),
    ].flatMap((slots) => slots.map((slot, place) => [slot.index, place] as const)),
  )
  return coverTurns.get(index) ?? turn
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
  if (!isPictured(slot)) return []
  const random = randomFor('pictured', slot.index)
  const tile = tileOf(slot.category.group)
  const { own, shared } = scenesFor(slot.category.slug, slot.category.group)
  const turn = coverTurn(slot)
  const start = turn % own.length
  const names = [...own.slice(start), ...own.slice(0, start), ...random.some(shared, shared.length)]
  const most = initialPlans.find(({ key }) => key === slot.plan)?.maxPhotos ?? 3
  // No two listings of a category begin with the same scene, so neighbours in a list differ.
  const first = { light: turn + Math.abs(fnv1a(slot.category.slug)), variant: sharedVariants + 1 + slot.index }
  const pictures = names
    .slice(0, random.int(slot.plan === 'premium' ? 4 : 2, Math.min(6, most)))
    .map((name, position) => {
      const variant = random.int(1, sharedVariants)
      return { name, tile, ...(position === 0 ? first : { light: variant * 2, variant }) }
    })
  const job = jobScenes[slot.category.slug]
  if (!job || !showsJob(slot)) return pictures
  const [cover, ...others] = pictures.filter(({ name }) => name !== job)
  const pair = (['before', 'after'] as const).map((stage) => ({ name: job, tile, light: 0, variant: 1, stage }))
  return [...(cover ? [cover] : []), ...pair, ...others].slice(0, Math.min(6, most))
}

/** One or two pictures of the trade at work, for a review of every fourth listing that has pictures. */
export function reviewPicturesOf(slot: Slot): Picture[] {
  if (!isPictured(slot) || permuted(slot.index, 4, 'review pictures') > 0) return []
  const tile = tileOf(slot.category.group)
  const { own } = scenesFor(slot.category.slug, slot.category.group)
  return own
    .toReversed()
    .slice(0, 1 + (slot.index % 2))
    .map((name) => ({ name, tile, light: 2, variant: 1 }))
}

/** One picture as an SVG document of 960 by 720. */
export function drawPicture({ name, tile, light, variant, stage }: Picture): string {
  const random = randomFor('scene', name, tile, variant)
  const palette = paletteOf(tile, light, random)
  const { width, height } = scene
  const size = random.pick([1, 1, 0.95, 0.9])
  const [x, y] = [random.next() * (1 - size) * width, (0.3 + random.next() * 0.5) * (1 - size) * height]
  const mirrored = random.chance(0.5) ? `transform="translate(${width} 0) scale(-1 1)"` : ''
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
  const tiny = await resized(16).webp({ quality: 40, effort: 0 }).toBuffer()
  return { widths, blur: `data:image/webp;base64,${tiny.toString('base64')}` }
}
