import { expect, test } from 'vitest'
import { maxWordsLength } from '#features/reviews/rules.ts'
import { adminOnly } from '#platform/server/rpc.ts'
import { openApiDocument, publicRouter } from './public-api.ts'
import { router } from './router.ts'

type Parameter = { name: string; schema: { maxLength?: number } }
type Procedures = Record<string, Record<string, { '~orpc': { middlewares: readonly unknown[] } }>>
const namesOf = (all: object) =>
  Object.entries(all as Procedures).flatMap(([feature, procedures]) =>
    Object.entries(procedures).map(([verb, { '~orpc': procedure }]) => ({
      name: `${feature}.${verb}`,
      isForAdmins: procedure.middlewares.includes(adminOnly),
    })),
  )
const forAdmins = namesOf(router).filter(({ isForAdmins }) => isForAdmins)

async function findOperations() {
  const { paths } = await openApiDocument('http://localhost')
  return Object.values(paths ?? {}).flatMap(
    (methods) => Object.values(methods ?? {}) as { operationId: string; summary?: string }[],
  )
}

test('every operation of the public API says what it is for', async () => {
  const operations = await findOperations()
  expect(operations.length).toBeGreaterThan(60)
  expect(operations.filter(({ summary }) => !summary).map(({ operationId }) => operationId)).toEqual([])
})

test('the public API contains no procedure for admins', async () => {
  expect(forAdmins.length).toBeGreaterThan(30)
  expect(namesOf(publicRouter).filter(({ isForAdmins }) => isForAdmins)).toEqual([])
  const operations = (await findOperations()).map(({ operationId }) => operationId)
  expect(operations).toEqual(expect.arrayContaining(['discovery.search', 'listings.get', 'favorites.add']))
  expect(operations.filter((one) => forAdmins.some(({ name }) => name === one))).toEqual([])
})

test('the public API contains what strangers read and what members do with their own data', () => {
  const names = namesOf(publicRouter).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['catalog.findCategories', 'reviews.find', 'editor.submit', 'billing.findPlans']),
  )
  expect(names.filter((name) => name.startsWith('accounts.'))).toEqual([])
})

test('the longest text is stated in the characters that are counted', async () => {
  const operations = (await findOperations()) as { operationId: string; parameters?: Parameter[] }[]
  const limitOf = (id: string, parameter: string) =>
    operations.find(({ operationId }) => operationId === id)?.parameters?.find(({ name }) => name === parameter)?.schema
      .maxLength
  const stated = [limitOf('favorites.find', 'q'), limitOf('reviews.find', 'q'), limitOf('discovery.search', 'q')]
  expect(stated).toEqual([200, maxWordsLength, undefined])
})
