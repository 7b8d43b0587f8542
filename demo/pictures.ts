import sharp from 'sharp'
import { tileOf } from '#features/catalog/rules/tiles.ts'
import type { listingPhotos } from '#features/listings/server/tables.ts'
import type { uploads } from '#features/uploads/server/tables.ts'
import { storePhoto } from '#platform/server/media.ts'
import type { Storage } from '#platform/server/storage.ts'
import type { DemoListing } from './generate.ts'
import { randomFor, uuidAt } from './random.ts'
import { paletteOf, scene } from './scenes/draw.ts'
import * as homes from './scenes/homes.ts'
import * as lessons from './scenes/lessons.ts'
import * as works from './scenes/works.ts'
import type { Slot } from './slots.ts'
import type { Pair } from './texts/shape.ts'

const scenes = { ...homes, ...lessons, ...works }
type SceneName = keyof typeof scenes

/** Alternative texts of the scenes. */
const seen: Record<SceneName, Pair> = {
  sink: ['Drawing of a wash basin with tap, trap and wrench', '插圖：洗手盆、水龍頭、去水隔及士巴拿'],
  workshop: ['Drawing of a workbench with tools on a board', '插圖：工作枱及掛牆工具'],
  painting: ['Drawing of a half-painted wall with ladder and roller', '插圖：油到一半的牆、梯及油轆'],
  plan: ['Drawing of a floor plan on a table', '插圖：枱上的平面圖'],
  cleaning: ['Drawing of bucket, spray and mop by a window', '插圖：窗前的水桶、噴壺及地拖'],
  kitchen: ['Drawing of a clean kitchen worktop', '插圖：整潔的廚房枱面'],
  boxes: ['Drawing of boxes on a trolley by the door', '插圖：門前手推車上的紙箱'],
  van: ['Drawing of a van in a street', '插圖：街上的貨車'],
  armchair: ['Drawing of an armchair under a lamp', '插圖：燈下的單人梳化'],
  desk: ['Drawing of a desk with books and a globe', '插圖：書枱上的書本及地球儀'],
  piano: ['Drawing of a piano with a sheet of music', '插圖：鋼琴及樂譜'],
  waiting: ['Drawing of a waiting room with three chairs', '插圖：有三張椅的候診處'],
  mirror: ['Drawing of a round mirror and small bottles', '插圖：圓鏡及小瓶'],
  gym: ['Drawing of a mat, weights and a ball', '插圖：運動墊、啞鈴及健身球'],
  pool: ['Drawing of a swimming pool with lanes', '插圖：泳池及泳線'],
  cat: ['Drawing of a cat on a window sill', '插圖：窗台上的貓'],
  dog: ['Drawing of a dog by its bowl', '插圖：食碗旁的狗'],
  camera: ['Drawing of a camera on a tripod', '插圖：三腳架上的相機'],
  party: ['Drawing of a laid table under strings of lights', '插圖：燈串下的宴會枱'],
  steamers: ['Drawing of bamboo steamers on a table', '插圖：枱上的蒸籠'],
  cake: ['Drawing of a cake on a stand', '插圖：蛋糕架上的蛋糕'],
  car: ['Drawing of a car in front of the skyline', '插圖：城市天際線前的私家車'],
  bicycle: ['Drawing of a bicycle with a basket', '插圖：有籃的單車'],
  keys: ['Drawing of keys on a table', '插圖：枱上的鎖匙'],
  papers: ['Drawing of a document with pen and stamp', '插圖：文件、筆及印章'],
  laptop: ['Drawing of a laptop on a desk', '插圖：枱上的手提電腦'],
  shop: ['Drawing of a shopfront with its sign', '插圖：舖面及招牌'],
}

