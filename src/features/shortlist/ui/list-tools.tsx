import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import type { List } from '../contract.ts'
import { CopyLink } from './copy-link.tsx'
import { listPath } from './list-links.tsx'
import { ListNameForm } from './list-name-form.tsx'
import { useListChanges } from './use-lists.ts'
import { useTranslation } from './use-translation.ts'

/** Shares, renames and deletes a list. */
export function ListTools({ list }: { list: List }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const changes = useListChanges()
  const [isRenaming, setIsRenaming] = useState(false)
  const [alert, setAlert] = useState<string>()
  const { rename } = useListChanges(setAlert)
  const openRenaming = () => {
    setAlert(undefined)
    setIsRenaming(true)
  }
  const remove = async () => {
    if (!(await changes.remove(list.id))) return
    await navigate('/shortlist')
    const undo = async () => {
      if (await changes.restore(list.id)) await navigate(listPath(list.id))
    }
    toast({
      title: t('lists.removed', { name: list.name }),
      action: { label: t('lists.undo'), onPress: () => void undo() },
    })
  }
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-2">
        {list.shareToken ? (
          <>
            <CopyLink path={`/list/${list.shareToken}`} />
            <Button onClick={() => void changes.stopSharing(list.id)}>{t('lists.stop')}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => void changes.share(list.id)}>
            <Icon name="share-2" size={18} />
            {t('lists.share')}
          </Button>
        )}
        <Button onClick={openRenaming}>{t('lists.rename')}</Button>
        <Button onClick={() => void remove()}>{t('lists.remove')}</Button>
      </div>
      <p role="status" className="text-muted mt-2 text-sm">
        {list.shareToken ? t('lists.shared') : t('lists.private')}
      </p>
      <Sheet
        isOpen={isRenaming}
        onClose={() => setIsRenaming(false)}
        title={t('lists.rename')}
        closeLabel={t('lists.close')}
        fitsContent
      >
        <div className="space-y-3 py-2">
          <FormAlert alert={alert} />
          <ListNameForm
            initialName={list.name}
            submitLabel={t('lists.save')}
            onSubmit={async (name) => {
              const renamed = await rename(list.id, name)
              if (renamed) setIsRenaming(false)
              return renamed !== null
            }}
          />
        </div>
      </Sheet>
    </div>
  )
}
