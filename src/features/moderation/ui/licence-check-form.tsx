import { useState } from 'react'
import { FormAlert, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { decidedOne, type useDecision } from '#platform/ui/use-decision.ts'
import { useForm } from '#platform/ui/use-form.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { moderationApi } from '../api.ts'
import type { LicenceToCheck } from '../contract.ts'
import { licenceCheckForm } from '../rules/licences.ts'
import { useTranslation } from './use-translation.ts'

type Props = {
  licence: LicenceToCheck
  result: 'checked' | 'not_found'
  decide: ReturnType<typeof useDecision>['decide']
  onDone: () => void
}

/** What the admin saw in the register, on which day, and the last day that it shows. */
export function LicenceCheckForm({
  licence: { listing, key, name, number, expiresOn },
  result,
  decide,
  onDone,
}: Props) {
  const t = useTranslation()
  const calls = useApiClient(moderationApi)
  const [today] = useState(() => hongKongDay(new Date()))
  const isFound = result === 'checked'
  const form = useForm({
    form: licenceCheckForm(today),
    errorMessage: (error) =>
      ({
        foundMissing: t('licences.foundMissing'),
        foundTooLong: t('licences.foundTooLong'),
        checkedOnInvalid: t('licences.checkedOnInvalid'),
        expiresOnInvalid: t('licences.expiresOnInvalid'),
      })[error] ?? t('review.failed'),
    refusalMessage: (code) => (code === 'LICENCE_CHANGED' ? t('licences.changed') : undefined),
    submit: async (typed) => {
      const send = async () => {
        await calls.checkLicence({ id: listing.id, key, number, result, ...typed })
        return decidedOne(listing.id)
      }
      const title = t(isFound ? 'licences.markedChecked' : 'licences.markedNotFound')
      await decide([listing.id], send, () => title, `${name} ${number}`)
      onDone()
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-3 pb-2">
      <p>{t(isFound ? 'licences.checkedText' : 'licences.notFoundText')}</p>
      <FormAlert alert={form.alert} />
      <TextAreaField
        field={form.field('found')}
        data-first-focus
        label={t('licences.found')}
        hint={t('licences.foundHint')}
        rows={3}
      />
      <TextField
        field={form.field('checkedOn')}
        label={t('licences.checkedOn')}
        type="date"
        max={today}
        defaultValue={today}
      />
      <TextField
        field={form.field('expiresOn')}
        label={t('licences.expiresOn')}
        type="date"
        defaultValue={expiresOn ?? ''}
      />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t(isFound ? 'licences.markChecked' : 'licences.markNotFound')}
      </SubmitButton>
    </form>
  )
}
