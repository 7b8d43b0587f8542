import { expect, test } from 'vitest'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing } from '#tests/support/factories.ts'
import { discoveryProcedures } from './procedures.ts'
import { upsertSearch } from './service.ts'

const database = useDatabase()

/** Businesses with their trade: the name as typed with one letter wrong, and a part of it. */
const businesses = `
Yat Tai Plumbing | plumbers | yat tai pumbing | yat tai
Vivi Films | videographers | vivi fimls | vivi
North Star Goods Vans | van-hire | notrh star goods vans | north star
Ming Kee Pet Sitting | pet-boarding | ming kee pet stting | ming kee
Home Care by Oscar | elderly-care | home care by ocar | by oscar
Hill Path Office Cleaning | office-cleaning | hill path office ceaning | hill path
Ching Kong Movers | local-movers | ching kong moers | ching kong
Po Fat Home Fix | handyman | po fat hote fix | po fat
Sea Breeze Translation | translators | sea breeze translaton | sea breeze
Fig Leaf Mandarin | mandarin-lessons | fig leaf mandrin | fig leaf
Paper Crane Gardens | gardening-landscaping | paper crne gardens | paper crane
Tin Roof Chiropractic | chiropractors | tin roof chiropratic | tin roof
Kapok Table | catering | kapk table | kapok
Copper Pot Works | plumbers | coper pot works | copper pot
Red Brick Floors | flooring | red brik floors | red brick
East Wind Staffing | recruitment | east wnd staffing | east wind
Amber Contractors | renovation-contractors | ambr contractors | amber
Lantern Electrics | electricians | lantrn electrics | lantern
Banyan Tutors | private-tutors | banyn tutors | banyan
Black Kite Windows | window-repair | black kite windws | black kite
Seven Bridges Law | solicitors | seven bridgs law | seven bridges
Teapot Studio | photographers | teepot studio | teapot
Rain Tree Yoga | yoga-pilates | rain tre yoga | rain tree
Little Egret Nails | nails | little egrt nails | little egret
Stone Steps Fitness | personal-trainers | stone stps fitness | stone steps
Corner House Catering | catering | cornr house catering | corner house
Blue Gate Locksmith | locksmiths | blue gate locksmth | blue gate
Sampan Photography | photographers | sampn photography | sampan
Nine Hills Physiotherapy | physiotherapists | nine hills physiotherpy | nine hills
Ding Ding Music | music-lessons | dingg ding music | ding ding
Pier Accountants | accountants | pier acountants | pier
Harbour Lights Florist | florists | harbur lights florist | harbour lights
Uncle Kuen Repairs | appliance-repair | uncle kuen repiars | uncle kuen
Salt Road Brow Room | lashes-brows | salt raod brow room | salt road
Golden Phoenix Massage | massage-spa | golden pheonix massage | golden phoenix
Wing Lok Movers | local-movers | wing lok movrs | wing lok`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [name: string, category: string, wrong: string, part: string])

test('businesses are found first by a name with one letter wrong, and by a part of it', async () => {
  const known = new Set<string>()
  for (const [nameEn, category] of businesses)
    known.add(
      (await createListing(database.db, { nameEn, nameZh: null, descriptionEn: 'Call us.', categories: [category] }))
        .id,
    )
  await upsertSearch(database.db, [...known])
  const api = clientOf(discoveryProcedures, makeCtx(database.db, { areLimitsOn: false }))
  const isFirst = async (name: string, q: string) =>
    (await api.search({ q, locale: 'en' })).items[0]?.name.text === name
  const missed: Record<'wrong' | 'part', string[]> = { wrong: [], part: [] }
  for (const [name, , wrong, part] of businesses) {
    if (!(await isFirst(name, wrong))) missed.wrong.push(wrong)
    if (!(await isFirst(name, part))) missed.part.push(part)
  }
  expect(businesses).toHaveLength(36)
  expect(missed.wrong.slice(2)).toEqual([])
  expect(missed.part.slice(2)).toEqual([])
})
