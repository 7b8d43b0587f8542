import { expect, test } from 'vitest'
import type { Price } from '../rules.ts'
import { priceFor, sentenceFor } from './proof.ts'

const price = (en: string | null, zh: string | null, fromCents: number | null = 100): Price => ({
  title: { en, zh },
  unit: 'job',
  fromCents,
  toCents: null,
  note: null,
})
/** The share of these words in a text. */
const scoreOf =
  (...words: string[]) =>
  (text: string) =>
    words.filter((word) => text.toLowerCase().includes(word)).length / words.length

test('the price that says most of what was searched for is chosen, in either language, if it has an amount', () => {
  const [tap, pipe, quote] = [
    price('Tap change', '換水龍頭'),
    price('Burst pipe repair', null),
    price('Burst pipe', null, null),
  ]
  expect(priceFor([tap, pipe, quote], scoreOf('burst', 'pipe'))).toBe(pipe)
  expect(priceFor([tap, pipe], scoreOf('換', '龍'))).toBe(tap)
  expect(priceFor([tap, pipe], scoreOf('boiler'))).toBeNull()
  expect(priceFor([tap, pipe], scoreOf('burst', 'toilet'))).toBeNull()
})

test('the sentence that says most of it is cut out of the first text that has it', () => {
  const texts = [
    { text: 'We mend taps. Burst pipes are mended at night! Call us.', lang: 'en' },
    { text: '爆喉即到。通渠亦可。', lang: 'zh-Hant' },
  ]
  expect(sentenceFor(texts, scoreOf('burst', 'pipe'))).toEqual({ text: 'Burst pipes are mended at night!', lang: 'en' })
  expect(sentenceFor(texts, scoreOf('爆', '喉'))).toEqual({ text: '爆喉即到。', lang: 'zh-Hant' })
  expect(sentenceFor(texts, scoreOf('boiler'))).toBeNull()
  const long = { text: `burst pipe ${'x'.repeat(300)}`, lang: 'en' }
  expect([...sentenceFor([long], scoreOf('burst', 'pipe'))!.text]).toHaveLength(121)
})
