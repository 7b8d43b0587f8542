import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { maxAskable } from '../rules.ts'
import { pathWithIds } from '../rules/paths.ts'
import { useTranslation } from './use-translation.ts'

/** Leads from results to one message for up to three of the first ones. */
export function AskResults({ listings }: { listings: readonly { id: string }[] }) {
  const t = useTranslation()
  const ids = listings.slice(0, maxAskable).map(({ id }) => id)
  return (
    <p className="mt-4 text-center">
      <ButtonLink to={pathWithIds('/ask', ids)} rel="nofollow" variant="ghost">
        <Icon name="whatsapp" size={18} />
        {t('results.ask')}
      </ButtonLink>
    </p>
  )
}
