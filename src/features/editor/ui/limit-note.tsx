import { Link } from 'react-router'
import { pathToPlan, type PlanKey } from '#features/billing/rules.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

/**
 * A plan limit next to the field it applies to, with a link to the plan that lifts it. The draft is kept meanwhile.
 */
export function LimitNote({ text, liftedBy }: { text: string; liftedBy: string | null }) {
  const t = useTranslation()
  return (
    <p className="text-muted mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      <span>{text}</span>
      {liftedBy && (
        <Link
          to={pathToPlan(liftedBy as PlanKey, true)}
          className="text-gold-ink inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-2"
        >
          <Icon name="crown" size={16} />
          {t(`form.upgrade.${liftedBy as PlanKey}`)}
        </Link>
      )}
    </p>
  )
}
