import { expect, test } from 'vitest'
import { relevanceQueries, sameNeedGroups, samePaidGroups } from '#bench/relevance-queries.ts'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { tokenizeQuery } from './query.ts'
import { understand } from './understand.ts'
import { unitsOf } from './units.ts'
import { makeVocabulary } from './vocabulary.ts'

const { categories, areas, understanding } = referenceVocabulary()

function read(q: string, isGuess = false) {
  const { need, place, manners, rest } = understand(unitsOf(tokenizeQuery(q)), understanding, new Set(), isGuess)
  return {
    needs: need?.categories.map((no) => categories.get(no)!.slug) ?? [],
    isSure: need?.isSure ?? false,
    place: areas.get(place ?? 0)?.slug ?? null,
    manners,
    rest: rest.map(({ text }) => text).join(' '),
  }
}

test.each([
  ['Wan Chai 補習', 'private-tutors', 'wan-chai'],
  ['西貢水喉師傅', 'plumbers', 'sai-kung-town'],
  ['水管工 沙田', 'plumbers', 'sha-tin'],
  ['TST plumbers', 'plumbers', 'tsim-sha-tsui'],
  ['tutor Tai Po', 'private-tutors', 'tai-po'],
  ['tutor in Wanchai', 'private-tutors', 'wan-chai'],
  ['Hong Kong Island plumber', 'plumbers', 'hong-kong-island'],
  ['黃埔花園補習', 'private-tutors', 'whampoa'],
  ['central air conditioning', 'air-con-repair', null],
  ['平面設計', 'graphic-designers', null],
  ['handy man', 'handyman', null],
  ['air-con repair', 'air-con-repair', null],
  ['我想搵灣仔嘅補習', 'private-tutors', 'wan-chai'],
  ['剪頭髮 太子', 'hair-salons', 'prince-edward'],
  ['太子剪頭髮', 'hair-salons', 'prince-edward'],
  ['開香港公司', 'company-secretary', null],
  ['guy for shelves', 'handyman', null],
  ['wifi setup office', 'it-support', null],
  ['moth in wardrobe', 'pest-control', null],
  ['waiters needed', 'recruitment', null],
  ['平面設計公司', 'graphic-designers', null],
  ['home cleaning company', 'home-cleaning', null],
  ['China car hire company', 'cross-border-cars', null],
  ['珠海 搬屋', 'international-movers', null],
  ['macau movers', 'international-movers', null],
  ['地毯清潔', 'sofa-carpet-cleaning', null],
  ['女治療師 按摩', 'massage-spa', null],
  ['西貢 船 租', 'junk-boats', 'sai-kung-town'],
  ['podiatrist', 'physiotherapists', null],
  ['整櫃', 'carpenters', null],
  ['bespoke cabinets', 'carpenters', null],
  ['整櫃搬運', 'local-movers', null],
  ['執屋', 'home-organising', null],
  ['油油', 'painters', null],
  ['裝風扇', 'electricians', null],
  ['piano wan chai', 'music-lessons', 'wan-chai'],
  ['city one shatin piano', 'music-lessons', 'sha-tin'],
  ['輪椅的士', 'private-drivers', null],
  ['taxi to airport', 'airport-transfers', null],
  ['spray tan', 'facials', null],
  ['vet open sunday night sai kung', 'vets', 'sai-kung-town'],
  ['doctor sunday morning mong kok', 'family-doctors', 'mong-kok'],
  ['plumber before 9am', 'plumbers', null],
  ['massage at 8.30pm', 'massage-spa', null],
  ['朝早九點前 水喉', 'plumbers', null],
  ['星期日開嘅獸醫', 'vets', null],
  ['下星期搬屋', 'local-movers', null],
  ['photographer budget 2000', 'photographers', null],
])('%s is understood as %s in %s', (q, category, place) => {
  expect(read(q)).toMatchObject({ needs: [category], isSure: true, place, rest: '' })
})

