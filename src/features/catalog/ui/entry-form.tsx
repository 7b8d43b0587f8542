import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CheckboxField, FormAlert, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm, type FieldProps } from '#platform/ui/use-form.ts'
import { catalogApi } from '../api.ts'
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

const errors = [
  'nameRequired',
  'nameTooLong',
  'slugInvalid',
  'synonymsTooMany',
  'phrasesTooMany',
  'iconRequired',
] as const

const languages = [
  { lang: 'en', suffix: 'En', comma: ', ' },
  { lang: 'zh-Hant', suffix: 'ZhHant', comma: '、' },
  { lang: 'zh-Hans', suffix: 'ZhHans', comma: '、' },
] as const

/** Names, slug, words and icon of a category or an area. The input is kept when the server refuses it. */
export function EntryForm(props: EntryFormProps) {
  const { kind, entry } = props
  const hasPhrases = kind === 'category' && entry !== null
  const phrases = useQuery({
    ...useApi(catalogApi).findPhrases.queryOptions({ input: { id: entry?.id ?? '' } }),
    enabled: hasPhrases,
  })
  // Without the phrases the form would delete them.
  if (hasPhrases && !phrases.data) return null
  return <EntryFields {...props} phrases={phrases.data ?? []} />
}

function EntryFields({ kind, entry, parent, onClose, phrases }: EntryFormProps & { phrases: string[] }) {
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
        {languages.map(({ lang, suffix }) => (
          <TextField
            key={lang}
            field={form.field(`name${suffix}`)}
            label={t(`field.name${suffix}`)}
            defaultValue={entry?.[`name${suffix}`]}
            lang={lang}
            onChange={(event) => {
              if (lang === 'en' && !isSlugTyped) setSlug(slugOf(event.target.value))
            }}
          />
        ))}
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
        {languages.map(({ lang, suffix, comma }) => (
          <TextAreaField
            key={lang}
            field={form.field(`synonyms${suffix}`)}
            label={t(`field.synonyms${suffix}`)}
            hint={lang === 'en' && t('field.synonymsHint')}
            defaultValue={entry?.[`synonyms${suffix}`].join(comma)}
            rows={2}
            lang={lang}
          />
        ))}
        {kind === 'category' && <TradeWords field={form.field} entry={entry} phrases={phrases} />}
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

type TradeWordsProps = {
  field: (name: keyof typeof entryForm) => FieldProps
  entry: CatalogEntry | null
  phrases: string[]
}

/** What people say who need a category, and what one of its providers is called. */
function TradeWords({ field, entry, phrases }: TradeWordsProps) {
  const t = useTranslation()
  return (
    <>
      <TextAreaField
        field={field('phrases')}
        label={t('field.phrases')}
        hint={t('field.phrasesHint')}
        defaultValue={phrases.join('\n')}
        rows={3}
      />
      {languages.map(({ lang, suffix }) => (
        <TextField
          key={lang}
          field={field(`singular${suffix}`)}
          label={t(`field.singular${suffix}`)}
          hint={lang === 'en' && t('field.singularHint')}
          defaultValue={entry?.[`singular${suffix}`]}
          lang={lang}
        />
      ))}
    </>
  )
}
