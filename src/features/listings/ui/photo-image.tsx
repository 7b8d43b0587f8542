import type { Photo } from '../contract.ts'

/** A photo in all stored widths, as AVIF where there is one. `isFirst`: above the fold, loads eagerly. */
export function PhotoImage({
  photo: { variants, alt, altLang },
  sizes,
  isFirst = false,
  className,
}: {
  photo: Photo
  sizes: string
  isFirst?: boolean
  className?: string
}) {
  const largest = variants.at(-1)
  if (!largest) return null
  const avifs = variants.flatMap(({ avifUrl, width }) => (avifUrl ? [`${avifUrl} ${width}w`] : []))
  const picture = (
    <img
      className={className}
      src={largest.url}
      {...(variants.length > 1 && {
        srcSet: variants.map(({ url, width }) => `${url} ${width}w`).join(', '),
        sizes,
      })}
      width={largest.width}
      height={largest.height}
      alt={alt}
      lang={altLang}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
  if (avifs.length < variants.length) return picture
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avifs.join(', ')} sizes={sizes} />
      {picture}
    </picture>
  )
}