test('a short word that several categories share offers them, the first of the directory first', () => {
  expect(read('clean')).toMatchObject({ isSure: false, needs: ['home-cleaning', 'deep-cleaning', 'office-cleaning'] })
  expect(read('move').needs).toEqual(['local-movers', 'international-movers'])
})

test('a word of several names offers the categories that have it', () => {
  expect(read('repair')).toMatchObject({
    isSure: false,
    needs: ['appliance-repair', 'computer-phone-repair', 'car-repair'],
    rest: '',
  })
  expect(read('private')).toMatchObject({ isSure: false })
  expect(read('golden').needs).toEqual([])
})

test('words that several trades share offer these and no others', () => {
  const offered = (q: string) => [read(q).isSure, read(q).needs.toSorted()]
  for (const q of ['水電', '长洲水电'])
    expect(offered(q)).toEqual([false, ['drain-clearing', 'electricians', 'plumbers']])
  expect(offered('coach')).toEqual([false, ['coach-hire', 'life-coaching', 'personal-trainers']])
  expect(offered('installation')).toEqual([false, ['air-con-repair', 'furniture-assembly', 'handyman']])
  expect(offered('service')).toEqual([false, ['air-con-cleaning', 'appliance-repair', 'car-repair']])
  expect(read('coach hire')).toMatchObject({ isSure: true, needs: ['coach-hire'] })
  for (const q of ['drama class', 'acting class', '話劇班', '戏剧课'])
    expect([q, offered(q)]).toEqual([q, [false, ['art-classes', 'english-lessons']]])
  expect(offered('表演班')).toEqual([false, ['art-classes', 'dance-lessons']])
  expect(offered('wardrobe')).toEqual([false, ['carpenters', 'furniture-assembly']])
})

test('an adjective that is a part of a name is no manner', () => {
  expect(read('top talent visa')).toMatchObject({ needs: ['immigration-visa'], manners: [] })
})

test.each([
  ['kasambahay', 'domestic-helper-agencies'],
  ['yaya sha tin', 'babysitters-nannies'],
  ['tukang ledeng', 'plumbers'],
  ['引っ越し', 'local-movers'],
  ['歯医者 中環', 'dentists'],
  ['배관공', 'plumbers'],
  ['🔧 plumber', 'plumbers'],
  ['ｐｌｕｍｂｅｒ ｓｈａ ｔｉｎ', 'plumbers'],
  ['「水喉」沙田', 'plumbers'],
  ['PLUMBER!!! #shatin', 'plumbers'],
])('%s, in another language or way of writing, is understood as %s', (q, category) => {
  expect(read(q)).toMatchObject({ isSure: true, needs: [category] })
})

test('the end of a name that another trade says more often is no name by itself', () => {
  expect(read('car repair')).toMatchObject({ isSure: true, needs: ['car-repair'] })
  for (const q of ['computer', 'maternity']) expect([q, read(q).isSure]).toEqual([q, true])
  expect(read('wallpaper')).toMatchObject({ isSure: true, needs: ['painters'] })
  for (const q of ['service', 'installation', '安裝']) expect([q, read(q).isSure]).toEqual([q, false])
  expect(read('運輸').needs[0]).toBe('van-hire')
})

test('a trade at the end of a name is the trade of the business, whatever the name says', () => {
  for (const [q, need] of [
    ['lucky star vet', 'vets'],
    ['sunrise dentists', 'dentists'],
  ] as const)
    expect(read(q)).toMatchObject({ isSure: true, needs: [need] })
  expect(read('throw away sofa').needs).toContain('rubbish-removal')
})

test('a word with which phrases of many other trades end is no trade of a business', () => {
  expect(read('snake removal').needs).toEqual(['pest-control'])
  expect(read('doorbell removal').needs).not.toContain('local-movers')
  expect(read('house removal')).toMatchObject({ isSure: true, needs: ['local-movers'] })
})

