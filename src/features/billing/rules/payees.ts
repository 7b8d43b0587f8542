import { readFlag, readNumber, readText, readUrl, type StoredSettings } from '#features/settings/rules.ts'
import { examplePhone } from '#shared/hk-phone.ts'
import type { Cents } from '#shared/money.ts'
import { isHongKongMobile, parsePhone } from '#shared/parse-phone.ts'
import type { PaymentMethod } from '../rules.ts'
import { encodeFps, fpsAmount, type FpsProxy } from './fps.ts'

/** Who is paid by a method. `link` is for PayMe only. */
export type Payee = { number: string | null; fpsId: string | null; name: string | null; link: string | null }
/** An enabled method. Without a payee it is not configured and cannot be used. */
export type EnabledMethod = { method: PaymentMethod; payee: Payee | null }

const methodFlags = { fps: 'FPS_PAYMENTS', payme: 'PAYME_PAYMENTS' } as const
const emptyPayee: Payee = { number: null, fpsId: null, name: null, link: null }

/** Payees of the demonstration: a number that does not exist in Hong Kong, and the PayMe home page. */
const demoPayees: Record<PaymentMethod, Payee> = {
  fps: { ...emptyPayee, number: parsePhone(examplePhone), name: 'KAIFONG DEMO' },
  payme: { ...emptyPayee, number: parsePhone(examplePhone), link: 'https://payme.hsbc/' },
}

/** The enabled methods, each with its payee. */
export function enabledMethods(stored: StoredSettings, isDemo: boolean): EnabledMethod[] {
  const methods = (['fps', 'payme'] as const).filter((method) => readFlag(stored, methodFlags[method]))
  return methods.map((method) => ({ method, payee: payeeOf(stored, method) ?? (isDemo ? demoPayees[method] : null) }))
}

/**
 * The configured payee, or null when unset, the built-in example or malformed. A malformed FPS identifier disables the
 * method even if a number is set, because that number may be outdated.
 */
function payeeOf(stored: StoredSettings, method: PaymentMethod): Payee | null {
  if (method === 'payme') {
    const [number, link] = [readNumber(stored, 'PAYME_PHONE_NUMBER'), readUrl(stored, 'PAYME_LINK')]
    return number === null && link === null ? null : { ...emptyPayee, number, link }
  }
  const fpsId = readText(stored, 'FPS_ID') || null
  const number = fpsId === null ? readNumber(stored, 'FPS_PHONE_NUMBER') : null
  const payee = { ...emptyPayee, fpsId, number, name: readText(stored, 'FPS_PAYEE_NAME') || null }
  return proxyOf(payee) ? payee : null
}

/** An identifier that no bank resolves: the demonstration's number is none that a code may contain. */
const demoProxy: FpsProxy = { kind: 'id', value: '0000000' }

function proxyOf({ fpsId, number }: Payee): FpsProxy | null {
  if (fpsId !== null) return /^(\d{7}|\d{9})$/.test(fpsId) ? { kind: 'id', value: fpsId } : null
  if (number === demoPayees.fps.number) return demoProxy
  return number !== null && isHongKongMobile(number) ? { kind: 'mobile', value: `+852-${number.slice(4)}` } : null
}

/**
 * The payload of the QR code for this amount: an FPS code (docs/hong-kong.md) or the PayMe link. The FPS reference is
 * included only if the setting says so, because some bank apps refuse it. Null when there is nothing to scan.
 */
export function qrPayloadOf(
  { method, payee }: EnabledMethod,
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
    bankCode: null,
    currency: 'HKD',
    amount: fpsAmount(order.amountCents),
    isStatic: false,
    isAmountEditable: false,
    expiresAt: null,
    payeeName: 'NA',
    billNumber: null,
    reference: hasReference ? order.reference : null,
  })
}
