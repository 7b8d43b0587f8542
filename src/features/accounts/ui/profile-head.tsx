import { Link } from 'react-router'
import { Head } from '#platform/ui/head.tsx'
import { useTranslation } from './use-translation.ts'

/** Tabs of the profile screen, as the URL names them. */
export const profileTabs = ['profile', 'security', 'privacy'] as const
export type ProfileTab = (typeof profileTabs)[number]

const paths = {
  profile: '/profile',
  security: '/profile?tab=security',
  privacy: '/profile?tab=privacy',
  reviews: '/user/reviews',
} as const

/** Heading and tabs of the profile, above each of its tabs; that of the reviews belongs to another feature. */
export function ProfileHead({ tab: current }: { tab: ProfileTab | 'reviews' }) {
  const t = useTranslation()
  const title = t(current === 'reviews' ? 'tab.reviews' : 'profile.title')
  return (
    <>
      <Head title={title} description={title} noIndex />
      <h1 className="mb-4 text-2xl font-bold">{t('profile.title')}</h1>
      <nav aria-label={t('profile.tabs')} className="border-line mb-6 flex overflow-x-auto border-b">
        {([...profileTabs, 'reviews'] as const).map((tab) => (
          <Link
            key={tab}
            to={paths[tab]}
            aria-current={tab === current ? 'page' : undefined}
            className="text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink -mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-semibold whitespace-nowrap aria-[current=page]:[scroll-initial-target:nearest] sm:px-4"
          >
            {t(`tab.${tab}`)}
          </Link>
        ))}
      </nav>
    </>
  )
}
