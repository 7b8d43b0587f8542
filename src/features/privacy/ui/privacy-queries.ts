import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import type { KnownParams } from '#shared/known-params.ts'
import type { privacyContract } from '../contract.ts'

type Privacy = FeatureQueries<typeof privacyContract>

export const mineQuery = (privacy: Privacy) => privacy.getMine.queryOptions({ input: {} })

/** The register: open requests, or decided ones with `show=decided` in the URL. */
export const registerPages = (privacy: Privacy, params: URLSearchParams) =>
  privacy.find.infiniteOptions(byCursor({ isOpen: params.get('show') !== 'decided' }))

export const registerParams: KnownParams = { show: ['decided'], sort: [] }
