import { useLocale } from '#platform/ui/scope.tsx'

const minute = 60_000
const steps = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** Formats a relative time such as "3 days ago". Uses whole units, so that server and browser output rarely differ. */
export function useAge() {
  const locale = useLocale()
  const formatter = new Intl.RelativeTimeFormat(locale === 'en' ? 'en-GB' : locale, { numeric: 'always' })
  return (at: string) => {
    const elapsedMs = Date.now() - new Date(at).getTime()
    const [unit, length] = steps.find(([, ms]) => elapsedMs >= ms) ?? ['minute', minute]
    return formatter.format(-Math.floor(elapsedMs / length), unit)
  }
}
