import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { passkeys, sessions } from '#features/accounts/server/tables.ts'
import { adminOnly, signedIn } from '#platform/server/rpc.ts'
import { useDatabase } from '#tests/support/database.ts'
import { makeServices, sendRequest, signedInMember } from '#tests/support/http.ts'
import { apiRoutes } from './api.ts'
import { router } from './router.ts'
import { mountRoutes } from './routes.ts'

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

/** Every procedure of the back office. All that are in neither list are for members. */
const adminProcedures: Record<string, readonly string[]> = {
  accounts: [
    'activateMember',
    'addAdmin',
    'addBan',
    'confirmVerification',
    'deactivateMember',
    'endMemberSessions',
    'findBans',
    'findWaitingCodes',
    'removeAdmin',
    'removeBan',
    'resetSecondFactor',
    'writeCode',
  ],
  analytics: ['getForSite'],
  backoffice: [
    'findAudit',
    'findListings',
    'findMembers',
    'getMember',
    'getQueues',
    'getTrends',
    'getWarnings',
    'openExport',
    'openListingsExport',
    'revealMemberSignals',
  ],
  billing: [
    'cancelLimitChange',
    'confirmPayment',
    'endSubscription',
    'findLimitChanges',
    'findPaymentCases',
    'findSubscriptionCases',
    'findUnsetMethods',
    'grantPlan',
    'previewLimit',
    'refundPayment',
    'rejectPayment',
    'undoPayments',
    'updateFreePlan',
    'updatePaidPlan',
  ],
  catalog: [
    'addEntry',
    'addPhrase',
    'editEntry',
    'editLicenceKind',
    'findEntries',
    'findLicenceKinds',
    'findPhrases',
    'moveEntry',
    'removeEntry',
    'removePhrase',
    'setIcon',
  ],
  editor: ['adminCreate', 'adminEdit'],
  imports: ['allowExport', 'check', 'findLatest', 'findNotes', 'findRowErrors', 'get', 'start', 'stop'],
  moderation: [
    'approve',
    'checkLicence',
    'decideMany',
    'findClaims',
    'findLicences',
    'findQueue',
    'getForReview',
    'getOwner',
    'grantClaim',
    'handOver',
    'manageListings',
    'refuseClaim',
    'reject',
    'undo',
    'undoClaims',
    'undoLicenceChecks',
    'undoTakeDowns',
  ],
  notifications: ['find', 'preview', 'read', 'retry', 'sendTest', 'types'],
  privacy: ['answer', 'find', 'record', 'refuse'],
  reports: ['decide', 'decideAppeal', 'findQueue', 'undo'],
  reviews: ['findForModeration', 'moderate', 'undo'],
  settings: ['findAll', 'save'],
}

/** Procedures that require a recently entered password (docs/security.md). */
const passwordProtected: readonly string[] = [
  'accounts.addAdmin',
  'accounts.removeAdmin',
  'accounts.resetSecondFactor',
  'backoffice.openExport',
  'backoffice.openListingsExport',
  'imports.allowExport',
  'integrations.createKey',
  'integrations.createWebhook',
]

/** The same, and in an administrator's session the second factor that the account has. */
const factorChanges: readonly string[] = [
  'accounts.addPasskey',
  'accounts.confirmAuthenticator',
  'accounts.removeAuthenticator',
  'accounts.removePasskey',
  'accounts.renewRecoveryCodes',
  'accounts.startAuthenticator',
  'accounts.startPasskeyRegistration',
]

type Internals = { middlewares: readonly unknown[]; inputValidationIndex: number }
const internalsOf = (procedure: object) => (procedure as { '~orpc': Internals })['~orpc']

const procedures = Object.entries(router).flatMap(([feature, all]) =>
  Object.entries<object>(all).map(([verb, procedure]) => ({
    name: `${feature}.${verb}`,
    path: `/api/rpc/${feature}/${verb}`,
    ...internalsOf(procedure),
  })),
)
const namesOf = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([feature, verbs]) => verbs.map((verb) => `${feature}.${verb}`))
const [everybodys, admins] = [namesOf(publicProcedures), namesOf(adminProcedures)]

test('every procedure requires sign-in or the admin role, except the public ones', () => {
  expect(procedures.length).toBeGreaterThan(60)
  const open = procedures.filter(
    ({ middlewares }) => !middlewares.includes(signedIn) && !middlewares.includes(adminOnly),
  )
  expect(open.map(({ name }) => name).toSorted()).toEqual(everybodys.toSorted())
  const closed = procedures.filter(({ middlewares }) => middlewares.includes(adminOnly))
  expect(closed.map(({ name }) => name).toSorted()).toEqual(admins.toSorted())
})

