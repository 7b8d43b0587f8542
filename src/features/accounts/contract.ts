import { oc } from '@orpc/contract'
import * as z from 'zod'
import { formSchema, idInput, localeSchema, tooManyRequests } from '#shared/input.ts'
import { bansContract } from './contract/bans.ts'
import { membersContract } from './contract/members.ts'
import { authenticationResponse, secondFactorContract } from './contract/second-factor.ts'
import { verificationContract } from './contract/verification.ts'
import { providerIds } from './rules.ts'
import { codeForm, passwordForm, emailForm, profileForm, resetForm, signInForm, signUpForm } from './rules/forms.ts'

/** The signed-in member as shown to themselves. */
const me = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  isAdmin: z.boolean().describe('for showing menus only; the server checks the role at every call'),
  secondFactor: z
    .enum(['needed', 'missing'])
    .optional()
    .describe('what an administrator does before this session counts as one: give the second factor, or set one up'),
})
export type Me = z.infer<typeof me>

/** The member's own profile. */
const profile = me.extend({
  whatsappNumber: z.string().nullable().describe('E.164'),
  whatsappVerifiedAt: z.string().nullable().describe('when the number was verified; reset when it changes'),
  phoneNumber: z.string().nullable().describe('E.164'),
  language: localeSchema.describe('language of e-mails to this member'),
  acceptsMarketing: z.boolean(),
  isComplete: z.boolean().describe('names and WhatsApp number are set'),
  hasPassword: z.boolean().describe('false: signs in through a provider only'),
  emailChange: z
    .object({ email: z.string(), expiresAt: z.string() })
    .nullable()
    .describe('the address that a link was sent to; nothing changes before it is opened'),
})
export type Profile = z.infer<typeof profile>

/** A signed-in browser. `browser` and `system` are vendor names, null when unknown. */
const device = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: z.string(),
  lastUsedAt: z.string().describe('accurate to the hour'),
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof device>

const busy = { SIGN_IN_BUSY: { status: 503 } }
const badLink = { LINK_INVALID: { status: 410 } }
const token = z.string().max(200)
/** Path to open after following the e-mail's link; anything that is not a path of this site becomes `/`. */
const next = z.string().max(500).optional()

/**
 * Ids of the listings that the visitor saved before signing up, newest first. Opaque to this feature; `confirmEmail`
 * returns them.
 */
const savedListingIds = z.array(z.uuid()).max(50).optional()

/** Referral code of a friend's link; an unknown code is ignored. */
const ref = z.string().max(40).optional()

/**
 * Given with an act that the session alone must not allow: the password (empty where there is none) with the code, if an
 * authenticator app is set up, or a passkey instead of both.
 */
const password = z.string().max(10_000)
const code = z.string().max(100).default('')
const passkey = authenticationResponse.optional()
const proofErrors = {
  ...tooManyRequests,
  ...busy,
  PASSKEY_NEEDED: { status: 409 },
  PASSKEY_INVALID: { status: 401 },
  CODE_EXPIRED: { status: 410 },
}

/** Only in demonstration mode without a mail server: the path that the e-mail would bring. */
const shownLink = z.string().nullable()

