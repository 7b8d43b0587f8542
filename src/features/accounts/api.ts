import { defineApi } from '#platform/api.ts'
import type { accountsContract } from './contract.ts'

export const accountsApi = defineApi<typeof accountsContract>('accounts')
