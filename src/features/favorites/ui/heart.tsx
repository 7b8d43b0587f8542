import { lazy, Suspense } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { useIsOnDevice } from './device-shortlist.ts'
import { HeartButton, type HeartProps } from './heart-button.tsx'
import { useChangeOnDevice } from './use-favorite.ts'

/** Loads what only members need; before hydration where somebody is signed in, as a tap would be lost until then. */
export const loadMemberHeart = () => import('./member-heart.tsx')
const MemberHeart = lazy(async () => ({ default: (await loadMemberHeart()).MemberHeart }))

/** Saves a listing: a member's favourite, or for a visitor in this browser. */
export function Heart(props: HeartProps) {
  if (!useMe().data) return <VisitorHeart {...props} />
  return (
    <Suspense fallback={<VisitorHeart {...props} />}>
      <MemberHeart {...props} />
    </Suspense>
  )
}

/** Costs no queries: a page shows dozens of them to visitors. */
function VisitorHeart(props: HeartProps) {
  const { id } = props.listing
  const isSaved = useIsOnDevice(id)
  const change = useChangeOnDevice()
  return <HeartButton {...props} isSaved={isSaved} onPress={() => change(id, !isSaved)} />
}
