import { describe, expect, test } from 'vitest'
import { signOf, signTextOf, slimStepOf } from './signboard.ts'

const ids = Array.from({ length: 400 }, (_, i) => `0193f0a2-7abc-7def-8123-${String(i).padStart(12, '0')}`)
const layoutsOf = (name: string) => new Set(ids.map((id) => signOf(id, name).layout))

describe('the signboard of a listing', () => {
  test('is the same for the same listing', () => {
    expect(ids.map((id) => signOf(id, '陳記水電'))).toEqual(ids.map((id) => signOf(id, '陳記水電')))
  })

  test('varies by id in layout and colours', () => {
    expect(layoutsOf('陳記水電')).toEqual(new Set(['frame', 'column', 'band', 'pillar', 'blocks']))
    expect(new Set(ids.map((id) => signOf(id, '陳記水電').tone))).toEqual(new Set(['solid', 'board', 'neon']))
  })

  test('is vertical, or on single blocks, only for short Chinese names', () => {
    expect(layoutsOf('Bright Tap')).toEqual(new Set(['frame', 'band']))
    expect(layoutsOf('Amara普通話')).toEqual(new Set(['frame', 'band']))
    expect(layoutsOf('陳記水電工程')).not.toContain('blocks')
    expect(layoutsOf('陳大文父子水電冷氣維修工程有限公司')).toEqual(new Set(['frame', 'column', 'band']))
  })

  test('sets longer names smaller', () => {
    const step = (name: string) => signOf(ids[0]!, name).step
    expect(step('Bright Tap')).toBeLessThan(step('Shum & Leung Domestic Employment Agency'))
    expect(['陳記水電', '尖沙咀街坊家傭服務', 'Shum & Leung Employment Agency'].map(slimStepOf)).toEqual([1, 6, 9])
    expect(slimStepOf('The Neighbourhood Plumbing Company of Sham Shui Po')).toBe('long')
  })

  test('ends a line of a Chinese name between words of two characters', () => {
    const linesOf = (name: string) => signTextOf(name).split(/(?<!\u2060)(?=\p{Script=Han})/u)
    const plain = (name: string) => linesOf(name).map((line) => line.replaceAll('\u2060', ''))
    expect(plain('海港水喉工程')).toEqual(['海港', '水喉', '工程'])
    expect(plain('尖沙咀冷氣工程')).toEqual(['尖沙咀', '冷氣', '工程'])
    expect(plain('記')).toEqual(['記'])
    expect(plain('Nico 寵物酒店')).toEqual(['Nico ', '寵物', '酒店'])
    expect(plain('Amara普通話')).toEqual(['Amara', '普通話'])
    expect(signTextOf('Bright Tap')).toBe('Bright Tap')
  })
})
