import { defineApi } from '#platform/api.ts'
import type { draftsContract } from './contract.ts'

export const draftsApi = defineApi<typeof draftsContract>('drafts')
