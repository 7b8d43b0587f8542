import { useLocale } from '#platform/ui/scope.tsx'
import type { Locale } from '#shared/locale.ts'

const minute = 60_000
const steps = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** Hong Kong says 日, not 天. */
const tags: Record<Locale, string> = { en: 'en-GB', 'zh-Hant': 'zh-HK', 'zh-Hans': 'zh-CN' }

/** Formats a relative time such as "3 days ago". Server and browser output may differ by one unit. */
export function useAge() {
  const locale = useLocale()
  const formatter = new Intl.RelativeTimeFormat(tags[locale], { numeric: 'always' })
  return (at: string) => {
    const elapsedMs = Date.now() - new Date(at).getTime()
    const [unit, length] = steps.find(([, ms]) => elapsedMs >= ms) ?? ['minute', minute]
    const age = formatter.format(-Math.floor(elapsedMs / length), unit)
    return age.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')
  }
}
