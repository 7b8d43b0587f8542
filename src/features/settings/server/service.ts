import { logFailure } from '#platform/server/availability.ts'
import { cached } from '#platform/server/cached.ts'
import type { Ctx } from '#platform/server/context.ts'
import { isPossiblePhone } from '#platform/server/phone-plan.ts'
import { examplePhone } from '#shared/hk-phone.ts'
import { parsePhone } from '#shared/parse-phone.ts'
import type { PublicSettings } from '../contract.ts'
import {
  adsClient,
  dataUser,
  flagKeys,
  readFlag,
  readNumber,
  readText,
  socialLinks,
  type FlagKey,
  type StoredSettings,
} from '../rules.ts'
import * as store from './store.ts'

export { insertMissing as addMissingSettings } from './store.ts'

const cachedSettings = cached(store.findAll)

/**
 * The stored settings. Read single ones with the functions of `rules.ts`, which apply the fallbacks. Never throws: when
 * the database cannot be read, all settings count as missing.
 */
export async function getStored({ db, log }: Pick<Ctx, 'db' | 'log'>): Promise<StoredSettings> {
  try {
    return await cachedSettings(db)
  } catch (error) {
    logFailure(log, error, 'settings cannot be read, using fallbacks')
    return new Map()
  }
}

export async function isFlagOn(ctx: Pick<Ctx, 'db' | 'log'>, key: FlagKey): Promise<boolean> {
  return readFlag(await getStored(ctx), key)
}

/**
 * The site's WhatsApp number in E.164: null while unset, or when no telephone can have it. A demonstration without one has
 * the example number, which belongs to nobody.
 */
export async function getSupportNumber(ctx: Pick<Ctx, 'db' | 'log' | 'isDemo'>): Promise<string | null> {
  return supportNumber(await getStored(ctx), ctx.isDemo)
}

function supportNumber(stored: StoredSettings, isDemo: boolean): string | null {
  const number = readNumber(stored, 'SUPPORT_WHATSAPP_NUMBER')
  if (number !== null && isPossiblePhone(number, isDemo)) return number
  return isDemo ? parsePhone(examplePhone) : null
}

export async function getPublic(ctx: Pick<Ctx, 'db' | 'log' | 'isDemo' | 'canSendMail'>): Promise<PublicSettings> {
  const stored = await getStored(ctx)
  return {
    flags: Object.fromEntries(flagKeys.map((key) => [key, readFlag(stored, key)])) as Record<FlagKey, boolean>,
    social: socialLinks(stored),
    supportWhatsapp: supportNumber(stored, ctx.isDemo)?.slice(1) ?? null,
    legalLastUpdated: readText(stored, 'LEGAL_LAST_UPDATED_DATE'),
    adsClientId: adsClient(stored),
    dataUser: dataUser(stored),
    isDemo: ctx.isDemo,
    canSendMail: ctx.canSendMail,
  }
}
