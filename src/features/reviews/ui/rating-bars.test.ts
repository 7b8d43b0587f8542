import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RatingBars } from './rating-bars.tsx'

describe('the distribution of ratings', () => {
  const label = (stars: number, count: number) => `${count} reviews with ${stars} stars`

  it('shows five stars first, each bar with its share of the total', () => {
    const markup = renderToStaticMarkup(createElement(RatingBars, { distribution: [1, 0, 0, 1, 2], label }))
    expect([...markup.matchAll(/(\d) reviews with (\d)/g)].map(([, count, stars]) => `${stars}:${count}`)).toEqual([
      '5:2',
      '4:1',
      '3:0',
      '2:0',
      '1:1',
    ])
    expect([...markup.matchAll(/rating-bar-on" width="(\d+)%"/g)].map(([, width]) => width)).toEqual(['50', '25', '25'])
    expect(markup).not.toContain('style=')
  })

  it('renders without any review', () => {
    expect(renderToStaticMarkup(createElement(RatingBars, { distribution: [0, 0, 0, 0, 0], label }))).not.toContain(
      'NaN',
    )
  })
})
