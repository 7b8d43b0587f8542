import { defineApi } from '#platform/api.ts'
import type { integrationsContract } from './contract.ts'

export const integrationsApi = defineApi<typeof integrationsContract>('integrations')
