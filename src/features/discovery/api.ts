import { defineApi } from '#platform/api.ts'
import type { discoveryContract } from './contract.ts'

export const discoveryApi = defineApi<typeof discoveryContract>('discovery')
