import { expect, test } from 'vitest'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { tradesOfAction } from './actions.ts'
import { readWordLines } from './lexicons.ts'
import { tokenizeQuery } from './query.ts'
import { understand } from './understand.ts'
import { unitsOf } from './units.ts'

const { categories, categoryOf, understanding } = referenceVocabulary()

function needOf(q: string) {
  const { need } = understand(unitsOf(tokenizeQuery(q)), understanding)
  return { isSure: need?.isSure ?? false, needs: need?.categories.map((no) => categories.get(no)!.slug) ?? [] }
}

test('every line names known actions and categories', () => {
  const lines = readWordLines('actions.txt')
  const known = new Set(lines.flatMap((line) => (line.includes(' = ') ? [line.split(' = ')[0]!] : [])))
  const used = lines
    .filter((line) => !line.includes(' = '))
    .flatMap((line) => line.split(': ')[1]!.split('; '))
    .map((text) => text.split(' '))
  expect(used.filter(([action = '', ...slugs]) => !known.has(action) || slugs.length === 0)).toEqual([])
  expect(used.flatMap(([, ...slugs]) => slugs).filter((slug) => categoryOf(slug) === undefined)).toEqual([])
})

test.each([
  ['oven removal', 'rubbish-removal'],
  ['get rid of my old sofa', 'rubbish-removal'],
  ['棄置微波爐', 'rubbish-removal'],
  ['旧微波炉回收 沙田', 'rubbish-removal'],
  ['piano removals', 'local-movers'],
  ['搬焗爐', 'local-movers'],
  ['bed frame delivery', 'van-hire'],
  ['my washing machine is broken', 'appliance-repair'],
  ['門維修', 'handyman'],
  ['衣櫃維修', 'furniture-repair'],
  ['裙維修', 'tailors'],
  ['window installation', 'window-repair'],
  ['窗安裝', 'window-repair'],
  ['fix my car', 'car-repair'],
  ['車清洗', 'car-detailing'],
  ['浴室清洗', 'home-cleaning'],
  ['fix my toilet', 'plumbers'],
  ['piano tuition', 'music-lessons'],
  ['swimming', 'swimming-lessons'],
  ['DSE lessons for kids', 'exam-prep'],
  ['kids tennis class', 'racket-sports'],
  ['dog doctor', 'vets'],
  ['cat haircut', 'pet-grooming'],
  ['back doctor', 'physiotherapists'],
  ['背痛', 'physiotherapists'],
  ['patent application', 'solicitors'],
  ['花', 'florists'],
  ['燈', 'electricians'],
  ['老人', 'elderly-care'],
  ['花 沙田', 'florists'],
  ['locks', 'locksmiths'],
  ['light', 'electricians'],
  ['水龍頭', 'plumbers'],
  ['手機', 'computer-phone-repair'],
  ['contract', 'solicitors'],
])('%s, a thing and what is to be done with it, is certainly the work of %s', (q, category) => {
  expect(needOf(q)).toEqual({ isSure: true, needs: [category] })
})

test('where several trades do it, these and no others are offered', () => {
  expect(needOf('窗漏水')).toEqual({ isSure: false, needs: ['window-repair', 'leak-waterproofing'] })
  expect(needOf('toilet')).toEqual({ isSure: false, needs: ['plumbers', 'drain-clearing', 'bathroom-kitchen'] })
  expect(needOf('車')).toEqual({ isSure: false, needs: ['car-repair', 'car-detailing', 'car-rental'] })
  expect(needOf('cat')).toEqual({ isSure: false, needs: ['vets', 'pet-grooming', 'dog-walking'] })
  for (const [q, needs] of [
    ['bed', ['furniture-assembly', 'carpenters', 'rubbish-removal']],
    ['doors', ['handyman', 'carpenters', 'locksmiths']],
    ['門', ['handyman', 'carpenters', 'locksmiths']],
    ['window', ['window-repair', 'window-cleaning', 'curtains-blinds']],
    ['墙', ['painters', 'renovation-contractors', 'handyman']],
    ['desk', ['furniture-assembly', 'furniture-repair', 'rubbish-removal']],
    ['傢俬', ['furniture-assembly', 'furniture-repair', 'rubbish-removal']],
    ['fan', ['electricians', 'appliance-repair']],
    ['风扇', ['electricians', 'appliance-repair']],
    ['马桶', ['plumbers', 'drain-clearing', 'bathroom-kitchen']],
    ['my bathtub', ['bathroom-kitchen', 'plumbers']],
    ['car', ['car-repair', 'car-detailing', 'car-rental']],
  ] as const)
    expect([q, needOf(q)]).toEqual([q, { isSure: false, needs }])
  for (const q of ['fish tank cleaning', '洗魚缸', '鱼缸清洁'])
    expect(needOf(q)).toEqual({ isSure: false, needs: ['home-cleaning', 'dog-walking'] })
  expect(needOf('French')).toEqual({ isSure: false, needs: ['other-languages', 'translators'] })
})

test('a thing of a household alone is the same need in every language, and never nothing', () => {
  const things = readWordLines('actions.txt').filter((line) => line.includes(': only '))
  for (const line of things)
    for (const thing of line.split(': ')[0]!.split(', ')) expect([thing, needOf(thing).needs.length]).not.toContain(0)
  for (const [en, hant, hans] of [
    ['bed', '床', '床'],
    ['door', '門', '门'],
    ['window', '窗', '窗户'],
    ['wall', '牆', '墙'],
    ['lock', '鎖', '锁'],
    ['light', '燈', '灯'],
    ['toilet', '馬桶', '马桶'],
    ['tap', '水龍頭', '水龙头'],
    ['sofa', '梳化', '沙发'],
    ['floor', '地板', '地板'],
    ['car', '車', '汽车'],
  ] as const)
    expect([en, needOf(hant), needOf(hans)]).toEqual([en, needOf(en), needOf(en)])
})

test('a query that says more or less than a thing and an action is none', () => {
  const said = (q: string) => tradesOfAction(unitsOf(tokenizeQuery(q)))
  for (const q of ['dog', 'take away', 'broken oven and a wet floor', '車行維修部'])
    expect([q, said(q)]).toEqual([q, []])
})
