import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { FormAlert, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { fullName } from '#shared/person-name.ts'
import { moderationApi } from '../api.ts'
import { handOverForm } from '../rules/hand-over.ts'
import { ownerQuery } from './review-queries.ts'
import { ReviewSection } from './review-section.tsx'
import { useTranslation } from './use-translation.ts'

/** Who owns a listing, and a button that moves it to another member after asking for the address and the reason. */
export function HandOver({ listingId }: { listingId: string }) {
  const t = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const owner = useQuery(ownerQuery(useApi(moderationApi), listingId)).data
  return (
    <ReviewSection title={t('review.owner')}>
      <p className="mb-3 break-words">
        {owner ? (
          <>
            <Link to={`/admin/users/${owner.id}`} className="underline">
              {fullName(owner)}
            </Link>{' '}
            · <EmailAddress email={owner.email} />
          </>
        ) : (
          owner === null && t('review.unclaimed')
        )}
      </p>
      <Button onClick={() => setIsOpen(true)}>{t('handOver.open')}</Button>
      <Sheet isOpen={isOpen} onClose={close} title={t('handOver.title')} closeLabel={t('handOver.close')} fitsContent>
        <HandOverForm listingId={listingId} onDone={close} />
      </Sheet>
    </ReviewSection>
  )
}

function HandOverForm({ listingId, onDone }: { listingId: string; onDone: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(moderationApi)
  const invalidate = useInvalidate()
  const form = useForm({
    form: handOverForm,
    errorMessage: (error) =>
      ({
        emailInvalid: t('handOver.emailInvalid'),
        reasonMissing: t('handOver.reasonMissing'),
        reasonTooLong: t('handOver.reasonTooLong'),
        ownerUnknown: t('handOver.ownerUnknown'),
      })[error] ?? t('review.failed'),
    refusalMessage: (code) =>
      ({
        OWNER_SAME: t('handOver.same'),
        OWNER_PLAN_LIMIT: t('handOver.planLimit'),
        OWNER_REVIEWED: t('handOver.reviewed'),
      })[code],
    submit: async (typed) => {
      await calls.handOver({ id: listingId, ...typed })
      await invalidate('listings', 'editor', 'moderation', 'backoffice')
      toast({ title: t('handOver.done') })
      onDone()
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-3 pb-2">
      <p>{t('handOver.text')}</p>
      <FormAlert alert={form.alert} />
      <TextField field={form.field('email')} label={t('handOver.email')} type="email" autoComplete="off" required />
      <TextAreaField field={form.field('reason')} label={t('handOver.reason')} rows={3} required />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('handOver.submit')}
      </SubmitButton>
    </form>
  )
}
