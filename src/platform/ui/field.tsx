import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { lengthOf } from '#shared/text.ts'
import type en from '../messages/en.json'
import { Button } from './button.tsx'
import { DateInput } from './date-input.tsx'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { translationOf, useFormat } from './translation.tsx'
import type { FieldProps } from './use-form.ts'

const useTranslation = translationOf<typeof en>('platform')

type TextFieldProps = { field: FieldProps; label: string; hint?: ReactNode; after?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'id' | 'name' | 'ref'
>

/** Text input with its label above and its error below. `after` is rendered inside, at its end. */
export function TextField({ field: { error, ...field }, label, hint, after, className, ...input }: TextFieldProps) {
  const [hintId, errorId] = [`${field.id}hint`, `${field.id}error`]
  const Input = input.type === 'date' ? DateInput : 'input'
  return (
    <div className={className}>
      <label htmlFor={field.id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <Input
          {...input}
          {...field}
          aria-invalid={error !== undefined}
          aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
          className={clsx(
            'bg-surface rounded-control block min-h-11 w-full border px-3',
            after && 'pr-12',
            error ? 'border-accent' : 'border-line-strong',
          )}
        />
        {after}
      </div>
      {hint && (
        <p id={hintId} className="text-muted mt-1 text-sm">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** Multi-line text input; with `maxCharacters` it shows how many code points are used. */
export function TextAreaField({
  field: { error, ...field },
  label,
  hint,
  maxCharacters,
  className,
  ...area
}: { field: FieldProps; label: string; hint?: ReactNode; maxCharacters?: number } & Omit<
  ComponentProps<'textarea'>,
  'id' | 'name'
>) {
  const [hintId, errorId] = [`${field.id}hint`, `${field.id}error`]
  const { number } = useFormat()
  const length = typeof area.value === 'string' ? lengthOf(area.value) : 0
  return (
    <div className={className}>
      <label htmlFor={field.id} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea
        rows={4}
        {...area}
        {...field}
        aria-invalid={error !== undefined}
        aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
        className={clsx(
          'bg-surface rounded-control block field-sizing-content max-h-[60dvh] min-h-24 w-full border px-3 py-2',
          error ? 'border-accent' : 'border-line-strong',
        )}
      />
      <div className="mt-1 flex justify-between gap-4 text-sm">
        <p id={hintId} className="text-muted">
          {hint}
        </p>
        {maxCharacters !== undefined && length > 0 && (
          <p className={clsx('tabular flex-none', length > maxCharacters ? 'text-accent font-semibold' : 'text-muted')}>
            {number(length)} / {number(maxCharacters)}
          </p>
        )}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The error message of a field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="text-accent mt-1 flex items-start gap-1.5 text-sm">
      <Icon name="circle-alert" size={16} className="mt-0.5 flex-none" />
      {error}
    </p>
  )
}

/** Password input with a button that reveals it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const t = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const label = t(isShown ? 'form.hidePassword' : 'form.showPassword')
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          aria-label={label}
          title={label}
          className="text-muted hover:text-ink rounded-control absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center noscript:hidden"
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}

/** Select with its label above. `options` are pairs of value and label. */
export function SelectField({
  field: { error, ...field },
  label,
  hint,
  options,
  ...select
}: { field: FieldProps; label: string; hint?: string; options: readonly (readonly [string, string])[] } & Omit<
  ComponentProps<'select'>,
  'id' | 'name'
>) {
  const [hintId, errorId] = [`${field.id}hint`, `${field.id}error`]
  return (
    <div>
      <label htmlFor={field.id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        {...select}
        {...field}
        aria-invalid={error !== undefined}
        aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
        className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {hint && (
        <p id={hintId} className="text-muted mt-1 text-sm">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** Checkbox with its label beside it. */
export function CheckboxField({
  field: { error, ...field },
  children,
  ...input
}: { field: FieldProps; children: ReactNode } & Pick<ComponentProps<'input'>, 'defaultChecked'>) {
  const errorId = `${field.id}error`
  return (
    <div className={clsx(error && 'pb-2')}>
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          {...input}
          {...field}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          className="accent-primary mt-[calc((1lh-1.25rem)/2)] size-5 flex-none"
        />
        <span className="text-pretty">{children}</span>
      </label>
      {error && (
        <div className="-mt-1.5 pl-8">
          <FieldError id={errorId} error={error} />
        </div>
      )}
    </div>
  )
}

/** Error of the whole form, announced and scrolled into view when it appears; says beforehand where the form cannot work. */
export function FormAlert({ alert }: { alert: string | undefined }) {
  const t = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const isShown = Boolean(alert)
  // Before the first field with an error gets the focus, which scrolls last.
  useLayoutEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <>
      {/* Empty it is there for screen readers alone, and takes no gap of the form. */}
      <div ref={ref} role="alert" className="scroll-my-4 empty:absolute">
        {alert && <p className="rounded-control bg-accent-soft text-accent p-3 font-medium">{alert}</p>}
      </div>
      <noscript>
        <p className="text-muted mb-4">{t('form.noScript')}</p>
      </noscript>
    </>
  )
}

/** Submit button with a busy state. It stays focusable while busy; further presses do nothing. */
export function SubmitButton({
  isBusy,
  children,
  className,
  ...rest
}: { isBusy: boolean } & ComponentProps<typeof Button>) {
  return (
    <Button
      type="submit"
      variant="primary"
      aria-disabled={isBusy}
      className={clsx('noscript:hidden', className)}
      {...rest}
    >
      {isBusy && <Spinner />}
      <span>{children}</span>
    </Button>
  )
}
