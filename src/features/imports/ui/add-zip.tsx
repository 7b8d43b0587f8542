import { FormAlert } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { maxZipBytes } from '../rules/photo-files.ts'
import { useSendFile } from './use-send-file.ts'
import { useTranslation } from './use-translation.ts'

type Answer = { added?: number; leftOut?: number; data?: { reason?: string } }

/** Adds a zip with the pictures that rows name. `pictureCount` are there already. */
export function AddZip({ id, pictureCount, onAdded }: { id: string; pictureCount: number; onAdded: () => void }) {
  const t = useTranslation()
  const { isBusy, alert, input } = useSendFile({
    maxBytes: maxZipBytes,
    tooLarge: 'zipSize',
    messages: { zip: t('zip.zip'), zipSize: t('zip.zipSize'), zipCount: t('zip.zipCount') },
    send: async (file) => {
      const body = new Blob([file], { type: 'application/zip' })
      const response = await fetch(`/api/imports/${id}/photos`, { method: 'POST', body })
      const { leftOut, data } = (await response.json()) as Answer
      onAdded()
      if (leftOut === undefined) return data?.reason ?? ''
      if (leftOut > 0) toast({ title: t('zip.leftOut', { count: leftOut }) })
      return undefined
    },
  })
  return (
    <section aria-labelledby="import-zip" className="space-y-2">
      <h3 id="import-zip" className="font-semibold">
        {t('zip.title')}
      </h3>
      <p className="text-muted text-sm">{t('zip.text')}</p>
      <label className="rounded-control border-line-strong hover:bg-sunken focus-within:outline-primary relative inline-flex min-h-11 items-center gap-2 border px-4 font-semibold focus-within:outline-2">
        <Icon name="file-up" />
        {t(isBusy ? 'zip.sending' : 'zip.choose')}
        <input {...input} accept=".zip,application/zip" />
      </label>
      <p role="status" className="text-sm">
        {pictureCount > 0 && t('zip.have', { count: pictureCount })}
      </p>
      <FormAlert alert={alert} />
    </section>
  )
}
