import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Stars } from './stars.tsx'

describe('a rating', () => {
  it('fills its stars to a tenth and has an accessible label', () => {
    const markup = renderToStaticMarkup(createElement(Stars, { rating: 4.56, label: '4.6 out of 5' }))
    expect(markup).toContain('role="img" aria-label="4.6 out of 5"')
    expect(markup).toContain('class="stars-on" width="110.4"')
  })

  it('is hidden from assistive technology without a label', () => {
    expect(renderToStaticMarkup(createElement(Stars, { rating: 3 }))).toContain('aria-hidden="true"')
  })
})
