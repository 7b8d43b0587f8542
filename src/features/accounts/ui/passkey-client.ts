import type {
  CreationOptions,
  PasskeyResponse,
  RegistrationResponse,
  RequestOptions,
} from '../contract/second-factor.ts'

/** Null when the person closed the browser's dialog, or it timed out: nothing to report. */
async function unlessDismissed(credential: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await credential) as PublicKeyCredential | null
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
    throw error
  }
}

/** Whether this browser knows passkeys; call after hydration only. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Asks the browser for one of the passkeys that the options allow. Null when the person closes its dialog. */
export async function getPasskey(options: RequestOptions): Promise<PasskeyResponse | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await unlessDismissed(navigator.credentials.get({ publicKey }))
  return credential && (credential.toJSON() as object as PasskeyResponse)
}

/** Lets the browser make a passkey. Null when the person closes its dialog. */
export async function createPasskey(options: CreationOptions): Promise<RegistrationResponse | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await unlessDismissed(navigator.credentials.create({ publicKey }))
  return credential && (credential.toJSON() as object as RegistrationResponse)
}
