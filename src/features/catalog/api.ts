import { defineApi } from '#platform/api.ts'
import type { catalogContract } from './contract.ts'

export const catalogApi = defineApi<typeof catalogContract>('catalog')
