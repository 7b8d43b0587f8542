import { defineApi } from '#platform/api.ts'
import type { verificationContract } from './contract.ts'

export const verificationApi = defineApi<typeof verificationContract>('verification')