test('two words that each name a trade are no single word', () => {
  expect(read('carpet').needs).toEqual(['sofa-carpet-cleaning'])
  for (const q of ['car pet', 'car for my pet', 'car pet to vet']) expect(read(q).needs[0]).toBe('pet-taxi')
  for (const q of ['handy man', 'baby sitter', 'air con', 'photo grapher', 'lock smith', 'hair dresser'])
    expect([q, read(q).needs]).toEqual([q, read(q.replace(' ', '')).needs])
})

test('of two nested areas with the same name, the inner one is chosen', () => {
  expect(read('Lamma').place).toBe('lamma-island')
})

test('a measure and a part of other words are no places', () => {
  expect(read('500 sq ft flat renovation').place).toBeNull()
  expect(read('plumber FT').place).toBe('fo-tan')
  expect(read('廚房去水口倒灌').place).toBeNull()
  expect(read('教大人游泳').place).toBeNull()
  expect(read('水口村水喉').place).toBe('south-lantau')
  expect(read('在香港大概多少').place).toBeNull()
  for (const q of [
    '回南天後衣櫃發霉',
    '今天后来就没电了',
    '3天后搬家',
    '太太和我想影全家福',
    '樓上水滲落嚟',
    '東北角落發霉',
  ])
    expect([q, read(q).place]).toEqual([q, null])
})

test('a place is recognised beside characters that end or begin other words with its own', () => {
  expect(read('想在维园附近找人陪打').place).toBe('causeway-bay')
  for (const q of ['天后水喉佬', '明天天后搬家', '在天后找家教', '今日天后通渠'])
    expect([q, read(q).place]).toEqual([q, 'tin-hau'])
  expect(read('今天上水搬家').place).toBe('sheung-shui')
  expect(read('奧運牙醫').place).toBe('olympic')
  expect(read('周末想包船，西贡出发').place).toBe('sai-kung-town')
  expect(read('想开车带爸妈去西贡玩').place).toBe('sai-kung-town')
})

test('a place after a time of day is one unless it begins another word', () => {
  expect(read('今晚上水').place).toBe('sheung-shui')
  expect(read('今晚上水管爆咗').place).toBeNull()
  expect(read('晚上水管爆了').place).toBeNull()
})

test('a picture by itself means its trade, and another one means nothing', () => {
  expect(read('🔧')).toMatchObject({ isSure: true, needs: ['handyman'] })
  expect(read('🐶').needs).toEqual(['vets'])
  expect(read('⚖️').needs).toEqual(['solicitors'])
  expect(read('🏋🏽').needs).toEqual(['personal-trainers'])
  expect(read('🦄')).toMatchObject({ needs: [], rest: '🦄' })
  expect(read('水喉 🔑').needs).toEqual(['plumbers'])
})

test('a need is certain enough for paid places where at most one place is named', () => {
  const isForPaid = (q: string) => understand(unitsOf(tokenizeQuery(q)), understanding).need?.isForPaid
  expect(isForPaid('movers in Sha Tin')).toBe(true)
  expect(isForPaid('movers from Sha Tin to Central')).toBe(false)
  expect(isForPaid('由天水圍搬屋去青衣')).toBe(false)
})

test('a particle within a word changes nothing', () => {
  expect(read('成間屋冇晒電')).toEqual(read('成間屋冇電'))
})

test('manners are taken out of the query', () => {
  expect(read('24 hours locksmith').manners).toEqual(['always_open'])
  expect(read('cheap movers near me').manners).toEqual(['cheap', 'near_me'])
  expect(read('識講印地語嘅牙醫')).toMatchObject({ needs: ['dentists'], manners: ['speaks:hindi'] })
})

