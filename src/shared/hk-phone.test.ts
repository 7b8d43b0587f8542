import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { telLink, whatsappLink, whatsappShareLink } from './hk-phone.ts'

describe('telephone and WhatsApp links', () => {
  test('a chat link contains digits only and an encoded draft', () => {
    expect(whatsappLink('+85261234567')).toBe('https://wa.me/85261234567')
    expect(whatsappLink('+85261234567', '你好\nA & B')).toBe('https://wa.me/85261234567?text=你好%0AA%20%26%20B')
  })

  test('a share link has no number', () => {
    expect(whatsappShareLink('see https://x.hk/a?b=c')).toBe(
      'https://api.whatsapp.com/send?text=see%20https%3A%2F%2Fx.hk%2Fa%3Fb%3Dc',
    )
  })

  test('a call link keeps the plus', () => {
    expect(telLink('+852 6123 4567')).toBe('tel:+85261234567')
  })

  test('any text gives a valid link, even with a lone surrogate', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const link = new URL(whatsappLink('+85261234567', `${text}\uD800`))
        expect(link.searchParams.get('text')).toBe(`${text}\uD800`.toWellFormed())
      }),
    )
  })
})
