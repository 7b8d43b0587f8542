import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'

/**
 * Formats of pictures that a field offers. Without HEIC, which most browsers cannot show: where it is not offered, an iPhone
 * hands its photos over as JPEG.
 */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Opens the choice of one picture. */
export function FileButton({
  accept = pictureTypes,
  onFile,
  children,
}: {
  accept?: string
  onFile: (file: File) => void
  children: ReactNode
}) {
  return (
    <label
      className={`${buttonClass()} has-focus-visible:outline-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
    >
      {children}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // So that the same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
