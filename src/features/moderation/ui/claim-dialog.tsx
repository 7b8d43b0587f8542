import { ORPCError } from '@orpc/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { FieldError, FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { moderationApi } from '../api.ts'
import { useTranslation } from './use-translation.ts'

/** Claims a listing, proved by its WhatsApp number or explained in a note for the admins. */
export function ClaimDialog({ listingId, onClose }: { listingId: string; onClose: () => void }) {
  const t = useTranslation()
  const state = useQuery(useApi(moderationApi).getClaimState.queryOptions({ input: { id: listingId }, staleTime: 0 }))
  return (
    <Sheet isOpen onClose={onClose} title={t('claim.title')} closeLabel={t('claim.close')} fitsContent>
      <div className="space-y-3 pb-3">
        <p>{t('claim.text')}</p>
        {state.isPending && <Spinner />}
        {state.isError && <FormAlert alert={t('claim.failed')} />}
        {state.data === null && <p className="font-medium">{t('claim.taken')}</p>}
        {state.data?.status === 'open' && <p className="font-medium">{t('claim.open')}</p>}
        {state.data && state.data.status !== 'open' && (
          <ClaimForm listingId={listingId} {...state.data} onClose={onClose} />
        )}
      </div>
    </Sheet>
  )
}

type FormProps = { listingId: string; isNumberProved: boolean; isPlanFull: boolean; onClose: () => void }

function ClaimForm({ listingId, isNumberProved, isPlanFull, onClose }: FormProps) {
  const t = useTranslation()
  const id = useId()
  const calls = useApiClient(moderationApi)
  const moderation = useApi(moderationApi)
  const queries = useQueryClient()
  const note = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const [alert, setAlert] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const errorMessages: Record<string, string> = {
    CLAIM_TAKEN: t('claim.taken'),
    CLAIM_OPEN: t('claim.open'),
    CLAIM_OWN_REVIEW: t('claim.ownReview'),
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const typed = note.current?.value.trim() ?? ''
    if (isBusy) return
    if (typed === '' && !isNumberProved) {
      setError(t('claim.noteRequired'))
      note.current?.focus()
      return
    }
    setIsBusy(true)
    try {
      await calls.claim({ id: listingId, note: typed })
      await queries.invalidateQueries({ queryKey: moderation.getClaimState.key() })
      toast({ title: t('claim.sent'), description: t('claim.sentText') })
      onClose()
    } catch (failure) {
      setAlert((failure instanceof ORPCError && errorMessages[failure.code as string]) || t('claim.failed'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-3">
      <FormAlert alert={alert} />
      {isNumberProved && <p className="text-primary font-medium">{t('claim.proved')}</p>}
      {isPlanFull && <p className="rounded-control bg-gold-soft p-3 text-sm">{t('claim.planFull')}</p>}
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          {t('claim.note')}
        </label>
        <textarea
          ref={note}
          id={id}
          rows={4}
          maxLength={2_000}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}error` : `${id}hint`}
          className="bg-surface border-line-strong rounded-control block w-full border px-3 py-2"
        />
        <p id={`${id}hint`} className="text-muted mt-1 text-sm">
          {t('claim.noteHint')}
        </p>
        <FieldError id={`${id}error`} error={error} />
      </div>
      <SubmitButton isBusy={isBusy} isWide>
        {t('claim.send')}
      </SubmitButton>
    </form>
  )
}
