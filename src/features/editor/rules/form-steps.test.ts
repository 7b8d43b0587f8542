import { expect, test } from 'vitest'
import type { ContentError } from '#features/listings/rules/content.ts'
import { completedSteps, startedSteps } from './form-steps.ts'
import { emptyFormValues } from './form-values.ts'

const prefilled = { ...emptyFormValues, whatsappNumber: '+852 1234 5678' }

test('a step is started when one of its fields differs from what the form began with', () => {
  expect([...startedSteps(prefilled, prefilled)]).toEqual([])
  expect([...startedSteps({ ...prefilled, nameEn: 'Tap', areas: ['sha-tin'] }, prefilled)]).toEqual(['basics', 'offer'])
})

const nameMissing: ContentError = { path: 'nameEn', error: 'nameRequired' }
const areaMissing: ContentError = { path: 'areas', error: 'areaRequired' }
const progress = { typed: prefilled, initial: prefilled, errors: [nameMissing, areaMissing], isEditing: false }

test('nothing of a form just opened is done, neither what is optional nor what was filled in from the profile', () => {
  expect([...completedSteps({ ...progress, current: 'basics' })]).toEqual([])
})

test('a step behind the reader is done, unless something in it is missing', () => {
  expect([...completedSteps({ ...progress, current: 'contact' })]).toEqual(['about', 'photos'])
  expect([...completedSteps({ ...progress, errors: [areaMissing], current: 'photos' })]).toEqual(['basics', 'about'])
})

test('a step ahead is done once it is filled in', () => {
  const typed = { ...prefilled, phoneNumber: '+852 2123 4567', areas: ['sha-tin'] }
  expect([...completedSteps({ ...progress, typed, errors: [nameMissing], current: 'basics' })]).toEqual([
    'offer',
    'contact',
  ])
})

test('the sections of a listing that is edited are done, except those with errors', () => {
  expect([...completedSteps({ ...progress, errors: [areaMissing], current: 'photos', isEditing: true })]).toEqual([
    'basics',
    'about',
    'photos',
    'contact',
  ])
})
