import { clsx } from 'clsx'
import { avatarSrcSet, initialsOf } from '../rules/avatar.ts'

type Props = {
  person: { firstName: string; lastName: string; avatarUrl: string | null }
  size?: number
  className?: string
}

/** Picture or initials of a person. Decorative: the name is shown beside it. `size` is in pixels. */
export function Avatar({ person: { firstName, lastName, avatarUrl }, size = 32, className }: Props) {
  const shape = clsx('flex-none rounded-full', className)
  if (avatarUrl) {
    return (
      <img
        src={avatarUrl}
        srcSet={avatarSrcSet(avatarUrl)}
        sizes={`${size}px`}
        width={size}
        height={size}
        alt=""
        className={clsx('object-cover', shape)}
      />
    )
  }
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={clsx('text-on-primary', shape)}>
      <rect width="32" height="32" className="fill-primary" />
      <text x="16" y="21" textAnchor="middle" fontSize="13" fontWeight="600" className="fill-current">
        {initialsOf(firstName, lastName)}
      </text>
    </svg>
  )
}
