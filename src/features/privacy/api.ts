import { defineApi } from '#platform/api.ts'
import type { privacyContract } from './contract.ts'

export const privacyApi = defineApi<typeof privacyContract>('privacy')
