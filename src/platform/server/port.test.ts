import { expect, test } from 'vitest'
import { definePort } from './port.ts'

test('a port calls its provider, and fails while it has none', async () => {
  const double = definePort<[number], number>('test.double')
  await expect(double(2)).rejects.toThrow('port test.double is not connected')
  double.connect(async (n) => n * 2)
  expect(await double(2)).toBe(4)
})
