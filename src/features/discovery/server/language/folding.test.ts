import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './folding.ts'

test('Traditional, Simplified and Hong Kong variants fold to the same text', () => {
  const pairs = [
    ['水喉維修', '水喉维修'],
    ['裏', '裡'],
    ['衞生', '衛生'],
    ['山峯', '山峰'],
    ['綫', '線'],
    ['鷄', '雞'],
    ['穿着', '穿著'],
    ['濶', '闊'],
    ['廣塲', '廣場'],
    ['大槪', '大概'],
    ['優惠咭', '優惠卡'],
    ['揾', '搵'],
    ['砲台山', '炮台山'],
    ['尖沙咀', '尖沙嘴'],
    ['傢俬', '家私'],
    ['裝修', '装修'],
    ['鰂魚湧', '鰂魚涌'],
    ['啓德', '啟德'],
    ['枱', '檯'],
    ['整櫈', '整凳'],
    ['鐡閘', '鐵閘'],
    ['栢麗', '柏麗'],
    ['屯門新墟', '屯門新圩'],
    ['熱閙', '熱鬧'],
    ['隣居', '鄰居'],
    ['粘土', '黏土'],
    ['鉋床', '刨床'],
    ['⻔锁', '門鎖'],
    ['⻛⽔', '風水'],
    ['⻋⾝', '車身'],
    ['⻢⼫', '马尸'],
    ['⺟', '母'],
    ['⻳', '龜'],
    ['劏房', '㓥房'],
    ['蔴雀', '麻雀'],
    ['荳腐花', '豆腐花'],
    ['水菓', '水果'],
    ['痺症', '痹症'],
    ['鉄窓', '鐵窗'],
    ['砂發', '沙發'],
  ] as const
  for (const [one, other] of pairs) expect(fold(one)).toBe(fold(other))
})

test('folding a character does not depend on its neighbours', () => {
  for (const word of ['乾洗', '乾坤', '瞭解', '瞭望', '頭髮', '發票']) {
    expect(fold(word)).toBe([...word].map(fold).join(''))
  }
})

test('case, width, accents, apostrophes and invisible characters make no difference', () => {
  expect(fold('ＡＢＣ　Café')).toBe('abc cafe')
  expect(fold('Rennie’s')).toBe(fold("rennie's"))
  expect(fold('\u202Eplum\u200Bber\uFEFF')).toBe('plumber')
  expect(fold('plum\u3164\u115F\u034F\u2800ber\u{E0020}\uFE0F')).toBe('plumber')
  expect(fold('plum\u0640\u07FA\u180A\u1806\u0883ber \u20DD水\u20E3喉')).toBe('plumber 水喉')
  expect(fold('İstanbul STRASSE')).toBe('istanbul strasse')
})

test('folding is idempotent', () => {
  const text = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes))
  fc.assert(
    fc.property(text, (any) => {
      expect(fold(fold(any))).toBe(fold(any))
    }),
    { numRuns: 300 },
  )
})

test('lone surrogates and NUL are handled', () => {
  expect(fold('\uD800水\uDC00')).toContain('水')
  expect(fold('a\u0000b')).toBe('a\u0000b')
})
