import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memberKey } from '#platform/ui/drafts.ts'
import { FormAlert, SubmitButton, TextAreaField } from '#platform/ui/field.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { cleanText } from '#shared/text.ts'
import { moderationApi } from '../api.ts'
import { claimStateQuery } from './claim-state.ts'
import { useTranslation } from './use-translation.ts'

type ClaimProps = { listingId: string; memberId: string; onClose: () => void }

/** Claims a listing, proved by its WhatsApp number or explained in a note for the admins. */
export function ClaimDialog({ listingId, memberId, onClose }: ClaimProps) {
  const t = useTranslation()
  const state = useQuery({ ...claimStateQuery(useApi(moderationApi), listingId, memberId), staleTime: 0 })
  return (
    <Sheet isOpen onClose={onClose} title={t('claim.title')} closeLabel={t('claim.close')} fitsContent>
      <div className="space-y-3 pb-3">
        <p>{t('claim.text')}</p>
        {state.isPending && <Spinner />}
        {state.isError && <FormAlert alert={t('claim.failed')} />}
        {state.data === null && <p className="font-medium">{t('claim.taken')}</p>}
        {state.data?.status === 'open' && <p className="font-medium">{t('claim.open')}</p>}
        {state.data && state.data.status !== 'open' && (
          <ClaimForm {...{ listingId, memberId, onClose }} {...state.data} />
        )}
      </div>
    </Sheet>
  )
}

type FormProps = ClaimProps & { isNumberProved: boolean; isPlanFull: boolean }

function ClaimForm({ listingId, memberId, isNumberProved, isPlanFull, onClose }: FormProps) {
  const t = useTranslation()
  const calls = useApiClient(moderationApi)
  const { queryKey } = claimStateQuery(useApi(moderationApi), listingId, memberId)
  const queries = useQueryClient()
  const refusals: Record<string, string> = {
    CLAIM_TAKEN: t('claim.taken'),
    CLAIM_OPEN: t('claim.open'),
    CLAIM_OWN_REVIEW: t('claim.ownReview'),
  }
  const form = useForm({
    form: {
      note: (typed) =>
        cleanText(typed) === '' && !isNumberProved ? { error: 'required' } : { value: cleanText(typed) },
    },
    draftKey: memberKey(`claim:${listingId}`, memberId),
    errorMessage: () => t('claim.noteRequired'),
    refusalMessage: (code) => refusals[code],
    submit: async ({ note }) => {
      await calls.claim({ id: listingId, note: cleanText(note) })
      toast({ title: t('claim.sent'), description: t('claim.sentText') })
      // Together, so that the focus leaves the dialog for the sentence that takes the place of its button.
      onClose()
      queries.setQueryData<object>(queryKey, { status: 'open', isNumberProved, isPlanFull })
    },
  })
  return (
    <form {...form.props} className="space-y-3">
      <FormAlert alert={form.alert} />
      {isNumberProved && <p className="text-primary font-medium">{t('claim.proved')}</p>}
      {isPlanFull && <p className="rounded-control bg-gold-soft p-3 text-sm">{t('claim.planFull')}</p>}
      <TextAreaField
        field={form.field('note')}
        label={t('claim.note')}
        hint={t('claim.noteHint')}
        defaultValue={form.stored?.['note']}
        rows={4}
        maxLength={2_000}
      />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('claim.send')}
      </SubmitButton>
    </form>
  )
}
