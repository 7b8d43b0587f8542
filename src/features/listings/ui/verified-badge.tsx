import { Icon } from '#platform/ui/icon.tsx'
import { Tooltip } from '#platform/ui/tooltip.tsx'
import { useTranslation } from './use-translation.ts'

/** Badge for a verified WhatsApp number, with an explanatory tooltip; `hint` may add the date. */
export function VerifiedBadge({ hint }: { hint?: string }) {
  const t = useTranslation()
  return (
    <Tooltip text={hint ?? t('card.verifiedHint')}>
      {(describedBy) => (
        <button
          type="button"
          aria-describedby={describedBy}
          className="text-primary relative z-10 inline-flex min-h-6 cursor-help items-center gap-1 rounded-full text-sm font-medium"
        >
          <Icon name="badge-check" size={16} />
          {t('card.verified')}
        </button>
      )}
    </Tooltip>
  )
}
