import { useState, type ComponentType, type ReactElement } from 'react'
import type { WithPassword } from '#features/accounts/ui/fresh-password.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCopy } from '#platform/ui/use-copy.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { useTranslation } from './use-translation.ts'

/** Props of a form that makes something with a secret, which it hands over. */
export type SecretFormProps = { withPassword: WithPassword; onCreated: (secret: string) => void }

type Props = {
  id: string
  title: string
  text: string
  /** Shown with a new secret. */
  onceText: string
  /** List items of what exists. */
  rows: ReactElement[]
  Form: ComponentType<SecretFormProps>
  withPassword: WithPassword
}

/** What has a secret: those that exist, and a form that makes another and shows its secret once. */
export function SecretSection({ id, title, text, onceText, rows, Form, withPassword }: Props) {
  const [secret, setSecret] = useState<string>()
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p>{text}</p>
      {rows.length > 0 && <ul className="divide-line border-line rounded-card divide-y border">{rows}</ul>}
      <Form withPassword={withPassword} onCreated={setSecret} />
      {secret && <SecretOnce key={secret} text={onceText} secret={secret} />}
    </section>
  )
}

/** A button that asks and then removes one of them, for good, by `removal`. */
export function RemoveButton({
  kind,
  name,
  removal,
}: {
  kind: 'keys' | 'hooks'
  name: string
  removal: () => Promise<unknown>
}) {
  const t = useTranslation()
  const invalidate = useInvalidate()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const close = () => setIsConfirming(false)
  async function remove() {
    if (isBusy) return
    setIsBusy(true)
    await removal()
      .then(() => toast({ title: t(`removed.${kind}`) }))
      .catch(() => toast({ title: t('failed'), variant: 'destructive' }))
    await invalidate('integrations')
    setIsBusy(false)
    close()
  }
  return (
    <>
      <Button onClick={() => setIsConfirming(true)} aria-label={t('removeOf', { name })}>
        {t('remove')}
      </Button>
      <Sheet isOpen={isConfirming} onClose={close} title={t(`removeTitle.${kind}`)} closeLabel={t('keep')} fitsContent>
        <p className="mt-2 wrap-anywhere">{t(`removeText.${kind}`, { name })}</p>
        <div className="mt-6 mb-3 flex flex-wrap justify-end gap-3">
          <Button onClick={close}>{t('keep')}</Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

/** A secret that is shown once, with a copy button, below the button that made it. */
function SecretOnce({ text, secret }: { text: string; secret: string }) {
  const t = useTranslation()
  const copy = useCopy()
  return (
    <div
      role="status"
      ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
      className="rounded-card bg-primary-soft space-y-2 p-4"
    >
      <p className="font-medium">{text}</p>
      <p className="flex items-center gap-3">
        <code className="min-w-0 flex-1 break-all select-all">{secret}</code>
        <Button aria-label={t('copy')} className="flex-none" onClick={() => void copy(secret)}>
          <Icon name="copy" size={18} />
        </Button>
      </p>
    </div>
  )
}
