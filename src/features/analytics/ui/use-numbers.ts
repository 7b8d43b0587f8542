import { useMemo } from 'react'
import { useLocale } from '#platform/ui/scope.tsx'

/** Numbers, shares and days in the reader's language. */
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
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    return {
      number: (value: number) => number.format(value),
      share: (value: number) => share.format(value),
      change: (value: number) => change.format(value),
      day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
    }
  }, [locale])
}
