import { CoachPanel } from '#features/coach/ui/coach-panel.tsx'
import { editorApi } from '#features/editor/api.ts'
import type { OwnListing } from '#features/editor/contract.ts'
import { parseMyListingsParams, myListingsQuery, myListingsParams } from '#features/editor/ui/my-listings-query.ts'
import { MyListingsScreen } from '#features/editor/ui/my-listings-screen.tsx'
import { PromotionLink } from '#features/promotion/ui/promotion-link.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale, deferred }) =>
  deferred(myListingsQuery(api(editorApi), locale, parseMyListingsParams(url.searchParams))),
)
export { loader, loader as clientLoader }
export const handle = { params: myListingsParams }

const below = ({ id, status }: OwnListing, listingIds: string[]) => (
  <>
    <CoachPanel listingId={id} listingIds={listingIds.slice(0, 100)} />
    {/* A poster would lead customers to a page that only the owner sees. */}
    {status === 'approved' && <PromotionLink listingId={id} />}
  </>
)

export default function MyListings() {
  return <MyListingsScreen below={below} />
}
