import { isApiError } from '#platform/api.ts'
import type en from '../messages/en.json'
import { translationOf } from './translation.tsx'
import type { FieldErrorAt } from './use-visible-errors.ts'

const useTranslation = translationOf<typeof en>('platform')

type Failure = {
  /** Code of the refusal; undefined when the server was not reached. */
  code: string | undefined
  /** What to show above the form. */
  message: string
  /** Errors of fields that the server found. */
  fieldErrors: FieldErrorAt[]
}
/** Refusals that any call may meet. */
const commonRefusals = {
  UNAUTHORIZED: 'form.signedOut',
  FORBIDDEN: 'form.forbidden',
  NOT_FOUND: 'form.gone',
  CONFLICT: 'form.conflict',
} as const
type Issue = { path?: unknown[]; message: string }

/** Returns a function that explains why a call failed, with the feature's own message for a refusal if it has one. */
export function useFailure(refusalMessage?: (code: string) => string | undefined) {
  const t = useTranslation()
  return (error: unknown): Failure => {
    const { code, status, data } = isApiError(error)
      ? (error as { code: string; status: number; data: Record<string, unknown> | undefined })
      : {}
    const issues = code === 'BAD_REQUEST' ? ((data?.['issues'] ?? []) as Issue[]) : []
    const minutes = Math.ceil(Number(data?.['retryAfterSeconds'] ?? 60) / 60)
    const defaultMessage =
      status === 429
        ? t('form.tooMany', { count: minutes })
        : t(commonRefusals[code as keyof typeof commonRefusals] ?? (status ? 'form.failed' : 'form.unreachable'))
    return {
      code,
      message: (code && refusalMessage?.(code)) ?? defaultMessage,
      fieldErrors: issues.flatMap(({ path, message }) =>
        path && path.length > 0 ? [{ path: path.map(String).join('.'), error: message }] : [],
      ),
    }
  }
}
