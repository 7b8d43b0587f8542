import { defineApi } from '#platform/api.ts'
import type { referralsContract } from './contract.ts'

export const referralsApi = defineApi<typeof referralsContract>('referrals')
