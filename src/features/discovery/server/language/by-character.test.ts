import { expect, test } from 'vitest'
import { byCharacter } from './by-character.ts'

test('an item is among those of every character with which an input may match it', () => {
  const texts = ['air con repair', '冷气滴水', 'x光检查']
  const found = byCharacter(texts, (text) =>
    text.startsWith('air') ? ['airconrepair', 'conrepair', 'repair'] : [text],
  )
  for (const character of ['a', 'c', 'r']) expect(found.get(character)).toEqual(['air con repair'])
  expect(['冷', '水', '检', 'x'].map((character) => found.get(character)?.[0])).toEqual([
    '冷气滴水',
    '冷气滴水',
    'x光检查',
    'x光检查',
  ])
  for (const beginning of ['ai', 'co', 're']) expect(found.get(beginning)).toEqual(['air con repair'])
  expect(found.get('i')).toBeUndefined()
})
