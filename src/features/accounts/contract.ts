import { oc } from '@orpc/contract'
import * as z from 'zod'
import { formSchema, localeSchema } from '#shared/input.ts'
import { providerIds } from './rules.ts'
import {
  changePasswordForm,
  passwordForm,
  emailForm,
  profileForm,
  resetForm,
  signInForm,
  signUpForm,
} from './rules/forms.ts'

/** The member behind the session, as their own screens may know them. */
export const me = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  isAdmin: z.boolean().describe('for drawing menus; the server decides anew at every call'),
})
export type Me = z.infer<typeof me>

/** The member's own profile, as its screen shows it. */
export const profile = me.extend({
  whatsappNumber: z.string().nullable().describe('E.164'),
  whatsappVerifiedAt: z.string().nullable().describe('when the number was proved; falls when it changes'),
  phoneNumber: z.string().nullable().describe('E.164'),
  language: localeSchema.describe('of e-mails to this member'),
  acceptsMarketing: z.boolean(),
  isComplete: z.boolean().describe('names and WhatsApp number are there'),
  hasPassword: z.boolean().describe('false: signs in through a provider alone'),
})
export type Profile = z.infer<typeof profile>

/** A browser that is signed in. Names as their makers write them, null where nothing is known. */
export const device = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: z.string(),
  lastUsedAt: z.string().describe('to the hour'),
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof device>

const tooMany = { TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) } }
const busy = { SIGN_IN_BUSY: { status: 503 } }
const badLink = { LINK_INVALID: { status: 410 } }
const token = z.string().max(200)
/** Where the link of the e-mail leads afterwards; anything but a path of our own leads home. */
const next = z.string().max(500).optional()

/** What the visitor wished for before signing up, an id that this room only carries; `confirmEmail` gives it back. */
const wish = z.uuid().optional()

/** The code of a friend's link; one that is nobody's is let pass. */
const ref = z.string().max(20).optional()

/** For our own screens alone, so it stands in no public document. */
export const accountsContract = {
  /** Who is signed in; null for a visitor. */
  getMe: oc.route({ method: 'GET' }).input(z.strictObject({})).output(me.nullable()),
  signIn: oc
    .input(formSchema(signInForm))
    .output(me)
    .errors({
      ...tooMany,
      ...busy,
      CREDENTIALS_WRONG: { status: 401 },
      EMAIL_UNCONFIRMED: { status: 403 },
      ACCOUNT_DEACTIVATED: { status: 403 },
    }),
  signOut: oc.input(z.strictObject({})).output(z.null()),
  /** Who else may say who somebody is: switched on, and with keys. */
  findProviders: oc
    .route({ method: 'GET' })
    .input(z.strictObject({}))
    .output(z.array(z.enum(providerIds))),
  /** The address of the provider, which leads back to `/auth/callback`. */
  startProviderSignIn: oc
    .input(z.strictObject({ provider: z.enum(providerIds), locale: localeSchema, next, ref }))
    .output(z.object({ url: z.string() }))
    .errors({ ...tooMany, PROVIDER_OFF: { status: 409 } }),
  /** Answers the same whether or not the address has an account; what comes next stands in the e-mail. */
  signUp: oc
    .input(
      formSchema(signUpForm).extend({
        locale: localeSchema,
        acceptsTerms: z.literal(true, { error: 'termsRequired' }),
        acceptsMarketing: z.boolean(),
        next,
        ref,
        wish,
      }),
    )
    .output(z.null())
    .errors({ ...tooMany, ...busy }),
  /** Takes the token of the e-mail, once, and begins a session. */
  confirmEmail: oc
    .input(z.strictObject({ token }))
    .output(me.extend({ wish: z.string().nullable() }))
    .errors({ ...tooMany, ...badLink, ACCOUNT_DEACTIVATED: { status: 403 } }),
  resendConfirmation: oc
    .input(formSchema(emailForm).extend({ locale: localeSchema, next, wish }))
    .output(z.null())
    .errors(tooMany),
  requestPasswordReset: oc
    .input(formSchema(emailForm).extend({ locale: localeSchema }))
    .output(z.null())
    .errors(tooMany),
  /** Takes the token of the e-mail, once, and ends every session of the member. */
  resetPassword: oc
    .input(formSchema(resetForm).extend({ token }))
    .output(z.null())
    .errors({ ...tooMany, ...busy, ...badLink }),
  getProfile: oc.route({ method: 'GET' }).input(z.strictObject({})).output(profile),
  updateProfile: oc
    .input(formSchema(profileForm).extend({ language: localeSchema, acceptsMarketing: z.boolean() }))
    .output(profile),
  removeAvatar: oc.input(z.strictObject({})).output(z.null()),
  /** The password once more, for what asks for it anew: roles, payment numbers, exports. */
  refreshPassword: oc
    .input(formSchema(passwordForm))
    .output(z.null())
    .errors({ ...tooMany, ...busy, PASSWORD_NONE: { status: 409 } }),
  /** Ends every other session. */
  changePassword: oc
    .input(formSchema(changePasswordForm))
    .output(z.null())
    .errors({ ...tooMany, ...busy }),
  findDevices: oc.route({ method: 'GET' }).input(z.strictObject({})).output(z.array(device)),
  endSession: oc.input(z.strictObject({ id: z.uuid() })).output(z.null()),
  endOtherSessions: oc.input(z.strictObject({})).output(z.null()),
  /** For good. A member without a password sends an empty one. */
  deleteAccount: oc
    .input(z.strictObject({ password: z.string().max(10_000) }))
    .output(z.null())
    .errors({ ...tooMany, ...busy, LAST_ADMIN: { status: 409 } }),
}
