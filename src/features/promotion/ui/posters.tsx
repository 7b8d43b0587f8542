import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { Promotion } from '../contract.ts'
import { paperSizeNames, posterPurposes } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** Two designs to print, each with its preview and a file for every size of paper. */
export function Posters({ promotion: { listingId } }: { promotion: Promotion }) {
  const t = useTranslation()
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {posterPurposes.map((purpose) => (
        <li key={purpose} className="rounded-card border-line bg-surface flex flex-col gap-3 border p-4">
          <h3 className="font-semibold">{t(`poster.${purpose}`)}</h3>
          <p className="text-muted text-sm">{t(`poster.${purpose}Text`)}</p>
          <img
            src={`/poster/${listingId}/${purpose}/preview.svg`}
            width={1000}
            height={1414}
            alt={t('poster.preview', { poster: t(`poster.${purpose}`) })}
            className="border-line mx-auto mt-auto h-auto w-full max-w-64 border"
          />
          <div className="flex flex-wrap justify-center gap-2">
            {paperSizeNames.map((size) => (
              <a
                key={size}
                href={`/poster/${listingId}/${purpose}/${size}.pdf`}
                download
                aria-label={t('poster.download', { poster: t(`poster.${purpose}`), size: t(`poster.size.${size}`) })}
                className={buttonClass({ size: 'sm' }) + ' max-lg:min-h-11'}
              >
                <Icon name="download" size={16} />
                {t(`poster.size.${size}`)}
              </a>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
