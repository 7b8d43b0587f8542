import { integrationsApi } from '#features/integrations/api.ts'
import { keysQuery, webhooksQuery } from '#features/integrations/ui/integrations-queries.ts'
import { IntegrationsScreen } from '#features/integrations/ui/integrations-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api) => [keysQuery(api(integrationsApi)), webhooksQuery(api(integrationsApi))])
export { loader, loader as clientLoader }

export default IntegrationsScreen
