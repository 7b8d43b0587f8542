import { readFlag, readNumber, readText, readUrl, type StoredSettings } from '#features/settings/rules.ts'
import { examplePhone, isHongKongNumber, parsePhone } from '#shared/hk-phone.ts'
import type { Cents } from '#shared/money.ts'
import type { PaymentMethod } from '../rules.ts'
import { encodeFps, fpsAmount, type FpsProxy } from './fps.ts'

/** Whom a method pays. `proxy` is what the FPS code carries; `link` is PayMe's own. */
export type Payee = { number: string | null; fpsId: string | null; name: string | null; link: string | null }
/** A method that is switched on; without a payee it is "not set up yet", and nothing can be paid by it. */
export type OpenMethod = { method: PaymentMethod; payee: Payee | null }

const flags = { fps: 'FPS_PAYMENTS', payme: 'PAYME_PAYMENTS' } as const
const nobody: Payee = { number: null, fpsId: null, name: null, link: null }

/** Payees of the demonstration: a number that no telephone in Hong Kong has, and PayMe's front door. */
const demoPayees: Record<PaymentMethod, Payee> = {
  fps: { ...nobody, number: parsePhone(examplePhone), name: 'KAIFONG DEMO' },
  payme: { ...nobody, number: parsePhone(examplePhone), link: 'https://payme.hsbc/' },
}

/** The methods that are switched on, each with whom it pays. */
export function openMethods(stored: StoredSettings, isDemo: boolean): OpenMethod[] {
  const methods = (['fps', 'payme'] as const).filter((method) => readFlag(stored, flags[method]))
  return methods.map((method) => ({ method, payee: payeeOf(stored, method) ?? (isDemo ? demoPayees[method] : null) }))
}

/**
 * Whom the settings name, or null while they name nobody: unset, the built-in example, or anything malformed. An FPS
 * identifier that is set but wrong closes the method, as the number beside it may be an old one.
 */
function payeeOf(stored: StoredSettings, method: PaymentMethod): Payee | null {
  if (method === 'payme') {
    const [number, link] = [readNumber(stored, 'PAYME_PHONE_NUMBER'), readUrl(stored, 'PAYME_LINK')]
    return number === null && link === null ? null : { ...nobody, number, link }
  }
  const fpsId = readText(stored, 'FPS_ID') || null
  const number = fpsId === null ? readNumber(stored, 'FPS_PHONE_NUMBER') : null
  const payee = { ...nobody, fpsId, number, name: readText(stored, 'FPS_PAYEE_NAME') || null }
  return proxyOf(payee) ? payee : null
}

function proxyOf({ fpsId, number }: Payee): FpsProxy | null {
  if (fpsId !== null) return /^(\d{7}|\d{9})$/.test(fpsId) ? { kind: 'id', value: fpsId } : null
  const isMobile = number !== null && isHongKongNumber(number) && number.length === 12
  return isMobile ? { kind: 'mobile', value: `+852-${number.slice(4)}` } : null
}

/**
 * The text of the code that pays this amount: FPS as HONGKONG.md says, the reference only where the setting asks for it,
 * since some banks refuse it; PayMe its link. Null where there is nothing to scan.
 */
export function codeOf(
  { method, payee }: OpenMethod,
  order: { amountCents: Cents; reference: string },
  stored: StoredSettings,
): string | null {
  if (!payee) return null
  if (method === 'payme') return payee.link
  const proxy = proxyOf(payee)
  if (!proxy) return null
  const hasReference = stored.get('FPS_INCLUDE_REFERENCE')?.trim() === 'true'
  return encodeFps({
    proxy,
    amount: fpsAmount(order.amountCents),
    isAmountEditable: false,
    payeeName: 'NA',
    billNumber: null,
    reference: hasReference ? order.reference : null,
  })
}
