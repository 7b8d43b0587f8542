import { useState } from 'react'
import { CheckboxField, FormAlert, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import type { CatalogEntry } from '../contract.ts'
import { nameIn } from '../rules.ts'
import { entryForm, type EntryKind, slugOf } from '../rules/entries.ts'
import { useCatalogCalls, useRefusalMessage } from './entry-queries.ts'
import { IconPicker } from './icon-picker.tsx'
import { useTranslation } from './use-translation.ts'

type EntryFormProps = {
  kind: EntryKind
  /** The entry to edit; null to add one. */
  entry: CatalogEntry | null
  /** Parent of a new entry; null for the top level. */
  parent: CatalogEntry | null
  onClose: () => void
}

const errors = ['nameRequired', 'nameTooLong', 'slugInvalid', 'synonymsTooMany', 'iconRequired'] as const

/** Names, slug, synonyms and icon of a category or an area. The input is kept when the server refuses it. */
export function EntryForm({ kind, entry, parent, onClose }: EntryFormProps) {
  const t = useTranslation()
  const locale = useLocale()
  const refusalMessage = useRefusalMessage()
  const { calls, refresh } = useCatalogCalls()
  const [slug, setSlug] = useState(entry?.slug ?? '')
  const [isSlugTyped, setIsSlugTyped] = useState(entry !== null)
  const [icon, setIcon] = useState(entry?.icon ?? (kind === 'area' ? 'map-pin' : ''))
  const form = useForm({
    form: entryForm,
    errorMessage: (error) => t(`error.${errors.find((one) => one === error) ?? 'nameRequired'}`),
    refusalMessage,
    submit: async (typed) => {
      if (entry) await calls.editEntry({ kind, id: entry.id, version: entry.version, ...typed })
      else await calls.addEntry({ kind, parentId: parent?.id ?? null, ...typed })
      toast({ title: t('admin.saved') })
      await refresh()
      onClose()
    },
  })
  const title = entry
    ? t('admin.edit', { name: nameIn(entry, locale) })
    : parent
      ? t('admin.addBelow', { name: nameIn(parent, locale) })
      : t(`admin.${kind}.addTop`)
  return (
    <Sheet isOpen onClose={onClose} title={title} closeLabel={t('admin.close')} fitsContent>
      <form {...form.props} className="space-y-4 py-2">
        <FormAlert alert={form.alert} />
        <TextField
          field={form.field('nameEn')}
          label={t('field.nameEn')}
          defaultValue={entry?.nameEn}
          lang="en"
          onChange={(event) => {
            if (!isSlugTyped) setSlug(slugOf(event.target.value))
          }}
        />
        <TextField
          field={form.field('nameZhHant')}
          label={t('field.nameZhHant')}
          defaultValue={entry?.nameZhHant}
          lang="zh-Hant"
        />
        <TextField
          field={form.field('nameZhHans')}
          label={t('field.nameZhHans')}
          defaultValue={entry?.nameZhHans}
          lang="zh-Hans"
        />
        <TextField
          field={form.field('slug')}
          label={t('field.slug')}
          hint={t(entry ? 'field.slugHint' : 'field.slugNew')}
          value={slug}
          onChange={(event) => {
            setIsSlugTyped(true)
            setSlug(event.target.value)
          }}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconPicker field={form.field('icon')} value={icon} onChoose={setIcon} />
        <TextAreaField
          field={form.field('synonymsEn')}
          label={t('field.synonymsEn')}
          hint={t('field.synonymsHint')}
          defaultValue={entry?.synonymsEn.join(', ')}
          rows={2}
          lang="en"
        />
        <TextAreaField
          field={form.field('synonymsZhHant')}
          label={t('field.synonymsZhHant')}
          defaultValue={entry?.synonymsZhHant.join('、')}
          rows={2}
          lang="zh-Hant"
        />
        <TextAreaField
          field={form.field('synonymsZhHans')}
          label={t('field.synonymsZhHans')}
          defaultValue={entry?.synonymsZhHans.join('、')}
          rows={2}
          lang="zh-Hans"
        />
        <CheckboxField field={form.field('isActive')} defaultChecked={entry?.isActive ?? true}>
          {t('field.isActive')}
        </CheckboxField>
        {kind === 'category' && (
          <>
            <CheckboxField field={form.field('isPopular')} defaultChecked={entry?.isPopular ?? false}>
              {t('field.isPopular')}
            </CheckboxField>
            <CheckboxField field={form.field('takesReviews')} defaultChecked={entry?.takesReviews ?? true}>
              {t('field.takesReviews')}
            </CheckboxField>
          </>
        )}
        <SubmitButton isBusy={form.isBusy}>{t('admin.save')}</SubmitButton>
      </form>
    </Sheet>
  )
}
