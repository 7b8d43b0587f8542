import { useMemo } from 'react'
import { formatDate, unbrokenDate } from '#platform/i18n.ts'
import { useLocale } from '#platform/ui/scope.tsx'

/** Formatters for numbers, percentages and days in the current locale. */
export function useNumbers() {
  const locale = useLocale()
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale)
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    const change = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    })
    return {
      number: (value: number) => number.format(value),
      share: (value: number) => share.format(value),
      change: (value: number) => change.format(value).replace('-', '−'),
      day: (value: string) =>
        unbrokenDate(formatDate(`${value}T00:00:00+08:00`, locale, { day: 'numeric', month: 'short' })),
    }
  }, [locale])
}
