import { useState } from 'react'
import { contentFields, fieldOf, type ContentField } from '#features/listings/rules/fields.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { localeNames, locales } from '#shared/locale.ts'
import type { QueueItem } from '../contract.ts'
import { fieldsOfTemplate, rejectionTemplateKeys, rejectionTemplates } from '../rules/rejection-templates.ts'
import { useTranslation } from './use-translation.ts'

type RejectDialogProps = {
  /** The rejected items; null while the dialog is closed. */
  items: QueueItem[] | null
  onClose: () => void
  onReject: (revisionIds: string[], reason: string, fields: ContentField[]) => Promise<void>
}

/**
 * Asks for the reason of a rejection and the fields to change. Templates are in the language of the owner, with the other
 * languages below; of owners with several languages, in the admin's, and each owner gets their own.
 */
export function RejectDialog({ items, onClose, onReject }: RejectDialogProps) {
  const t = useTranslation()
  const locale = useLocale()
  const [fields, setFields] = useState<ReadonlySet<ContentField>>(new Set())
  const languages = new Set(items?.map(({ ownerLanguage }) => ownerLanguage ?? locale))
  const [owners, ...others] = languages
  const language = owners !== undefined && others.length === 0 ? owners : locale
  const close = () => {
    setFields(new Set())
    onClose()
  }
  const text = t('review.rejectText')
  return (
    <ReasonDialog
      isOpen={items !== null}
      onClose={close}
      title={
        items?.length === 1
          ? t('review.rejectOne', { name: items[0]!.name.text })
          : t('review.rejectTitle', { count: items?.length ?? 1 })
      }
      text={language === locale ? text : `${text} ${t('review.ownerReads', { language: localeNames[language] })}`}
      templates={rejectionTemplateKeys
        .filter((key) => key !== 'other')
        .map((key) => ({
          name: t(`review.template.${key}`),
          text: rejectionTemplates[key][language],
          translations: locales
            .filter((one) => one !== language)
            .map((one) => [one, rejectionTemplates[key][one]] as const),
          onChoose: () => setFields(new Set(fieldsOfTemplate[key])),
        }))}
      confirm={t('review.reject')}
      onConfirm={async (reason) => {
        const revisionIds = items?.map(({ revisionId }) => revisionId) ?? []
        await onReject(revisionIds, reason, [...fields])
        setFields(new Set())
      }}
    >
      <FieldChoice fields={fields} onChange={setFields} />
    </ReasonDialog>
  )
}

/** Fields that a moderator may name; of a text in two languages, one stands for both. */
const nameable = contentFields.filter(
  (name) => fieldOf(name).lang !== 'zh-Hant' && !fieldOf(name).onlyWith && name !== 'isBusinessRegistrationShown',
)

function FieldChoice({
  fields,
  onChange,
}: {
  fields: ReadonlySet<ContentField>
  onChange: (fields: ReadonlySet<ContentField>) => void
}) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const toggle = (name: ContentField) =>
    onChange(new Set(fields.has(name) ? [...fields].filter((one) => one !== name) : [...fields, name]))
  const nameOf = (name: ContentField) =>
    name === 'nameEn' || name === 'summaryEn' || name === 'descriptionEn'
      ? t(`review.text.${name}`)
      : listingT(`field.${name}`)
  return (
    <details className="text-sm" open={fields.size > 0 || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold lg:min-h-9">
        {t('review.fieldsToChange', { count: fields.size })}
      </summary>
      <fieldset className="grid sm:grid-cols-2">
        <legend className="sr-only">{t('review.fieldsLegend')}</legend>
        {nameable.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2 lg:min-h-8">
            <input
              type="checkbox"
              className="accent-primary size-4 flex-none"
              checked={fields.has(name)}
              onChange={() => toggle(name)}
            />
            {nameOf(name)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
