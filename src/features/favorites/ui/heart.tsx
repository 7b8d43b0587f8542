import { lazy, Suspense, type ComponentType } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { useIsOnDevice } from './device-shortlist.ts'
import { HeartButton, type HeartProps } from './heart-button.tsx'
import { useChangeOnDevice } from './use-favorite.ts'

let MemberHeart: ComponentType<HeartProps> | undefined

/** Loads what only members need; before hydration where somebody is signed in, as a tap would be lost until then. */
export async function loadMemberHeart() {
  ;({ MemberHeart } = await import('./member-heart.tsx'))
  return { default: MemberHeart }
}

if (import.meta.env.SSR) await loadMemberHeart()
const LazyHeart = lazy(loadMemberHeart)

/** Saves a listing: a member's favourite, or for a visitor in this browser. */
export function Heart(props: HeartProps) {
  if (!useMe().data) return <VisitorHeart {...props} />
  // Not in a boundary once it is loaded: that would hydrate later, when the favourites may be others than in the HTML.
  if (MemberHeart) return <MemberHeart {...props} />
  return (
    <Suspense fallback={<VisitorHeart {...props} />}>
      <LazyHeart {...props} />
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
