import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'

/** Opens the choice of one picture. `accept` are the formats that the server reads, by default. */
export function FileButton({
  accept = 'image/jpeg,image/png,image/webp,image/heic,image/heif',
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
