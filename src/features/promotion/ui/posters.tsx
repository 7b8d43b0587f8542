import { useState } from 'react'
import { Button, buttonClass } from '#platform/ui/button.tsx'
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
          <Preview
            url={`/poster/${listingId}/${purpose}/preview.svg`}
            alt={t('poster.preview', { poster: t(`poster.${purpose}`) })}
          />
          <div className="flex flex-wrap justify-center gap-1.5">
            {paperSizeNames.map((size) => (
              <a
                key={size}
                href={`/poster/${listingId}/${purpose}/${size}.pdf`}
                download
                aria-label={t('poster.download', { poster: t(`poster.${purpose}`), size: t(`poster.size.${size}`) })}
                className={buttonClass({ size: 'sm' }) + ' max-lg:min-h-11 max-lg:px-2'}
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

/** The picture of a poster; one that did not arrive can be asked for again. */
function Preview({ url, alt }: { url: string; alt: string }) {
  const t = useTranslation()
  const [tries, setTries] = useState(1)
  const [failedTry, setFailedTry] = useState(0)
  const className = 'border-line mx-auto mt-auto w-full max-w-64 border'
  if (failedTry === tries)
    return (
      <div
        role="alert"
        className={`${className} grid aspect-[1000/1414] place-content-center justify-items-center gap-3`}
      >
        <p className="text-muted px-4 text-center text-sm text-balance">{t('poster.failed')}</p>
        <Button onClick={() => setTries(tries + 1)}>{t('retry')}</Button>
      </div>
    )
  return (
    <img
      key={tries}
      // A picture that failed before this page could listen.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedTry(tries)
      }}
      src={url}
      width={1000}
      height={1414}
      alt={alt}
      onError={() => setFailedTry(tries)}
      className={`${className} h-auto`}
    />
  )
}
