import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SelectField, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { catalogApi } from '../api.ts'
import type { LicenceKindLinks } from '../contract.ts'
import { registerForm, registerUrlKinds } from '../rules/registers.ts'
import { useCatalogCalls, useRefusalMessage } from './entry-queries.ts'
import { useTranslation } from './use-translation.ts'

/** Kinds of licence with the official pages that a listing links to; providers cannot set them. */
export function RegistersScreen() {
  const t = useTranslation()
  const kinds =
    useQuery(useApi(catalogApi).findLicenceKinds.queryOptions({ input: { locale: useLocale() } })).data ?? []
  const [edited, setEdited] = useState<LicenceKindLinks | null>(null)
  return (
    <>
      <PageHead title={t('registers.title')} />
      <p className="text-muted mb-4 max-w-prose">{t('registers.text')}</p>
      <ul className="divide-line divide-y">
        {kinds.map((kind) => (
          <li key={kind.key} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <h2 className="font-semibold break-words">{kind.name}</h2>
              <p className="text-muted text-sm break-words">{[kind.body, kind.register].filter(Boolean).join(' · ')}</p>
              <OfficialLink url={kind.registerUrl} name={t(`registers.${kind.registerUrlIs ?? 'none'}`)} />
              <OfficialLink url={kind.complaintsUrl} name={t('registers.complaints')} />
            </div>
            <Button
              onClick={() => setEdited(kind)}
              aria-label={t('admin.edit', { name: kind.name })}
              className="flex-none"
            >
              <Icon name="pencil" size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {edited && <LinksForm kind={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function OfficialLink({ url, name }: { url: string | null; name: string }) {
  if (!url) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="text-primary mr-4 inline-flex min-h-11 items-center text-sm underline"
    >
      {name}
    </a>
  )
}

function LinksForm({ kind, onClose }: { kind: LicenceKindLinks; onClose: () => void }) {
  const t = useTranslation()
  const { calls, refresh } = useCatalogCalls()
  const form = useForm({
    form: registerForm,
    errorMessage: () => t('error.urlNotOfficial'),
    refusalMessage: useRefusalMessage(),
    submit: async (typed) => {
      await calls.editLicenceKind({ key: kind.key, ...typed })
      toast({ title: t('admin.saved') })
      await refresh()
      onClose()
    },
  })
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('admin.edit', { name: kind.name })}
      closeLabel={t('admin.close')}
      fitsContent
    >
      <form {...form.props} className="space-y-4 py-2">
        <FormAlert alert={form.alert} />
        <TextField
          field={form.field('registerUrl')}
          label={t('registers.url')}
          hint={t('registers.urlHint')}
          defaultValue={kind.registerUrl ?? ''}
          inputMode="url"
        />
        <SelectField
          field={form.field('registerUrlIs')}
          label={t('registers.urlIs')}
          defaultValue={kind.registerUrlIs ?? 'entry'}
          options={registerUrlKinds.map((one) => [one, t(`registers.${one}`)])}
        />
        <TextField
          field={form.field('complaintsUrl')}
          label={t('registers.complaints')}
          defaultValue={kind.complaintsUrl ?? ''}
          inputMode="url"
        />
        <SubmitButton isBusy={form.isBusy}>{t('admin.save')}</SubmitButton>
      </form>
    </Sheet>
  )
}