/** Scenes of a category, the best first. Listings of categories without one show their signboard. */
const scenesOf: Record<string, SceneName[]> = {
  plumbers: ['sink', 'workshop'],
  handyman: ['workshop', 'painting'],
  electricians: ['workshop'],
  'appliance-repair': ['workshop', 'kitchen'],
  carpenters: ['workshop', 'plan'],
  painters: ['painting'],
  'renovation-contractors': ['painting', 'plan', 'kitchen'],
  'interior-designers': ['plan', 'armchair'],
  'bathroom-kitchen': ['kitchen', 'sink', 'plan'],
  'home-cleaning': ['cleaning', 'kitchen'],
  'deep-cleaning': ['kitchen', 'cleaning'],
  'office-cleaning': ['cleaning'],
  'local-movers': ['boxes', 'van'],
  'international-movers': ['boxes'],
  'van-hire': ['van', 'boxes'],
  storage: ['boxes'],
  'home-organising': ['boxes', 'armchair'],
  'part-time-helpers': ['kitchen'],
  'elderly-care': ['armchair'],
  'private-tutors': ['desk'],
  'exam-prep': ['desk'],
  'english-lessons': ['desk'],
  'cantonese-lessons': ['desk'],
  'music-lessons': ['piano'],
  physiotherapists: ['waiting', 'gym'],
  'family-doctors': ['waiting'],
  dentists: ['waiting'],
  counselling: ['armchair', 'waiting'],
  'hair-salons': ['mirror'],
  facials: ['mirror'],
  'makeup-artists': ['mirror'],
  'personal-trainers': ['gym'],
  'yoga-pilates': ['gym'],
  'swimming-lessons': ['pool'],
  vets: ['dog', 'cat'],
  'pet-grooming': ['dog', 'cat'],
  'dog-walking': ['dog', 'cat'],
  'dog-training': ['dog'],
  'pet-boarding': ['cat', 'dog'],
  photographers: ['camera', 'party'],
  'family-photography': ['camera'],
  videographers: ['camera'],
  'wedding-planners': ['party', 'cake'],
  'event-planners': ['party'],
  catering: ['steamers', 'party'],
  'private-chefs': ['kitchen', 'party'],
  'cakes-desserts': ['cake'],
  'meal-delivery': ['steamers'],
  'car-repair': ['car'],
  'car-detailing': ['car'],
  'car-rental': ['car'],
  'bicycle-repair': ['bicycle'],
  'relocation-services': ['keys', 'boxes'],
  'estate-agents': ['keys'],
  'serviced-apartments': ['armchair', 'keys'],
  solicitors: ['papers'],
  'notary-legalisation': ['papers'],
  translators: ['papers'],
  accountants: ['papers'],
  'web-developers': ['laptop'],
  'digital-marketing': ['laptop', 'shop'],
  'it-support': ['laptop'],
  'printing-signage': ['shop'],
}

/** The drawings of a listing: none for most, one to three for about one in eight, premium ones above all. */
export function picturesOf(slot: Slot): SceneName[] {
  const random = randomFor('pictured', slot.index)
  const fitting = scenesOf[slot.category.slug] ?? []
  const isPictured = slot.status === 'approved' && random.chance(slot.plan === 'premium' ? 0.85 : 0.2)
  return isPictured ? fitting.slice(0, random.int(1, 3)) : []
}

/** One drawing as an SVG document of 960 by 720, in the colours of the listing's group. */
export function drawPicture(name: SceneName, slot: Slot): string {
  const random = randomFor('scene', slot.index, name)
  const palette = paletteOf(tileOf(slot.category.group), random)
  const { width, height } = scene
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 0.75}" height="${height * 0.75}" viewBox="0 0 ${width} ${height}">${scenes[name](palette, random)}</svg>`
}

/** Draws and stores the pictures of these listings, as uploads of their owners. */
export async function storePictures(
  batch: readonly DemoListing[],
  owners: ReadonlyMap<number, { id: string }>,
  storage: Storage,
): Promise<{ uploads: (typeof uploads.$inferInsert)[]; photos: (typeof listingPhotos.$inferInsert)[] }> {
  const wanted = batch.flatMap(({ slot, row }) =>
    picturesOf(slot).map((name, position) => ({ slot, row, name, position })),
  )
  const stored = await Promise.all(
    wanted.map(async ({ slot, row, name, position }) => {
      const png = await sharp(Buffer.from(drawPicture(name, slot)))
        .png({ compressionLevel: 1 })
        .toBuffer()
      const { createdAt } = row
      const id = uuidAt(createdAt, randomFor('photo', slot.index, position))
      // AVIF would slow down the first start.
      const picture = await storePhoto(storage, png, id.replaceAll('-', ''), { hasAvif: false })
      const ownerId = owners.get(slot.party)?.id ?? null
      const alt = seen[name][slot.language === 'zh' ? 1 : 0]
      const times = { createdAt, updatedAt: createdAt }
      return {
        upload: { id, ownerId, kind: 'listing_photo' as const, ...picture, attachedAt: createdAt, ...times },
        photo: { id, uploadId: id, listingId: row.id, position, alt, ...picture, ...times },
      }
    }),
  )
  return { uploads: stored.map(({ upload }) => upload), photos: stored.map(({ photo }) => photo) }
}
