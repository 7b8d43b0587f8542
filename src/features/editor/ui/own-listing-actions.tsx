import { useState } from 'react'
import { isApiError } from '#platform/api.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { editorApi } from '../api.ts'
import type { OwnListing } from '../contract.ts'
import { firstInvalidStep } from '../rules/form-steps.ts'
import { useTranslation } from './use-translation.ts'

/** Runs an action on an own listing: shows progress, refreshes queries and reports the result. */
function useListingAction() {
  const t = useTranslation()
  const invalidate = useInvalidate()
  const [isBusy, setBusy] = useState(false)
  async function run(call: () => Promise<unknown>, successMessage: string) {
    if (isBusy) return
    setBusy(true)
    try {
      await call()
      toast({ title: successMessage })
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined
      toast({
        title: t(code === 'LISTING_PLAN_LIMIT' ? 'mine.planFull' : code ? 'mine.changed' : 'mine.actionFailed'),
        variant: 'destructive',
      })
    } finally {
      // Refresh after failures too, since the listing may have changed.
      await invalidate('listings', 'editor', 'moderation')
      setBusy(false)
    }
  }
  return { run, isBusy }
}

export function WithdrawButton({ id }: { id: string }) {
  const t = useTranslation()
  const calls = useApiClient(editorApi)
  const { run, isBusy } = useListingAction()
  return (
    <Button aria-disabled={isBusy} onClick={() => void run(() => calls.withdrawRevision({ id }), t('mine.withdrawn'))}>
      {isBusy && <Spinner />}
      <span>{t('mine.withdraw')}</span>
    </Button>
  )
}

export function OwnListingActions({ listing }: { listing: OwnListing }) {
  const t = useTranslation()
  const calls = useApiClient(editorApi)
  const { run, isBusy } = useListingAction()
  const [isConfirming, setConfirming] = useState(false)
  const { id, status, rejectionCode, mayResubmit, name } = listing
  const firstStep = firstInvalidStep(listing.rejectedFields.map((path) => ({ path })))
  return (
    <div className="mt-4 flex flex-wrap gap-2 max-sm:*:px-3">
      {rejectionCode === 'plan_limit' && mayResubmit && (
        <Button
          variant="primary"
          aria-disabled={isBusy}
          onClick={() => void run(() => calls.resubmit({ id }), t('mine.resubmitted'))}
        >
          {isBusy && <Spinner />}
          <span>{t('mine.resubmit')}</span>
        </Button>
      )}
      <ButtonLink
        to={`/submit-listing?edit=${id}${firstStep ? `&step=${firstStep}` : ''}`}
        variant={rejectionCode === 'moderation' ? 'primary' : 'secondary'}
        aria-label={t('mine.editNamed', { name: name.text })}
      >
        <Icon name="pencil" size={18} />
        {t('mine.edit')}
      </ButtonLink>
      {status === 'approved' && (
        <ButtonLink to={`/analytics/${id}`} aria-label={t('mine.analyticsNamed', { name: name.text })}>
          <Icon name="chart-line" size={18} />
          {t('mine.analytics')}
        </ButtonLink>
      )}
      <Button
        variant="ghost"
        aria-label={t('mine.deleteNamed', { name: name.text })}
        onClick={() => setConfirming(true)}
      >
        <Icon name="trash-2" size={18} />
        {t('mine.delete')}
      </Button>
      <Sheet
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('mine.deleteTitle')}
        closeLabel={t('mine.cancelDelete')}
        fitsContent
      >
        <p className="mt-2">{t('mine.deleteText', { name: name.text })}</p>
        <div className="mt-6 mb-3 flex flex-wrap justify-end gap-3">
          <Button onClick={() => setConfirming(false)}>{t('mine.cancelDelete')}</Button>
          <Button
            variant="danger"
            aria-disabled={isBusy}
            onClick={() => void run(() => calls.remove({ id }), t('mine.deleted')).then(() => setConfirming(false))}
          >
            {isBusy && <Spinner />}
            <span>{t('mine.deleteConfirm')}</span>
          </Button>
        </div>
      </Sheet>
    </div>
  )
}
