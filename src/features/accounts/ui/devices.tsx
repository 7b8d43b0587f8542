import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FeatureQueries } from '#platform/api.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { accountsApi } from '../api.ts'
import type { accountsContract, Device } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** The browsers that are signed in as this member. */
export const devicesQuery = (accounts: FeatureQueries<typeof accountsContract>) =>
  accounts.findDevices.queryOptions({ input: {} })

/** Lists the signed-in browsers with buttons to sign them out. */
export function Devices() {
  const t = useTranslation()
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const devices = useQuery(devicesQuery(accounts)).data ?? []
  const callbacks = {
    onSuccess: () => toast({ title: t('devices.ended') }),
    onError: () => toast({ title: t('devices.failed'), variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: accounts.findDevices.key() }),
  }
  const endOne = useMutation(accounts.endSession.mutationOptions(callbacks))
  const endOthers = useMutation(accounts.endOtherSessions.mutationOptions(callbacks))
  return (
    <div className="space-y-3">
      <ul className="divide-line border-line rounded-card divide-y border">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => endOne.mutate({ id: device.id })} />
        ))}
      </ul>
      {devices.length > 1 && <Button onClick={() => endOthers.mutate({})}>{t('devices.endOthers')}</Button>}
    </div>
  )
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const t = useTranslation()
  const { date } = useFormat()
  const { browser, system, isCurrent, lastUsedAt } = device
  const name = browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
  const isPhone = system === 'iPhone' || system === 'Android'
  return (
    <li className="flex items-center gap-3 p-3">
      <Icon name={isPhone ? 'smartphone' : 'monitor'} className="text-muted flex-none" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">
          {isCurrent
            ? t('devices.current')
            : t('devices.used', { date: date(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" onClick={onEnd} aria-label={t('devices.endOf', { device: name })}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
