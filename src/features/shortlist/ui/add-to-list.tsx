import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import type { List } from '../contract.ts'
import { ListNameForm } from './list-name-form.tsx'
import { useListChanges } from './use-lists.ts'
import { useTranslation } from './use-translation.ts'

/** Adds these listings to one of the member's lists or to a new one. */
export function AddToList({ lists, listingIds }: { lists: List[]; listingIds: readonly string[] }) {
  const t = useTranslation()
  const [alert, setAlert] = useState<string>()
  const changes = useListChanges(setAlert)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setAlert(undefined)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const finish = (list: List | null) => {
    if (!list) return false
    close()
    toast({ title: t('lists.added', { name: list.name }) })
    return true
  }
  return (
    <>
      <Button onClick={open}>{t('lists.add')}</Button>
      <Sheet isOpen={isOpen} onClose={close} title={t('lists.add')} closeLabel={t('lists.close')} fitsContent>
        <FormAlert alert={alert} />
        <ul className="mb-4">
          {lists.map((list) => (
            <li key={list.id}>
              <button
                type="button"
                onClick={() => void changes.add(list.id, listingIds).then(finish)}
                className="hover:bg-sunken rounded-control flex min-h-11 w-full items-center gap-3 px-2 text-left font-medium"
              >
                <Icon name="plus" size={18} />
                {list.name}
              </button>
            </li>
          ))}
        </ul>
        <div className="pb-3">
          <ListNameForm
            submitLabel={t('lists.create')}
            onSubmit={async (name) => finish(await changes.create(name, listingIds))}
          />
        </div>
      </Sheet>
    </>
  )
}
