import { Icon } from '#platform/ui/icon.tsx'
import { Tooltip } from '#platform/ui/tooltip.tsx'
import { useTranslation } from './use-translation.ts'

/** The badge of a confirmed WhatsApp number. The tooltip says what it proves; `hint` may name the day. */
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
