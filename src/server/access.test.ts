import { expect, test } from 'vitest'
import { adminOnly, freshPassword, signedIn } from '#platform/server/rpc.ts'
import { router } from './router.ts'

/**
 * Every procedure that a visitor may call. Whoever adds one to this list says so in review; everything else stands behind
 * `signedIn` or `adminOnly`, which answer before a procedure looks at its input.
 */
const open: Record<string, readonly string[]> = {
  accounts: [
    'confirmEmail',
    'findProviders',
    'getMe',
    'requestPasswordReset',
    'resendConfirmation',
    'resetPassword',
    'signIn',
    'signOut',
    'signUp',
    'startProviderSignIn',
  ],
  analytics: ['record', 'recordImpressions'],
  billing: ['findPlans'],
  catalog: ['findAreas', 'findCategories', 'findChoices', 'getCategory'],
  discovery: ['findFeatured', 'findNewest', 'findSimilar', 'findTopRated', 'search', 'suggest'],
  listings: ['get'],
  reviews: ['find', 'findLatest', 'getSummary'],
  settings: ['getPublic'],
}

/** What an admin needs a password given a moment ago for (SECURITY.md): roles, payment numbers, exports. */
const guarded: readonly string[] = ['members.addAdmin', 'members.removeAdmin']

type Gates = { middlewares: readonly unknown[] }
const gatesOf = (procedure: object) => (procedure as { '~orpc': Gates })['~orpc'].middlewares

const procedures = Object.entries(router).flatMap(([feature, all]) =>
  Object.entries<object>(all).map(([verb, procedure]) => ({ name: `${feature}.${verb}`, gates: gatesOf(procedure) })),
)

test('a procedure without a gate is one of those that visitors may call', () => {
  expect(procedures.length).toBeGreaterThan(60)
  const ungated = procedures.filter(({ gates }) => !gates.includes(signedIn) && !gates.includes(adminOnly))
  const named = Object.entries(open).flatMap(([feature, verbs]) => verbs.map((verb) => `${feature}.${verb}`))
  expect(ungated.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
})

test('roles are changed with a fresh password alone', () => {
  for (const name of guarded) {
    const procedure = procedures.find((one) => one.name === name)
    expect(procedure?.gates).toContain(adminOnly)
    expect(procedure?.gates).toContain(freshPassword)
  }
})
