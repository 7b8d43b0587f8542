import type en from '../messages/en.json'
import { useWords } from './use-words.ts'

type Key = keyof typeof en

/** The words of this room's faults and refusals, for its forms. */
export function useSay() {
  const t = useWords()
  return {
    say: (fault: string) => t(`fault.${fault}` as Key & `fault.${string}`),
    refused: (code: string) => {
      const known = ['SUBJECT_NOT_FOUND', 'REPORT_OWN', 'REPORT_OPEN', 'REPORT_NOT_FOUND', 'APPEAL_REFUSED'] as const
      const found = known.find((one) => one === code)
      return found && t(`refused.${found}`)
    },
  }
}
