import { useLocale } from '#platform/ui/scope.tsx'

const minute = 60_000
const steps = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** How long ago something was, in words: "3 days ago". Whole units, so that server and browser agree but on the minute. */
export function useAge() {
  const locale = useLocale()
  const words = new Intl.RelativeTimeFormat(locale === 'en' ? 'en-GB' : locale, { numeric: 'always' })
  return (at: string) => {
    const passed = Date.now() - new Date(at).getTime()
    const [unit, length] = steps.find(([, ms]) => passed >= ms) ?? ['minute', minute]
    return words.format(-Math.floor(passed / length), unit)
  }
}