/** Internal to the web client: not part of the public OpenAPI document. */
export const accountsContract = {
  ...secondFactorContract,
  /** The signed-in member; null for a visitor. */
  getMe: oc.route({ method: 'GET' }).input(z.strictObject({})).output(me.nullable()),
  signIn: oc
    .input(formSchema(signInForm))
    .output(me)
    .errors({
      ...tooManyRequests,
      ...busy,
      CREDENTIALS_WRONG: { status: 401 },
      EMAIL_UNCONFIRMED: { status: 403 },
      ACCOUNT_DEACTIVATED: { status: 403 },
      CODE_NEEDED: { status: 401 },
    }),
  /** The second step after CODE_NEEDED: six digits of the app, or a recovery code. */
  signInWithCode: oc
    .input(formSchema(codeForm))
    .output(me)
    .errors({ ...tooManyRequests, CODE_EXPIRED: { status: 410 }, ACCOUNT_DEACTIVATED: { status: 403 } }),
  signInWithPasskey: oc
    .input(z.strictObject({ response: authenticationResponse }))
    .output(me)
    .errors({ ...tooManyRequests, PASSKEY_INVALID: { status: 401 }, ACCOUNT_DEACTIVATED: { status: 403 } }),
  /** Consumes the token of an e-mail about a new sign-in and ends that session, whoever is signed in here. */
  endSessionByLink: oc
    .input(z.strictObject({ token }))
    .output(z.null())
    .errors({ ...tooManyRequests, ...badLink }),
  signOut: oc.input(z.strictObject({})).output(z.null()),
  /** Sign-in providers that are switched on and have keys. */
  findProviders: oc
    .route({ method: 'GET' })
    .input(z.strictObject({}))
    .output(z.array(z.enum(providerIds))),
  /** Returns the provider's authorization URL; the provider redirects back to `/auth/callback`. */
  startProviderSignIn: oc
    .input(z.strictObject({ provider: z.enum(providerIds), locale: localeSchema, next, ref }))
    .output(z.object({ url: z.string() }))
    .errors({ ...tooManyRequests, PROVIDER_OFF: { status: 409 } }),
  /** The response is the same whether or not the address has an account; the next step is in the e-mail. */
  signUp: oc
    .input(
      formSchema(signUpForm).extend({
        locale: localeSchema,
        acceptsTerms: z.literal(true, { error: 'termsRequired' }),
        acceptsMarketing: z.boolean(),
        next,
        ref,
        savedListingIds,
      }),
    )
    .output(shownLink)
    .errors({ ...tooManyRequests, ...busy }),
  /**
   * Consumes the e-mail's single-use token and starts a session. After PASSWORD_UNSET (people signed up with this address
   * and different passwords) it is called again with a new password.
   */
  confirmEmail: oc
    .input(formSchema(resetForm).partial().extend({ token }))
    .output(me.extend({ savedListingIds: z.array(z.string()) }))
    .errors({
      ...tooManyRequests,
      ...busy,
      ...badLink,
      PASSWORD_UNSET: { status: 409 },
      ACCOUNT_DEACTIVATED: { status: 403 },
      ADDRESS_BANNED: { status: 403 },
    }),
  resendConfirmation: oc
    .input(formSchema(emailForm).extend({ locale: localeSchema, next, savedListingIds }))
    .output(shownLink)
    .errors(tooManyRequests),
  requestPasswordReset: oc
    .input(formSchema(emailForm).extend({ locale: localeSchema, next }))
    .output(z.null())
    .errors(tooManyRequests),
  /** Consumes the e-mail's single-use token and ends every session of the member. */
  resetPassword: oc
    .input(formSchema(resetForm).extend({ token }))
    .output(z.null())
    .errors({ ...tooManyRequests, ...busy, ...badLink }),
  getProfile: oc.route({ method: 'GET' }).input(z.strictObject({})).output(profile),
  updateProfile: oc
    .input(formSchema(profileForm).extend({ language: localeSchema, acceptsMarketing: z.boolean() }))
    .output(profile),
  removeAvatar: oc.input(z.strictObject({})).output(z.null()),
  /** Confirms the password again (with the code, if one is set up), as required before dangerous acts. */
  refreshPassword: oc
    .input(formSchema(passwordForm).extend({ code }))
    .output(z.null())
    .errors({
      ...tooManyRequests,
      ...busy,
      PASSWORD_NONE: { status: 409 },
      PASSKEY_NEEDED: { status: 409 },
      CODE_EXPIRED: { status: 410 },
    }),
  /** Also ends every other session of the member. A first password is set by `requestPasswordReset`. */
  changePassword: oc
    .input(formSchema(resetForm).extend({ currentPassword: password, code, passkey }))
    .output(z.null())
    .errors({ ...proofErrors, PASSWORD_NONE: { status: 409 } }),
  /**
   * Mails a link to the new address. The response is the same whether or not that has an account. A member without a
   * password sets one first, by `requestPasswordReset`.
   */
  requestEmailChange: oc
    .input(formSchema(emailForm).extend({ password, code, passkey }))
    .output(shownLink)
    .errors({ ...proofErrors, PASSWORD_NONE: { status: 409 } }),
  resendEmailChange: oc
    .input(z.strictObject({}))
    .output(shownLink)
    .errors({ ...tooManyRequests, EMAIL_CHANGE_NONE: { status: 409 } }),
  cancelEmailChange: oc.input(z.strictObject({})).output(z.null()),
  /** Consumes the e-mail's single-use token, whoever is signed in here, and ends the member's other sessions. */
  changeEmail: oc
    .input(z.strictObject({ token }))
    .output(z.object({ email: z.string(), isOwn: z.boolean().describe('whether the member is signed in here') }))
    .errors({
      ...tooManyRequests,
      ...badLink,
      EMAIL_TAKEN: { status: 409 },
      ACCOUNT_DEACTIVATED: { status: 403 },
      ADDRESS_BANNED: { status: 403 },
    }),
  findDevices: oc.route({ method: 'GET' }).input(z.strictObject({})).output(z.array(device)),
  endSession: oc.input(idInput).output(z.null()),
  endOtherSessions: oc.input(z.strictObject({})).output(z.null()),
  /** Irreversible. */
  deleteAccount: oc
    .input(z.strictObject({ password, code, passkey }))
    .output(z.null())
    .errors({ ...proofErrors, LAST_ADMIN: { status: 409 } }),
  ...verificationContract,
  ...membersContract,
  ...bansContract,
}
