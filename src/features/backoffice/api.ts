import { defineApi } from '#platform/api.ts'
import type { backofficeContract } from './contract.ts'

export const backofficeApi = defineApi<typeof backofficeContract>('backoffice')
