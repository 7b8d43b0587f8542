import { clsx } from 'clsx'
import { useState } from 'react'
import { pictureTypes } from '#platform/ui/file-button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

type PhotoDropProps = {
  /** Id of the element that shows what is wrong with the photos. */
  errorId?: string | undefined
  isMultiple: boolean
  onFiles: (files: readonly File[]) => void
}

/** The field where photos are chosen or dropped. */
export function PhotoDrop({ errorId, isMultiple, onFiles }: PhotoDropProps) {
  const t = useTranslation()
  const [isDragOver, setIsDragOver] = useState(false)
  return (
    <label
      className={clsx(
        'rounded-card relative flex min-h-24 flex-col items-center justify-center gap-1 border-2 border-dashed p-4 text-center',
        'focus-within:outline-primary focus-within:outline-2 focus-within:outline-offset-2',
        isDragOver ? 'border-primary bg-primary-soft' : 'border-line-strong hover:bg-sunken',
      )}
    >
      <Icon name="image-plus" size={28} className="text-primary" />
      <span className="font-semibold pointer-coarse:hidden">
        {t(isMultiple ? 'picker.choose' : 'picker.chooseOne')}
      </span>
      {/* Nothing can be dragged on a phone. */}
      <span className="hidden font-semibold pointer-coarse:inline">
        {t(isMultiple ? 'picker.add' : 'picker.addOne')}
      </span>
      <span className="text-muted text-sm">{t('picker.kinds')}</span>
      {/* Covers the whole field so that files can be dropped anywhere on it. */}
      <input
        type="file"
        multiple={isMultiple}
        accept={pictureTypes}
        aria-describedby={errorId}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setIsDragOver(true)}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={() => setIsDragOver(false)}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          onFiles(files)
        }}
      />
    </label>
  )
}
