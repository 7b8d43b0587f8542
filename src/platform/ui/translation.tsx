import { useCallback } from 'react'
import { formatDate, formatNumber, translate, type Params } from '#platform/i18n.ts'
import { formatHkd } from '#shared/money.ts'
import { useScope } from './scope.tsx'

/** `results_one` and `results_other` are asked for as `results`, with a count. */
type KeyOf<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K

/**
 * A room's words: `export const useTranslation = wordsOf<typeof en>('listings')` with `import type en from
 * '../messages/en.json'`. The hook gives `t(key, params)`; an unknown key does not compile.
 */
export function translationOf<Messages extends Record<string, string>>(feature: string) {
  return function useTranslation() {
    const { words, locale } = useScope()
    return useCallback(
      (key: KeyOf<keyof Messages & string>, params?: Params) => translate(words, locale, feature, key, params),
      [words, locale],
    )
  }
}

/** Numbers, money and dates in the reader's own form. */
export function useFormat() {
  const { locale } = useScope()
  return {
    number: (value: number) => formatNumber(value, locale),
    hkd: (cents: number) => formatHkd(cents, locale),
    date: (iso: string, options?: Intl.DateTimeFormatOptions) => formatDate(iso, locale, options),
  }
}
