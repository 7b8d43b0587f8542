import { defineApi } from '#platform/api.ts'
import type { membersContract } from './contract.ts'

export const membersApi = defineApi<typeof membersContract>('members')
