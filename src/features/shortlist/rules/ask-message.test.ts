import { expect, test } from 'vitest'
import { askMessage, type Job } from './ask-message.ts'

const job: Job = { what: 'Kitchen tap drips ', where: 'Sha Tin', time: 'asap', day: '', hasPhoto: false }
const nameIn = (locale: string) => (locale === 'en' ? 'Harbour Plumbing' : '海港水喉')
const dayIn = (locale: string) => (locale === 'en' ? '3 December 2026' : '2026年12月3日')
const writers = { nameIn, dayIn }

test('a message says what, where and when, and nothing about the visitor', () => {
  expect(askMessage(job, ['en'], writers)).toBe(
    'Hi Harbour Plumbing, I found you on Kaifong.\nJob: Kitchen tap drips\nWhere: Sha Tin\nWhen: as soon as possible\nAre you available, and what would it cost?',
  )
})

test('a provider who does not read the visitor’s language gets both, the job once', () => {
  const message = askMessage({ ...job, hasPhoto: true }, ['en', 'zh-Hant'], writers)
  expect(message.split('Kitchen tap drips')).toHaveLength(2)
  expect(message).toContain('I will send a photo.')
  expect(message.split('\n\n')[1]).toBe(
    '你好 海港水喉，我喺 Kaifong 街坊見到你。\n想搵人做嘅嘢寫咗喺上面。\n時間：越快越好\n我會傳相俾你睇。\n請問有冇時間同點收費？',
  )
})

test.each([
  ['en', 'When: 3 December 2026'],
  ['zh-Hant', '時間：2026年12月3日'],
  ['zh-Hans', '时间：2026年12月3日'],
] as const)('a day is written as readers of %s write it', (locale, line) => {
  expect(askMessage({ ...job, time: 'date', day: '2026-12-03' }, [locale], writers)).toContain(line)
})

test('what was left empty is left out, and typed placeholders stay as they are', () => {
  const message = askMessage({ ...job, what: '{name} $& {site}', where: ' ', time: 'date' }, ['en'], writers)
  expect(message).toContain('Job: {name} $& {site}')
  expect(message).not.toMatch(/Where|When/)
})
