import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { csvOf } from '#shared/csv.ts'
import { useTranslation } from './use-translation.ts'

/** Downloads the figures of the screen as a CSV file. */
export function CsvButton({ name, rows }: { name: string; rows: Parameters<typeof csvOf>[0] }) {
  const t = useTranslation()
  const save = () => {
    const url = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${name}.csv`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button onClick={save}>
      <Icon name="file-down" size={18} />
      {t('csv')}
    </Button>
  )
}
