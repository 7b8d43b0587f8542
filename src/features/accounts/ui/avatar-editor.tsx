import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { decodePicture } from '#platform/ui/decode-picture.ts'
import { FileButton } from '#platform/ui/file-button.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { upload, UploadFailed } from '#platform/ui/upload.ts'
import { accountsApi } from '../api.ts'
import type { Profile } from '../contract.ts'
import { Avatar } from './avatar.tsx'
import { useCrop } from './use-crop.ts'
import { useTranslation } from './use-translation.ts'

/** Lets the member choose, crop, upload or remove their picture. */
export function AvatarEditor({ profile }: { profile: Profile }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  const { percent, send, refresh } = useUpload()

  async function choose(file: File) {
    const readable = await decodePicture(file).catch(() => null)
    // A format that this browser cannot decode (mostly HEIC) is sent uncropped; the server crops it to the centre
    // square.
    if (readable) setBitmap(readable)
    else await send(file)
  }
  async function remove() {
    try {
      await calls.removeAvatar({})
      await refresh()
    } catch {
      toast({ title: t('avatar.notRemoved'), variant: 'destructive' })
    }
  }
  if (bitmap) {
    return (
      <Crop
        bitmap={bitmap}
        percent={percent}
        onCancel={() => setBitmap(undefined)}
        onCropped={async (blob) => {
          if (await send(blob)) setBitmap(undefined)
        }}
      />
    )
  }
  return (
    <section aria-label={t('avatar.title')} className="flex flex-wrap items-center gap-4">
      <Avatar person={profile} size={88} />
      <div>
        <div className="flex flex-wrap gap-2">
          <FileButton onFile={(file) => void choose(file)}>
            {t(profile.avatarUrl ? 'avatar.change' : 'avatar.choose')}
          </FileButton>
          {profile.avatarUrl && (
            <Button variant="ghost" onClick={() => void remove()}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p className="text-muted mt-1 text-sm">{t('avatar.hint')}</p>
        <Progress percent={percent} />
      </div>
    </section>
  )
}

function Progress({ percent }: { percent: number | null }) {
  const t = useTranslation()
  return (
    <div role="status">
      {percent !== null && (
        <>
          <progress value={percent} max={100} className="w-full" aria-label={t('avatar.title')} />
          <span className="text-sm">{t('avatar.uploading', { percent })}</span>
        </>
      )}
    </div>
  )
}

type CropProps = {
  bitmap: ImageBitmap
  percent: number | null
  onCancel: () => void
  onCropped: (blob: Blob) => Promise<void>
}

function Crop({ bitmap, percent, onCancel, onCropped }: CropProps) {
  const t = useTranslation()
  const { canvasProps, zoomTo, toJpeg: cut } = useCrop(bitmap)
  return (
    <section aria-label={t('avatar.title')} className="space-y-3">
      <p>{t('avatar.crop')}</p>
      <canvas
        {...canvasProps}
        role="img"
        aria-label={t('avatar.crop')}
        className="border-line-strong size-64 cursor-move touch-none rounded-full border"
      />
      <label className="flex max-w-64 items-center gap-3">
        {t('avatar.zoom')}
        <input
          type="range"
          min="1"
          max="4"
          step="0.05"
          defaultValue="1"
          className="accent-primary min-h-11 flex-1"
          onInput={(event) => zoomTo(Number(event.currentTarget.value))}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          aria-disabled={percent !== null}
          onClick={() => void cut().then(onCropped, () => toast({ title: t('avatar.failed'), variant: 'destructive' }))}
        >
          {t('avatar.save')}
        </Button>
        <Button onClick={onCancel}>{t('avatar.cancel')}</Button>
      </div>
      <Progress percent={percent} />
    </section>
  )
}

/** Uploads a picture; `send` resolves to whether it succeeded. `percent` is null while nothing is uploading. */
function useUpload() {
  const t = useTranslation()
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const [percent, setPercent] = useState<number | null>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: accounts.key() })
  async function send(file: Blob): Promise<boolean> {
    if (percent !== null) return false
    setPercent(0)
    try {
      await upload('/api/avatar', file, setPercent)
      await refresh()
      toast({ title: t('avatar.done') })
      return true
    } catch (error) {
      const isFile = error instanceof UploadFailed && (error.status === 413 || error.status === 415)
      toast({
        title: t('avatar.failed'),
        description: isFile ? t('avatar.unusable') : undefined,
        variant: 'destructive',
      })
      return false
    } finally {
      setPercent(null)
    }
  }
  return { percent, send, refresh }
}
