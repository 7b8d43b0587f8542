import { oc } from '@orpc/contract'
import * as z from 'zod'
import { formSchema, idInput, lineInput, tooManyRequests } from '#shared/input.ts'
import { codeForm } from '../rules/forms.ts'

/** The member's second factors. */
const secondFactor = z.object({
  hasAuthenticator: z.boolean().describe('signing in with the password needs a code'),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
})
export type SecondFactor = z.infer<typeof secondFactor>

const newAuthenticator = z.object({
  key: z.string().describe('base32, for typing into the app'),
  qr: z.string().describe('the same as a QR code, an SVG document'),
})
export type NewAuthenticator = z.infer<typeof newAuthenticator>

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const codeExpired = { CODE_EXPIRED: { status: 410 } }
const passkeyInvalid = { PASSKEY_INVALID: { status: 401 } }

/** JSON forms of WebAuthn (`PublicKeyCredential.toJSON()`); what they contain is checked by the verifier. */
const base64url = z.string().max(8_000)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }
const extras = {
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
}
const registrationResponse = z.object({
  ...credential,
  ...extras,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export const authenticationResponse = z.object({
  ...credential,
  ...extras,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})
export type RegistrationResponse = z.infer<typeof registrationResponse>
export type PasskeyResponse = z.infer<typeof authenticationResponse>

/** Options for the browser, passed through as they are. */
const isObject = (value: unknown) => typeof value === 'object' && value !== null
export type RequestOptions = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>
export type CreationOptions = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>
const requestOptions = z.custom<RequestOptions>(isObject)
const creationOptions = z.custom<CreationOptions>(isObject)

/** Part of the accounts' contract: authenticator apps, recovery codes, passkeys. */
export const secondFactorContract = {
  getSecondFactor: oc.route({ method: 'GET' }).input(z.strictObject({})).output(secondFactor),
  /** Asks for a recent password, as do all that change a second factor. Nothing is in force before the first code. */
  startAuthenticator: oc
    .input(z.strictObject({}))
    .output(newAuthenticator)
    .errors({ AUTHENTICATOR_EXISTS: { status: 409 } }),
  /** Returns the recovery codes, which are not shown again. */
  confirmAuthenticator: oc
    .input(formSchema(codeForm))
    .output(recoveryCodes)
    .errors({ ...tooManyRequests, ...codeExpired }),
  renewRecoveryCodes: oc
    .input(z.strictObject({}))
    .output(recoveryCodes)
    .errors({ AUTHENTICATOR_NONE: { status: 409 } }),
  removeAuthenticator: oc.input(z.strictObject({})).output(z.null()),
  /** The code of a signed-in member, after which an administrator's session may act as one. */
  confirmCode: oc
    .input(formSchema(codeForm))
    .output(z.null())
    .errors({ ...tooManyRequests, ...codeExpired }),
  startPasskeyRegistration: oc
    .input(z.strictObject({}))
    .output(creationOptions)
    .errors({ PASSKEYS_TOO_MANY: { status: 409 } }),
  addPasskey: oc
    .input(z.strictObject({ response: registrationResponse, name: lineInput(200) }))
    .output(z.null())
    .errors(passkeyInvalid),
  removePasskey: oc.input(idInput).output(z.null()).errors(passkeyInvalid),
  /** Options for signing in with a passkey, or for confirming with one when signed in. */
  startPasskey: oc.input(z.strictObject({})).output(requestOptions).errors(tooManyRequests),
  /** Instead of the password and the code, for procedures that ask for a recent password. */
  confirmPasskey: oc
    .input(z.strictObject({ response: authenticationResponse }))
    .output(z.null())
    .errors({ ...tooManyRequests, ...passkeyInvalid }),
}
