import { clsx } from 'clsx'
import { Icon } from './icon.tsx'

/** Progress indicator. Provide a text label beside it or in a live region. `size` is pixels. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return <Icon name="loader-circle" size={size} className={clsx('animate-spin', className)} />
}