test('no procedure looks at its input before access is decided', () => {
  const early = procedures.filter(({ middlewares, inputValidationIndex }) => inputValidationIndex < middlewares.length)
  expect(early).toEqual([])
})

describe('damaged input is answered by who may call', () => {
  const database = useDatabase()
  const roles = ['visitor', 'member', 'stale member', 'admin without the second factor', 'admin'] as const
  type Role = (typeof roles)[number]

  /** The status of a call whose input no procedure takes. */
  function expectedStatus(name: string, role: Role): number {
    if (everybodys.includes(name)) return 400
    if (role === 'visitor') return 401
    if (admins.includes(name) && role !== 'admin') return 403
    if (role === 'stale member') return [...passwordProtected, ...factorChanges].includes(name) ? 403 : 400
    return role === 'admin without the second factor' && factorChanges.includes(name) ? 403 : 400
  }

  /** A site without limits, and the cookie of each role. */
  async function open() {
    const services = makeServices(database)
    const limitless = { ...services, env: { ...services.env, limits: false } }
    const app = new Hono().route('/', mountRoutes(limitless)).route('/api', apiRoutes(limitless))
    const stale = await signedInMember(database)
    await database.db.update(sessions).set({ passwordAt: null })
    const half = await signedInMember(database, { role: 'admin' })
    const passkey = { userId: half.member.id, name: 'x', credentialId: 'x', publicKey: 'x', counter: 0 }
    await database.db.insert(passkeys).values({ ...passkey, transports: [] })
    const cookies: Record<Role, string> = {
      visitor: '',
      member: (await signedInMember(database)).cookie,
      'stale member': stale.cookie,
      'admin without the second factor': half.cookie,
      admin: (await signedInMember(database, { role: 'admin' })).cookie,
    }
    return { app, cookies }
  }

  test.each([
    ['of another shape', '{"json":{"surplus":1}}'],
    ['with a NUL', '{"json":{"id":"\\u0000"}}'],
    ['nested too deeply', `{"json":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['that is not JSON', '{"json":'],
    ['with meta data that cannot be read', '{"json":{},"meta":7}'],
  ])(
    '%s',
    async (_kind, body) => {
      const { app, cookies } = await open()
      const wrong: unknown[] = []
      for (const role of roles) {
        const headers = { cookie: cookies[role], 'content-type': 'application/json' }
        for (const { name, path } of procedures) {
          const { status } = await sendRequest(app, path, { method: 'POST', headers, body })
          if (status !== expectedStatus(name, role)) wrong.push([name, role, status, expectedStatus(name, role)])
        }
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )

  test('on routes', async () => {
    const { app, cookies } = await open()
    const body = 'damaged'
    const form = { method: 'POST', body, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    const routes: [string, RequestInit, Record<Exclude<Role, 'stale member'>, number>][] = [
      ['/api/avatar', form, { visitor: 401, member: 400, 'admin without the second factor': 400, admin: 400 }],
      [
        '/api/uploads/listing-photo',
        form,
        { visitor: 401, member: 400, 'admin without the second factor': 400, admin: 400 },
      ],
      ['/api/imports', form, { visitor: 401, member: 403, 'admin without the second factor': 403, admin: 400 }],
      [
        '/api/imports/7/photos',
        form,
        { visitor: 401, member: 403, 'admin without the second factor': 403, admin: 400 },
      ],
      [
        '/api/all-listings.csv?missing=7',
        {},
        { visitor: 401, member: 403, 'admin without the second factor': 403, admin: 400 },
      ],
      ['/api/audit.csv?from=7', {}, { visitor: 401, member: 403, 'admin without the second factor': 403, admin: 400 }],
      ['/api/mails/7', {}, { visitor: 404, member: 404, 'admin without the second factor': 404, admin: 404 }],
      ['/api/payment-code/7/7', {}, { visitor: 401, member: 404, 'admin without the second factor': 404, admin: 404 }],
      [
        '/poster/7/7/preview.svg',
        {},
        { visitor: 401, member: 404, 'admin without the second factor': 404, admin: 404 },
      ],
    ]
    for (const [path, init, statuses] of routes)
      for (const [role, status] of Object.entries(statuses)) {
        const headers = { ...init.headers, cookie: cookies[role as Role] }
        expect([path, role, (await sendRequest(app, path, { ...init, headers })).status]).toEqual([path, role, status])
      }
    const ends = await sendRequest(app, '/saved-search/made-up/end', form)
    expect(ends.status).toBe(303)
  })
})
