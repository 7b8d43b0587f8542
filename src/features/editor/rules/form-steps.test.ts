import { expect, test } from 'vitest'
import { startedSteps } from './form-steps.ts'
import { emptyFormValues } from './form-values.ts'

test('a step is started when one of its fields differs from what the form began with', () => {
  const prefilled = { ...emptyFormValues, whatsappNumber: '+852 1234 5678' }
  expect([...startedSteps(prefilled, prefilled)]).toEqual([])
  expect([...startedSteps({ ...prefilled, nameEn: 'Tap', areas: ['sha-tin'] }, prefilled)]).toEqual(['basics', 'offer'])
})
