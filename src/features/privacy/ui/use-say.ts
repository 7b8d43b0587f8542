import { useWords } from './use-words.ts'

const refusals = ['REQUEST_WAITS', 'REQUEST_NOT_FOUND', 'REQUEST_DECIDED'] as const

/** The words of this room's faults and refusals, for its forms. */
export function useSay() {
  const t = useWords()
  return {
    say: (fault: string) => t(`fault.${fault}` as 'fault.detailsRequired'),
    refused: (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
  }
}
