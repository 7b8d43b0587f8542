import type { ReactNode } from 'react'
import { useTranslation } from './use-translation.ts'

/** Explains that an e-mail link is invalid or expired; `children` offers a new one. */
export function InvalidLink({ text, children }: { text: string; children: ReactNode }) {
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
