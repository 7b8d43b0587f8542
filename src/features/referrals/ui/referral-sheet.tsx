import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useScope } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { tryShare } from '#platform/ui/try-share.ts'
import { tryCopy } from '#platform/ui/use-copy.ts'
import { whatsappShareLink } from '#shared/hk-phone.ts'
import { referralsApi } from '../api.ts'
import type { Referral } from '../contract.ts'
import { referralPath } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** Content of the "Refer a Friend" dialog; loaded lazily. */
export function ReferralSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslation()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('refer.title')} closeLabel={t('refer.close')} fitsContent>
      <OwnReferral />
    </Sheet>
  )
}

function OwnReferral() {
  const t = useTranslation()
  const { data, isError, refetch } = useQuery(useApi(referralsApi).getMine.queryOptions({ input: {} }))
  if (data) return <ShareOptions referral={data} />
  if (!isError) return <Spinner className="mx-auto my-16" />
  return (
    <div className="space-y-3 py-6 text-center">
      <p>{t('refer.failed')}</p>
      <Button onClick={() => void refetch()}>{t('refer.retry')}</Button>
    </div>
  )
}

/** The member's referral link with QR code, copy, WhatsApp and system share. */
function ShareOptions({ referral: { code, joined } }: { referral: Referral }) {
  const t = useTranslation()
  const { baseUrl } = useScope()
  const url = baseUrl + referralPath(code)
  const text = t('refer.shareText', { url })
  // Shown inline because a toast would appear behind the dialog.
  const [copyResult, setCopyResult] = useState<'refer.copied' | 'refer.notCopied'>()
  const copy = async () => setCopyResult((await tryCopy(url)) ? 'refer.copied' : 'refer.notCopied')
  const share = async () => void ((await tryShare({ text, url })) || (await copy()))
  return (
    <div className="space-y-4 pb-4">
      <p>{t('refer.text')}</p>
      <img src={`/qr/refer/${code}.svg`} width={176} height={176} alt={t('refer.code')} className="mx-auto" />
      <label className="block">
        <span className="mb-1 block font-semibold">{t('refer.link')}</span>
        <input
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="border-line-strong rounded-control bg-sunken block min-h-11 w-full border px-3 text-sm"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void copy()}>
          <Icon name="copy" size={18} />
          {t('refer.copy')}
        </Button>
        <a
          href={whatsappShareLink(text)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'whatsapp' })}
        >
          <Icon name="whatsapp" size={18} />
          {t('refer.whatsapp')}
        </a>
        {'share' in navigator && (
          <Button onClick={() => void share()}>
            <Icon name="share-2" size={18} />
            {t('refer.share')}
          </Button>
        )}
      </div>
      <p role="status" className="font-medium">
        {copyResult && t(copyResult)}
      </p>
      {joined > 0 && <p className="text-muted">{t('refer.joined', { count: joined })}</p>}
    </div>
  )
}
