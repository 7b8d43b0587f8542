import { useState, type ChangeEvent } from 'react'
import { useTranslation } from './use-translation.ts'

type Options = {
  maxBytes: number
  /** Messages by the reason of a refusal. */
  messages: Record<string, string>
  /** The reason for a file above `maxBytes`. */
  tooLarge: string
  /** Sends the file and resolves with the reason of a refusal: '' without one of its own, undefined when it was taken. */
  send: (file: File) => Promise<string | undefined>
}

/** A file input whose file is sent when it is chosen, one at a time, and what to show above it. */
export function useSendFile({ maxBytes, messages, tooLarge, send }: Options) {
  const t = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [alert, setAlert] = useState<string>()
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file || isBusy) return
    setIsBusy(true)
    const reason = file.size > maxBytes ? tooLarge : await send(file).catch(() => '')
    setAlert(reason === undefined ? undefined : (messages[reason] ?? t('file.failed')))
    setIsBusy(false)
  }
  const input = {
    type: 'file',
    className: 'absolute inset-0 size-full cursor-pointer opacity-0',
    onChange: (event: ChangeEvent<HTMLInputElement>) => void choose(event),
  }
  return { isBusy, alert, input }
}
