import { expect, test } from 'vitest'
import { adminOnly, freshPassword, signedIn } from '#platform/server/rpc.ts'
import { router } from './router.ts'

/**
 * Every procedure that a visitor may call. Additions to this list need a justification in code review; every other
 * procedure uses the `signedIn` or `adminOnly` middleware.
 */
const publicProcedures: Record<string, readonly string[]> = {
  accounts: [
    'changeEmail',
    'confirmEmail',
    'endSessionByLink',
    'findProviders',
    'getMe',
    'requestPasswordReset',
    'resendConfirmation',
    'resetPassword',
    'signIn',
    'signInWithCode',
    'signInWithPasskey',
    'signOut',
    'signUp',
    'startPasskey',
    'startProviderSignIn',
  ],
  analytics: ['record', 'recordImpressions'],
  billing: ['findPlans'],
  catalog: ['findAreas', 'findCategories', 'findChoices', 'getArea', 'getCategory'],
  discovery: ['findFeatured', 'findNewest', 'findSimilar', 'findTopRated', 'search', 'suggest'],
  listings: ['get'],
  reviews: ['find', 'findLatest', 'getCounts', 'getSummary'],
  // By the token of an e-mail, and for visitors, who confirm by e-mail.
  searches: ['getByToken', 'saveAsVisitor'],
  settings: ['getPublic'],
  // What anybody sees on the listings' own pages, for ids that the browser holds or a shared list names.
  shortlist: ['compare', 'findCards', 'getShared'],
}

/** Procedures that require a recently entered password (docs/security.md). */
const passwordProtected: readonly string[] = ['accounts.addAdmin', 'accounts.removeAdmin', 'accounts.resetSecondFactor']

type WithMiddlewares = { middlewares: readonly unknown[] }
const middlewaresOf = (procedure: object) => (procedure as { '~orpc': WithMiddlewares })['~orpc'].middlewares

const procedures = Object.entries(router).flatMap(([feature, all]) =>
  Object.entries<object>(all).map(([verb, procedure]) => ({
    name: `${feature}.${verb}`,
    middlewares: middlewaresOf(procedure),
  })),
)

test('every procedure requires sign-in or the admin role, except the public ones', () => {
  expect(procedures.length).toBeGreaterThan(60)
  const open = procedures.filter(
    ({ middlewares }) => !middlewares.includes(signedIn) && !middlewares.includes(adminOnly),
  )
  const expected = Object.entries(publicProcedures).flatMap(([feature, verbs]) =>
    verbs.map((verb) => `${feature}.${verb}`),
  )
  expect(open.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
})

test('changing roles requires a recently entered password', () => {
  for (const name of passwordProtected) {
    const procedure = procedures.find((one) => one.name === name)
    expect(procedure?.middlewares).toContain(adminOnly)
    expect(procedure?.middlewares).toContain(freshPassword)
  }
})
