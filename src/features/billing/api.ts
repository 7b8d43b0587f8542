import { defineApi } from '#platform/api.ts'
import type { billingContract } from './contract.ts'

export const billingApi = defineApi<typeof billingContract>('billing')
