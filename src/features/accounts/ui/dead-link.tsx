import type { ReactNode } from 'react'
import { useTranslation } from './use-translation.ts'

/** A link of an e-mail that works no more, why that may be, and how to get another one. */
export function DeadLink({ text, children }: { text: string; children: ReactNode }) {
  const t = useTranslation()
  return (
    <div className="space-y-4">
      <div role="alert" className="rounded-control bg-accent-soft p-3">
        <p className="text-accent font-semibold">{t('link.title')}</p>
        <p className="mt-1">{text}</p>
      </div>
      {children}
    </div>
  )
}
