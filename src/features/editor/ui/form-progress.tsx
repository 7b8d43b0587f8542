import { clsx } from 'clsx'
import { steps, type Step } from '#features/listings/rules/fields.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

/** Step indicator with links to all five steps. `completedSteps` are those that are done. */
export function FormProgress({
  step,
  completedSteps,
  onGo,
}: {
  step: Step
  completedSteps: ReadonlySet<Step>
  onGo: (step: Step) => void
}) {
  const t = useTranslation()
  return (
    <nav aria-label={t('form.steps')}>
      <ol className="grid grid-cols-5 gap-1.5">
        {steps.map((one, at) => {
          const isCurrent = one === step
          return (
            <li key={one}>
              <button
                type="button"
                onClick={() => onGo(one)}
                aria-current={isCurrent ? 'step' : undefined}
                className={clsx(
                  'flex min-h-11 w-full flex-col justify-center gap-1.5 text-left text-sm',
                  isCurrent ? 'font-semibold' : 'text-muted hover:text-ink',
                )}
              >
                <span
                  aria-hidden="true"
                  className={clsx(
                    'h-1.5 w-full rounded-full',
                    isCurrent ? 'bg-primary' : completedSteps.has(one) ? 'bg-primary/50' : 'bg-line',
                  )}
                />
                <span className="flex items-center gap-1 max-sm:sr-only">
                  {completedSteps.has(one) && !isCurrent && <Icon name="check" size={14} className="flex-none" />}
                  <span className="truncate">
                    {at + 1}. {t(`form.step.${one}`)}
                  </span>
                  {completedSteps.has(one) && <span className="sr-only">{t('form.step.done')}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
