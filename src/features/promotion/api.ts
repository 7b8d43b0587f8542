import { defineApi } from '#platform/api.ts'
import type { promotionContract } from './contract.ts'

export const promotionApi = defineApi<typeof promotionContract>('promotion')
