import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'whatsapp' | 'danger'
  size?: 'md' | 'sm' | 'lg'
  isWide?: boolean
}

const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  whatsapp: 'bg-whatsapp text-on-whatsapp hover:bg-whatsapp-hover',
  danger: 'border border-accent text-accent hover:bg-accent-soft',
}
const sizes = { sm: 'min-h-9 px-3 text-sm', md: 'min-h-11 px-4', lg: 'min-h-12 px-6 text-lg' }

/** Class names of a button, for `<button>`, `<a>`, `<Link>` and `<summary>`. */
export function buttonClass({ variant = 'secondary', size = 'md', isWide = false }: ButtonStyle = {}): string {
  return clsx('btn', variants[variant], sizes[size], isWide && 'w-full')
}

export function Button({
  variant,
  size,
  isWide,
  className,
  type = 'button',
  ...rest
}: ButtonStyle & ComponentProps<'button'>) {
  return <button type={type} className={clsx(buttonClass({ variant, size, isWide }), className)} {...rest} />
}

export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link className={clsx(buttonClass({ variant, size, isWide }), className)} {...rest} />
}
