import { Link } from 'react-router'
import { pathToPlan, type PlanKey } from '#features/billing/rules.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

/** What the plan allows, said where it binds, with the way to more beside it. Nothing typed is lost on that way. */
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
          {t(`form.lift.${liftedBy as PlanKey}`)}
        </Link>
      )}
    </p>
  )
}
