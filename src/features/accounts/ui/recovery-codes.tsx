import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useCopy } from '#platform/ui/use-copy.ts'
import { brand } from '#shared/brand.ts'
import { useTranslation } from './use-translation.ts'

/** The recovery codes, shown this once, with ways to store them. Takes the focus, as it replaces a form. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslation()
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.focus(), [])
  const text = `${brand.name}\n${codes.join('\n')}\n`
  const copy = useCopy()
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={t('recovery.title')}
      className="rounded-card border-gold bg-gold-soft space-y-4 border p-4 focus:outline-none"
    >
      <h3 className="font-bold">{t('recovery.title')}</h3>
      <p>{t('recovery.text')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-lg">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy(text)}>
          <Icon name="copy" size={18} />
          {t('recovery.copy')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.name.toLowerCase()}-recovery-codes.txt`}
          className={buttonClass({})}
        >
          <Icon name="download" size={18} />
          {t('recovery.download')}
        </a>
        <Button variant="primary" onClick={onDone}>
          {t('recovery.done')}
        </Button>
      </div>
    </section>
  )
}
