import { defineApi } from '#platform/api.ts'
import type { shortlistContract } from './contract.ts'

export const shortlistApi = defineApi<typeof shortlistContract>('shortlist')