test('what is needed stays whole where it reads like a manner', () => {
  expect(read('邊度有保險')).toMatchObject({ needs: ['insurance'], manners: [] })
  expect(read('请问有名片吗')).toMatchObject({ needs: ['printing-signage'], manners: [] })
  expect(read('有冇人識日文班')).toMatchObject({ needs: ['other-languages'], manners: [] })
  expect(read('learn to speak Cantonese after work')).toMatchObject({
    needs: ['cantonese-lessons'],
    manners: ['at:20'],
  })
  expect(read('想找会说普通话的聊聊').manners).toEqual(['speaks:mandarin'])
})

test('a word within a word or a word of a sentence is no manner, but a time of day is when it is open', () => {
  expect(read('evening yoga class').manners).toEqual(['at:20'])
  expect(read('想租個場地開派對，最好在尖沙咀附近的').manners).toEqual([])
  expect(read('平板電腦跌咗落地').manners).toEqual([])
  expect(read('平搬屋').manners).toEqual(['cheap'])
  expect(read('we would like a good photographer for a free afternoon next week').manners).toEqual([])
  expect(read('need an urgent plumber for a burst pipe in the kitchen').manners).toEqual(['urgent'])
})

test('a sure need is followed by related categories only', () => {
  const related = (q: string) =>
    understand(unitsOf(tokenizeQuery(q)), understanding).need?.related.map((no) => categories.get(no)!.slug)
  expect(related('500 sq ft flat renovation')).toContain('interior-designers')
  expect(related('plumber')).toEqual([])
})

test('of several places, the one to which something goes is meant', () => {
  expect(read('movers from Sha Tin to Central').place).toBe('central')
  expect(read('由天水圍搬去青衣').place).toBe('tsing-yi')
  expect(read('从港岛搬到元朗').place).toBe('yuen-long')
})

test('of a street and a place that it goes through, the place is meant', () => {
  for (const q of ['彌敦道 旺角 換鎖', 'plumber nathan road mong kok'])
    expect([q, read(q).place]).toEqual([q, 'mong-kok'])
})

test('a language that somebody wants to learn says what is needed, one that a provider speaks does not', () => {
  expect(read('he can hardly hold a conversation in English').needs).toContain('english-lessons')
  expect(read('English speaking dentist').needs).toEqual(['dentists'])
})

test('several places are a hint at a move', () => {
  expect(read('from Tai Po to Tung Chung at the end of the month, moving').needs[0]).toBe('local-movers')
})

test('romanised words are read with and without spaces', () => {
  for (const q of ['bao jie', 'baojie', 'qing jie']) expect(read(q).needs).toEqual(['home-cleaning'])
})

test('a word of grammar that is the name of a trade too is so only by itself', () => {
  expect(read('it')).toMatchObject({ needs: ['it-support'], isSure: true })
  expect(read('IT Sha Tin')).toMatchObject({ needs: ['it-support'], place: 'sha-tin', isSure: true })
  expect(read('my tap is broken can you fix it').needs).toEqual(['plumbers'])
})

test('an amount says nothing about what is needed', () => {
  for (const [q, need] of [
    ['mover $5000', 'local-movers'],
    ['搬屋 五千蚊', 'local-movers'],
    ['搬屋5000蚊以內', 'local-movers'],
    ['moving flat budget 5000 dollars', 'local-movers'],
  ])
    expect([q, read(q!).needs[0], read(q!).rest]).toEqual([q, need, ''])
})

test('short words are whole words', () => {
  expect(read('ac').needs).toEqual(['air-con-repair'])
  expect(read('vet').needs).toEqual(['vets'])
})

test('words that no category uses are left over', () => {
  expect(read('Zorbian plumber').rest).toBe('zorbian')
  expect(read('陳記水喉').rest).toBe('陈 记')
  expect(read('通坑渠')).toMatchObject({ needs: ['drain-clearing'], rest: '' })
})

