import { expect, test } from 'vitest'
import { formatList } from './format-list.ts'

test('a list reads as a phrase, with a space where Chinese meets Latin', () => {
  expect(formatList(['FPS', 'PayMe'], 'en')).toBe('FPS and PayMe')
  expect(formatList(['轉數快（FPS）', 'PayMe'], 'zh-Hant')).toBe('轉數快（FPS）和 PayMe')
  expect(formatList(['WhatsApp 核实', '尊享方案'], 'zh-Hans')).toBe('WhatsApp 核实和尊享方案')
})
