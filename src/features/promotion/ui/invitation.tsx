import { Link } from 'react-router'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { whatsappShareLink } from '#shared/hk-phone.ts'
import type { Promotion } from '../contract.ts'
import { CopyButton } from './copy-button.tsx'
import { useTranslation } from './use-translation.ts'

/** The short link that asks customers for a review. */
export function Invitation({ promotion: { name, invitationPath } }: { promotion: Promotion }) {
  const t = useTranslation()
  const url = useScope().baseUrl + invitationPath
  return (
    <div className="space-y-3">
      <p>{t('invitation.text')}</p>
      <label className="block max-w-lg">
        <span className="mb-1 block font-semibold">{t('invitation.link')}</span>
        <input
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="border-line-strong rounded-control bg-sunken block min-h-11 w-full border px-3"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url} label={t('invitation.copy')} />
        <a
          href={whatsappShareLink(t('invitation.message', { name: name.text, url }))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'whatsapp' })}
        >
          <Icon name="whatsapp" size={18} />
          {t('invitation.whatsapp')}
        </a>
      </div>
      <p className="text-muted text-sm">
        {t('invitation.note')}{' '}
        <Link to="/about#ranking" className="underline">
          {t('invitation.ranking')}
        </Link>
      </p>
    </div>
  )
}
