import { useParams } from 'react-router'
import { billingApi } from '#features/billing/api.ts'
import { ReceiptScreen } from '#features/billing/ui/receipt-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { params }) => [
  api(billingApi).getReceipt.queryOptions({ input: { id: params['id'] ?? '' } }),
])
export { loader, loader as clientLoader }

export default function Receipt() {
  return <ReceiptScreen id={useParams()['id'] ?? ''} />
}
