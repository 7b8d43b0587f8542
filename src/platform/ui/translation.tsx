import { useCallback } from 'react'
import { breakableDate, formatDate, formatMonth, translate, unbrokenDate } from '#platform/i18n.ts'
import type { Values } from '#shared/fill-text.ts'
import { formatNumber } from '#shared/formatters.ts'
import { formatHkd } from '#shared/money.ts'
import { useScope } from './scope.tsx'

/** `results_one` and `results_other` are used as `results`, with a count. */
type KeyOf<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K

/**
 * Creates the translation hook of a feature: `export const useTranslation = translationOf<typeof en>('listings')` with
 * `import type en from '../messages/en.json'`. The hook returns `t(key, params)`; an unknown key does not compile.
 */
export function translationOf<Messages extends Record<string, string>>(feature: string) {
  return function useTranslation() {
    const { messages, locale } = useScope()
    return useCallback(
      (key: KeyOf<keyof Messages & string>, params?: Values) => translate(messages, locale, feature, key, params),
      [messages, locale],
    )
  }
}

/** Formats numbers, money and dates for the current locale. */
export function useFormat() {
  const { locale } = useScope()
  return {
    number: (value: number) => formatNumber(value),
    hkd: formatHkd,
    month: (yearMonth: string) => unbrokenDate(formatMonth(yearMonth, locale)),
    /** A day stays on one line; beside a time it may break. */
    date: (iso: string, options?: Intl.DateTimeFormatOptions) => {
      const date = formatDate(iso, locale, options)
      return options?.timeStyle ? breakableDate(date) : unbrokenDate(date)
    },
  }
}
