import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { cleanLine } from '#shared/text.ts'
import { maxListName } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

type FormProps = {
  initialName?: string
  submitLabel: string
  /** Returns whether the name was stored. */
  onSubmit: (name: string) => Promise<boolean>
}

/** The name of a new or renamed list. */
export function ListNameForm({ initialName = '', submitLabel, onSubmit }: FormProps) {
  const t = useTranslation()
  const id = useId()
  const [name, setName] = useState(initialName)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !cleanLine(name)) return
    setIsBusy(true)
    if (await onSubmit(name)) setName(initialName)
    setIsBusy(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="mb-1 block font-semibold">
          {t('lists.name')}
        </label>
        <input
          id={id}
          value={name}
          maxLength={maxListName}
          required
          onChange={({ target }) => setName(target.value)}
          className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
        />
      </div>
      <Button type="submit" aria-disabled={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
