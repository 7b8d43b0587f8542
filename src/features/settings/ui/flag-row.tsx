import { useId, useState } from 'react'
import { Switch } from '#platform/ui/switch.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { undoKey, undoMs } from '#shared/undo.ts'
import type { SettingRow } from '../contract.ts'
import { readFlag, settings, type FlagKey } from '../rules.ts'
import type { SaveSettings } from './use-save-settings.ts'
import { useTranslation } from './use-translation.ts'

/** A flag as a switch that saves immediately; the toast offers undo for ten seconds. */
export function FlagRow({ row, save }: { row: SettingRow; save: SaveSettings }) {
  const t = useTranslation()
  const id = useId()
  /** What is being saved. */
  const [wanted, setWanted] = useState<boolean>()
  const name = t(`setting.${row.key}` as 'setting.GOOGLE_AUTH')
  const isOn = row.value.trim() === 'true' || (row.value.trim() !== 'false' && readFlag(new Map(), row.key as FlagKey))
  const flip = async (to: boolean, was = row.value) => {
    setWanted(to)
    const value = String(to)
    const isSaved = await save([{ key: row.key, was, value }]).catch(() => false)
    setWanted(undefined)
    if (!isSaved) return
    toast({
      title: t(to ? 'saved.on' : 'saved.off', { setting: name }),
      action: { label: t('saved.undo'), onPress: () => void flip(!to, value), key: undoKey },
      seconds: undoMs / 1_000,
    })
  }
  return (
    <li className="border-line flex items-center gap-4 border-b py-1.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p id={`${id}name`} className="font-medium">
          {name}
        </p>
        <p id={`${id}hint`} className="text-muted text-sm">
          {t(`hint.${row.key}` as 'hint.GOOGLE_AUTH')}{' '}
          {!row.isUsable && (
            <strong className="text-accent">{t('unusable', { value: settings[row.key].initial })}</strong>
          )}
        </p>
      </div>
      <Switch
        isOn={wanted ?? isOn}
        onChange={(to) => void flip(to)}
        labelId={`${id}name`}
        hintId={`${id}hint`}
        isBusy={wanted !== undefined}
      />
    </li>
  )
}
