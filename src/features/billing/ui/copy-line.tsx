import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useCopy } from '#platform/ui/use-copy.ts'
import { useTranslation } from './use-translation.ts'

/** A labelled value in large type with a copy button. */
export function CopyLine({
  label,
  value,
  displayValue,
  hint,
}: {
  label: string
  value: string
  displayValue?: ReactNode
  hint?: string
}) {
  const t = useTranslation()
  const copy = useCopy()
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd>
        <span className="flex items-center justify-between gap-3">
          <span className="tabular min-w-0 text-lg font-semibold break-all select-all">{displayValue ?? value}</span>
          <Button
            aria-label={t('payment.copy', { what: label })}
            onClick={() => void copy(value)}
            className="flex-none"
          >
            <Icon name="copy" size={18} />
          </Button>
        </span>
        {hint && <span className="text-muted block text-sm">{hint}</span>}
      </dd>
    </div>
  )
}
