import { clsx } from 'clsx'
import { Suspense, useState, type ReactNode } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { useTranslation } from './use-translation.ts'

/** Loaded when it is opened, because few visitors use it. */
export const LazyDistrictPicker = lazyPart(async () => (await import('./district-picker.tsx')).DistrictPicker)

/** "Choose on the map": renders its content once it is opened. Without JavaScript the list of areas does the same. */
export function MapDisclosure({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className={clsx('noscript:hidden', className)}>
      <summary className="rounded-control text-primary inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium hover:underline">
        <Icon name="map" size={18} />
        {t('map.title')}
      </summary>
      {isOpen && <Suspense>{children}</Suspense>}
    </details>
  )
}
