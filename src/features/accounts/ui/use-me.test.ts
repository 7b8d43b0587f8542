import { expect, test } from 'vitest'
import { queriesOf } from '#platform/api.ts'
import { accountsApi } from '../api.ts'
import { meQuery, profileCache } from './use-me.ts'

test('the profile is fetched again after five minutes, and kept for ten', () => {
  const accounts = queriesOf({ accounts: { getMe: () => null } }, accountsApi)
  expect(meQuery(accounts)).toMatchObject({ staleTime: 5 * 60_000 })
  expect(profileCache.gcTime).toBe(10 * 60_000)
})
