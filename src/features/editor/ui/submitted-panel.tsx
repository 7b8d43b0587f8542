import { useEffect, useRef } from 'react'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { Submitted } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Confirmation after submitting: states what happens next. */
export function SubmittedPanel({ sent, onAnother }: { sent: Submitted; onAnother: () => void }) {
  const t = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const outcome = sent.rejectionCode === 'plan_limit' ? 'planLimit' : sent.isRevision ? 'revision' : 'pending'
  return (
    <div className="rounded-card border-line bg-surface mx-auto max-w-2xl border p-6 text-center sm:p-10">
      <Icon name={outcome === 'planLimit' ? 'info' : 'clock'} size={40} className="text-gold-ink mx-auto" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-2xl font-bold focus:outline-none">
        {t(`submitted.${outcome}`)}
      </h1>
      <p className="mt-2">{t(`submitted.${outcome}Text`)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/user/listings" variant="primary">
          {t('mine.title')}
        </ButtonLink>
        <ButtonLink to={listingPath(sent.slug)}>{t('submitted.view')}</ButtonLink>
        {!sent.isRevision && <Button onClick={onAnother}>{t('submitted.another')}</Button>}
      </div>
    </div>
  )
}