test('words without a meaning are no need, even where a guess is better than nothing', () => {
  for (const q of ['xyzzy qwrt', '冇嘢嘅乜乜', 'lorem ipsum dolor', '哈哈哈', '今日天氣點'])
    expect({ q, need: understand(unitsOf(tokenizeQuery(q)), understanding, new Set(), true).need }).toEqual({
      q,
      need: null,
    })
})

test('where a guess is better than nothing, words of a trade among unknown ones say it', () => {
  const need = (isGuess: boolean) =>
    understand(unitsOf(tokenizeQuery('老公爱打呼噜，牙也磨')), understanding, new Set(), isGuess).need
  expect(need(false)).toBeNull()
  expect(categories.get(need(true)!.categories[0]!)!.slug).toBe('dentists')
})

test('a category that nobody wrote sentences for is found by its own words', () => {
  const kites = {
    ...[...categories.values()].at(-1)!,
    no: 9_999,
    slug: 'kite-repair',
    names: { en: 'Kite repair', 'zh-Hant': '風箏維修', 'zh-Hans': '风筝维修' },
    synonyms: ['kite', 'torn kite', '風箏'],
    phrases: [],
    possiblePhrases: [],
  }
  const { understanding: wider } = makeVocabulary([...categories.values(), kites], [...areas.values()])
  for (const q of ['our kite is torn and will not fly any more', '隻風箏爛咗飛唔起'])
    expect([q, understand(unitsOf(tokenizeQuery(q)), wider).need?.categories[0]]).toEqual([q, kites.no])
})

test('most sentences in own words are understood', { timeout: 120_000 }, () => {
  const sentences = relevanceQueries
    .filter(({ kind }) => kind.includes(': sentence'))
    .map(({ q, categories: accepted }) => ({ q, accepted, needs: read(q).needs }))
  const right = sentences.filter(({ accepted, needs }) => accepted.includes(needs[0] ?? ''))
  expect(right.length / sentences.length).toBeGreaterThan(0.94)
  // Where nothing is found, a guess is made.
  const unread = sentences.filter(({ needs }) => needs.length === 0)
  expect(unread.filter(({ q }) => read(q, true).needs.length === 0)).toEqual([])
})

test('a need is the same category in every language', () => {
  for (const group of sameNeedGroups) {
    const [first, ...others] = group.map((q) => read(q))
    for (const other of others) expect(other).toEqual(first)
    const isForPaid = group.map((q) => understand(unitsOf(tokenizeQuery(q)), understanding).need?.isForPaid)
    expect(new Set(isForPaid)).toEqual(new Set([true]))
  }
})

test('seeing a cat at any hour is the work of a vet', () => {
  for (const q of ['24小時睇貓', '24小时睇猫 旺角']) expect(read(q)).toMatchObject({ needs: ['vets'], isSure: true })
})

test('irregular forms and spoken Cantonese are the same words as their basic and written forms', () => {
  const need = (q: string) => read(q).needs[0]
  expect(need('my cat has not eaten since Monday')).toBe(need('my cat does not eat'))
  for (const [spoken, written] of [
    ['冷氣唔凍', '空調不冷'],
    ['隻狗唔食嘢', '只狗不吃东西'],
  ])
    expect(need(spoken!)).toBe(need(written!))
})

test('100 needs sell the same places in three languages', () => {
  const soldBy = (q: string) => {
    const { need } = understand(unitsOf(tokenizeQuery(q)), understanding)
    return need?.isForPaid ? need.categories.map((no) => categories.get(no)!.slug).join() : 'none'
  }
  expect(samePaidGroups).toHaveLength(100)
  for (const group of samePaidGroups) expect([group, new Set(group.map(soldBy)).size]).toEqual([group, 1])
})

test('a thing or a subject alone sells no place', () => {
  for (const q of ['accountant for my school', 'guitar amp broken', 'car', 'school', '學校'])
    expect([q, understand(unitsOf(tokenizeQuery(q)), understanding).need?.isForPaid ?? false]).toEqual([q, false])
})
